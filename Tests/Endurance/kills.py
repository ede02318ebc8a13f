#!/usr/bin/env python3
"""Kills `uilsp --check --fix` at random moments: each file is then as it was or as a whole run leaves it.

usage: kills.py UILSP [FOLDER] [--trials N] [--seed S]

Works on copies of the folder (the fixtures of checks without one). Exit 0 when no file was ever half written.
"""
import argparse
import os
import random
import shutil
import signal
import subprocess
import sys
import tempfile
import time

FIXTURES = os.path.join(os.path.dirname(__file__), "..", "Fixtures", "checks")


def texts(folder):
    result = {}
    for place, _, names in os.walk(folder):
        for name in names:
            with open(os.path.join(place, name), "rb") as file:
                result[os.path.relpath(os.path.join(place, name), folder)] = file.read()
    return result


def fix(uilsp, folder):
    return subprocess.Popen(
        [uilsp, "--check", "--fix", "--unsafe-fixes", "--no-config", "-q", "."],
        cwd=folder,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("uilsp", type=os.path.abspath)
    parser.add_argument("folder", nargs="?", default=FIXTURES)
    parser.add_argument("--trials", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    chance = random.Random(options.seed)
    old = texts(options.folder)
    with tempfile.TemporaryDirectory() as scratch:
        whole = shutil.copytree(options.folder, os.path.join(scratch, "whole"))
        started = time.monotonic()
        fix(options.uilsp, whole).wait()
        duration = time.monotonic() - started
        new = texts(whole)
        changed = sum(old[name] != new[name] for name in old)
        if not changed:
            print("nothing was fixed: the trial shows nothing")
            return 1
        failed = written = 0
        for trial in range(options.trials):
            folder = shutil.copytree(options.folder, os.path.join(scratch, "trial"))
            process = fix(options.uilsp, folder)
            # Most is written near the end.
            time.sleep(duration * chance.uniform(0.3, 1.2))
            process.send_signal(chance.choice([signal.SIGKILL, signal.SIGTERM]))
            process.wait()
            left = texts(folder)
            torn = [name for name in old if left.get(name) not in (old[name], new[name])]
            written += sum(left.get(name) != old[name] for name in old)
            failed += bool(torn)
            for name in torn:
                print(f"trial {trial}: '{name}' is neither old nor new")
            shutil.rmtree(folder)
    print(f"kills: {options.trials} trials, {changed} files to fix, {written} were fixed before the kill, {failed} trials failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
