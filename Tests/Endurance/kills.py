#!/usr/bin/env python3
"""Kills `uilsp --check --fix` at random moments: each file is then as it was or as a whole run leaves it.

usage: kills.py UILSP [FOLDER] [--trials N] [--seed S]

Works on copies of the folder (many of the fixtures of fixes without one). Every other kill comes while files are being
written. Exit 0 when no file was ever half written, and some kill came between two files.
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

FIXTURES = os.path.join(os.path.dirname(__file__), "..", "Fixtures", "fixes")
COPIES = 4


def texts(folder):
    result = {}
    for place, _, names in os.walk(folder):
        for name in names:
            with open(os.path.join(place, name), "rb") as file:
                result[os.path.relpath(os.path.join(place, name), folder)] = file.read()
    return result


def times(folder):
    """When each file was written."""
    return {place.path: place.stat().st_mtime_ns for part in os.scandir(folder) if part.is_dir() for place in os.scandir(part)}


def wait_for_write(process, folder):
    before = times(folder)
    while process.poll() is None:
        try:
            if times(folder) != before:
                return
        except FileNotFoundError:
            return  # A file that is written beside another one has just taken its place.


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
    parser.add_argument("folder", nargs="?")
    parser.add_argument("--trials", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    chance = random.Random(options.seed)
    with tempfile.TemporaryDirectory() as scratch:
        source = os.path.join(scratch, "source")
        for copy in range(1 if options.folder else COPIES):
            shutil.copytree(options.folder or FIXTURES, os.path.join(source, str(copy)))
        old = texts(source)
        whole = shutil.copytree(source, os.path.join(scratch, "whole"))
        started = time.monotonic()
        fix(options.uilsp, whole).wait()
        duration = time.monotonic() - started
        new = texts(whole)
        changed = [name for name in old if old[name] != new[name]]
        if not changed:
            print("nothing was fixed: the trial shows nothing")
            return 1
        written_at = [os.stat(os.path.join(whole, name)).st_mtime for name in changed]
        writing = max(written_at) - min(written_at)
        failed = between = 0
        for trial in range(options.trials):
            folder = shutil.copytree(source, os.path.join(scratch, "trial"))
            process = fix(options.uilsp, folder)
            if trial % 2:
                time.sleep(duration * chance.uniform(0, 1.2))
            else:
                wait_for_write(process, folder)
                time.sleep(writing * chance.uniform(0, 1.2))
            process.send_signal(chance.choice([signal.SIGKILL, signal.SIGTERM]))
            process.wait()
            left = texts(folder)
            torn = [name for name in old if left.get(name) not in (old[name], new[name])]
            between += 0 < sum(left.get(name) != old[name] for name in changed) < len(changed)
            failed += bool(torn)
            for name in torn:
                print(f"trial {trial}: '{name}' is neither old nor new")
            shutil.rmtree(folder)
    print(
        f"kills: {options.trials} trials, {len(changed)} files to fix, written in {writing * 1000:.0f} ms;"
        f" {between} kills came between two files, {failed} trials failed"
    )
    return 0 if between and not failed else 1


if __name__ == "__main__":
    sys.exit(main())
