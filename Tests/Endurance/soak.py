#!/usr/bin/env python3
"""Edits a workspace for a long time: the server's memory stays near what it was at the start.

usage: soak.py UILSP [--edits N] [--files N] [--percent P]

Exit 0 when the memory after N edits (20,000) in a workspace of 230 files is within P percent (10) of that after the
first twentieth.
"""
import argparse
import os
import random
import sys
import tempfile

from client import Client, make_workspace, position


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("uilsp")
    parser.add_argument("--edits", type=int, default=20_000)
    parser.add_argument("--files", type=int, default=230)
    parser.add_argument("--percent", type=float, default=10)
    options = parser.parse_args()
    chance = random.Random(1)
    with tempfile.TemporaryDirectory() as folder:
        make_workspace(folder, options.files)
        client = Client(options.uilsp)
        client.start(folder)
        texts = {}
        for number in range(8):
            path = os.path.join(folder, f"File{number}.ui")
            with open(path) as file:
                texts[f"file://{path}"] = file.read().split("\n")
            client.open(f"file://{path}", "\n".join(texts[f"file://{path}"]))
        start = None
        for edit in range(1, options.edits + 1):
            uri, lines = chance.choice(list(texts.items()))
            line = chance.randrange(len(lines))
            # A letter comes and goes again.
            if edit % 2:
                place, text = position(line, 0), "a"
                change = {"range": {"start": place, "end": place}, "text": text}
                last = (uri, line)
            else:
                uri, line = last
                change = {"range": {"start": position(line, 0), "end": position(line, 1)}, "text": ""}
            client.notify("textDocument/didChange", {"textDocument": {"uri": uri, "version": edit + 1}, "contentChanges": [change]})
            if edit % 10 == 0:
                number = client.request("textDocument/hover", {"textDocument": {"uri": uri}, "position": position(4, 8)})
                client.wait(number)
                client.answers.clear()
            if edit == max(1, options.edits // 20):
                start = client.kilobytes
        end = client.kilobytes
        status = client.end()
    growth = (end / start - 1) * 100
    print(f"soak: {options.edits} edits, {start} kB at the start, {end} kB at the end ({growth:+.1f} %), status {status}")
    return 0 if growth <= options.percent and status == 0 else 1


if __name__ == "__main__":
    sys.exit(main())
