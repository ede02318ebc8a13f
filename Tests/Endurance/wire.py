#!/usr/bin/env python3
"""Clients that ask too much at once, do not read, close their end, or die.

usage: wire.py UILSP

Exit 0 when the server answers each request once, keeps its memory, and ends when it should.
"""
import os
import signal
import subprocess
import sys
import time

from client import Client, made_up, position

URI = "file:///wire/a.ui"


def started(uilsp, **options):
    client = Client(uilsp, **options)
    client.start()
    client.open(URI, made_up(1, views=60))
    return client


def many_requests(uilsp):
    """500 requests at once, of which every fifth is cancelled."""
    client = started(uilsp)
    document = {"textDocument": {"uri": URI}, "position": position(4, 8)}
    names = ["documentSymbol", "foldingRange", "hover", "documentHighlight", "completion"]
    numbers = [client.request(f"textDocument/{names[index % 5]}", document) for index in range(500)]
    cancelled = numbers[4::5]
    for number in cancelled:
        client.notify("$/cancelRequest", {"id": number})
    for number in numbers:
        client.wait(number)
    order = [number for number in client.order if number in set(numbers)]
    assert sorted(order) == numbers, "each request is answered once"
    refused = [number for number in cancelled if client.answers[number].get("error", {}).get("code") == -32800]
    assert len(refused) > 60, f"only {len(refused)} of {len(cancelled)} cancelled requests were refused"
    places = {number: place for place, number in enumerate(order)}
    assert sum(places[number] for number in refused) / len(refused) < 250, "the cancelled ones are answered late"
    assert client.end() == 0


def deaf_client(uilsp):
    """A client that asks and does not read."""
    client = Client(uilsp, reads=False)
    client.write({"id": 0, "method": "initialize", "params": {"capabilities": {}}})
    client.notify("initialized", {})
    text = made_up(1, views=200)
    client.open(URI, text)
    os.set_blocking(client.process.stdin.fileno(), False)
    pending, sent, until = b"", 0, time.monotonic() + 12
    version = 1
    while time.monotonic() < until:
        if not pending:
            version += 1
            sent += 1
            pending = Client.framed({"id": version, "method": "textDocument/documentSymbol", "params": {"textDocument": {"uri": URI}}})
            pending += Client.framed({"method": "textDocument/didChange", "params": {"textDocument": {"uri": URI, "version": version}, "contentChanges": [{"text": text}]}})
        try:
            pending = pending[os.write(client.process.stdin.fileno(), pending):]
        except BlockingIOError:
            time.sleep(0.05)
    memory = client.kilobytes
    client.process.kill()
    assert memory < 600_000, f"{memory} kB for a client that does not read ({sent} requests)"


def ending(uilsp, act, allowed, seconds=5):
    client = started(uilsp)
    for _ in range(50):
        client.request("textDocument/hover", {"textDocument": {"uri": URI}, "position": position(4, 8)})
    act(client)
    status = client.process.wait(seconds)
    assert status in allowed, f"status {status}"


def signals(uilsp):
    """SIGTERM, SIGINT and SIGHUP end it, as a client does that has gone."""
    for number in [signal.SIGTERM, signal.SIGINT, signal.SIGHUP]:
        ending(uilsp, lambda client: client.process.send_signal(number), {1})


def closed_pipes(uilsp):
    """Its input or its output is closed."""
    ending(uilsp, lambda client: client.process.stdin.close(), {1})
    client = Client(uilsp, reads=False)
    client.write({"id": 0, "method": "initialize", "params": {"capabilities": {}}})
    client.process.stdout.close()
    client.notify("initialized", {})
    client.process.stdin.close()
    assert client.process.wait(5) == 1


def dead_parent(uilsp):
    """The process that it was told to watch, and that has started it, dies without a word."""
    program = (
        "import os, subprocess, sys, time\n"
        "p = subprocess.Popen([sys.argv[1], '--stdio', '--clientProcessId', str(os.getpid())], stdin=int(sys.argv[2]), stdout=subprocess.DEVNULL)\n"
        "print(p.pid, flush=True); time.sleep(1); os._exit(1)\n"
    )
    # The pipe stays open on our side: only the parent's death can tell.
    reading, writing = os.pipe()
    parent = subprocess.Popen([sys.executable, "-c", program, uilsp, str(reading)], pass_fds=[reading], stdout=subprocess.PIPE)
    server = int(parent.stdout.readline())
    body = Client.framed({"id": 0, "method": "initialize", "params": {"processId": parent.pid, "capabilities": {}}})
    os.write(writing, body)
    parent.wait()
    until = time.monotonic() + 60
    while time.monotonic() < until and os.path.exists(f"/proc/{server}"):
        with open(f"/proc/{server}/stat") as file:
            if file.read().split(") ")[1][0] == "Z":
                break
        time.sleep(0.2)
    else:
        if os.path.exists(f"/proc/{server}"):
            os.kill(server, signal.SIGKILL)
            raise AssertionError("the server outlives its client")


def main():
    uilsp = os.path.abspath(sys.argv[1])
    failed = 0
    for trial in [many_requests, deaf_client, signals, closed_pipes, dead_parent]:
        try:
            trial(uilsp)
            print(f"{trial.__name__}: ok", flush=True)
        except (AssertionError, TimeoutError, subprocess.TimeoutExpired, OSError) as error:
            failed += 1
            print(f"{trial.__name__}: {error}", flush=True)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
