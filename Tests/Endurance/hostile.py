#!/usr/bin/env python3
"""Runs every command of `uilsp` over programs that try to keep it busy, to fill the memory or to break it.

usage: hostile.py UILSP FOLDER [--only PATTERN] [--commands NAME,…] [--seconds S] [--megabytes M] [-v]

The programs are what `benchmark hostile FOLDER` writes. Each call must end within S seconds of processor time (3) and
M megabytes (1,000), with an exit status of 0, 1 or 2. Exit 0 when all do.
"""
import argparse
import os
import re
import resource
import shutil
import subprocess
import sys
import tempfile

COMMANDS = {
    "check": ["--check", "--no-config", "-q", "FILE"],
    "fix": ["--check", "--no-config", "--fix", "-q", "FILE"],
    "frames": ["--frames", "FILE", "--no-config"],
    "audit": ["--audit", "FILE"],
    "format": ["--format", "FILE"],
    "tree": ["--syntax-tree", "FILE"],
    "tokens": ["--syntax-tree", "--tokens", "FILE"],
}


def limited(seconds, megabytes):
    def apply():
        # A call may take twice as long as it should: it is told how long it took. One that takes longer is ended.
        resource.setrlimit(resource.RLIMIT_CPU, (2 * seconds, 2 * seconds + 1))
        resource.setrlimit(resource.RLIMIT_AS, ((megabytes + 1_400) << 20,) * 2)
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))

    return apply


def run(command, options):
    """Seconds, megabytes, and what is wrong with the call or None."""
    process = subprocess.Popen(
        command,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        env=dict(os.environ, SWIFT_BACKTRACE="enable=no"),
        preexec_fn=limited(options.seconds, options.megabytes),
    )
    _, status, usage = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    seconds, megabytes = usage.ru_utime + usage.ru_stime, usage.ru_maxrss >> 10
    wrong = None
    if seconds > options.seconds:
        wrong = "takes too long"
    elif megabytes > options.megabytes:
        wrong = "takes too much memory"
    elif process.returncode not in (0, 1, 2):
        wrong = f"status {process.returncode}"
    return seconds, megabytes, wrong


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("uilsp")
    parser.add_argument("folder")
    parser.add_argument("--only", default="")
    parser.add_argument("--commands", default=",".join(COMMANDS))
    parser.add_argument("--seconds", type=float, default=3)
    parser.add_argument("--megabytes", type=int, default=1000)
    parser.add_argument("-v", action="store_true")
    options = parser.parse_args()
    options.seconds = max(1, int(options.seconds))
    names = sorted(name for name in os.listdir(options.folder) if name.endswith(".ui") and re.search(options.only, name))
    calls = failed = 0
    for name in names:
        for command in options.commands.split(","):
            with tempfile.TemporaryDirectory() as folder:
                # Commands that write get a copy.
                path = shutil.copy(os.path.join(options.folder, name), folder)
                arguments = [path if word == "FILE" else word for word in COMMANDS[command]]
                seconds, megabytes, wrong = run([options.uilsp, *arguments], options)
            calls += 1
            failed += wrong is not None
            if wrong or options.v:
                print(f"{name} {command}: {seconds:.2f} s, {megabytes} MB, {wrong or 'ok'}", flush=True)
    print(f"hostile programs: {calls - failed} of {calls} calls end in time and within memory")
    return 1 if failed or not calls else 0


if __name__ == "__main__":
    sys.exit(main())
