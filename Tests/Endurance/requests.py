#!/usr/bin/env python3
"""Opens programs in the server that try to keep it busy, and asks about them as an editor does.

usage: requests.py UILSP FOLDER [--only PATTERN] [--seconds S] [--megabytes M] [-v]

The programs are what `benchmark hostile FOLDER` writes. Each request must be answered within S seconds (2), or S seconds
of the server's processor time, with M megabytes (1,000): searches that go on beside an answer are not counted, and
neither is what a busy machine takes. Exit 0 when all are.
"""
import argparse
import os
import re
import sys
import time

from client import Client, position

TICKS = os.sysconf("SC_CLK_TCK")
REQUESTS = [
    "hover", "completion", "documentSymbol", "foldingRange", "documentHighlight", "definition", "codeAction", "inlayHint",
    "semanticTokens/full", "selectionRange", "signatureHelp", "formatting", "diagnostic",
]


def processor_seconds(client):
    with open(f"/proc/{client.process.pid}/stat") as file:
        fields = file.read().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


def tried(uilsp, path, options):
    """What is wrong with the answers about a program, one sentence each."""
    with open(path, "rb") as file:
        text = file.read().decode("utf-8", "replace")
    lines = text.count("\n")
    wrong = []
    client = Client(uilsp)
    client.start()
    uri = "file://" + os.path.abspath(path)
    try:
        client.open(uri, text)
        place = position(min(2, lines), 12)
        for name in REQUESTS:
            before, asked = processor_seconds(client), time.monotonic()
            number = client.request(f"textDocument/{name}", {
                "textDocument": {"uri": uri}, "position": place, "positions": [place], "range": {"start": position(0, 0), "end": place},
                "context": {"diagnostics": []}, "options": {"tabSize": 2, "insertSpaces": True},
            })
            client.wait(number, 10 * options.seconds + 20)
            seconds = min(processor_seconds(client) - before, time.monotonic() - asked)
            if seconds > options.seconds:
                wrong.append(f"{name} takes {seconds:.1f} s")
        if client.kilobytes > options.megabytes * 1024:
            wrong.append(f"{client.kilobytes >> 10} MB")
    except (OSError, TimeoutError) as error:
        wrong.append(f"{error} (status {client.process.poll()})")
    finally:
        client.process.kill()
        client.process.wait()
    return wrong


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("uilsp")
    parser.add_argument("folder")
    parser.add_argument("--only", default="")
    parser.add_argument("--seconds", type=float, default=2)
    parser.add_argument("--megabytes", type=int, default=1000)
    parser.add_argument("-v", action="store_true")
    options = parser.parse_args()
    names = sorted(name for name in os.listdir(options.folder) if name.endswith(".ui") and re.search(options.only, name))
    failed = 0
    for name in names:
        wrong = tried(options.uilsp, os.path.join(options.folder, name), options)
        failed += bool(wrong)
        if wrong or options.v:
            print(f"{name}: {', '.join(wrong) or 'ok'}", flush=True)
    print(f"requests: {len(names) - failed} of {len(names)} programs are answered about in time")
    return 1 if failed or not names else 0


if __name__ == "__main__":
    sys.exit(main())
