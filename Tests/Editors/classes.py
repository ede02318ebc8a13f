#!/usr/bin/env python3
"""Compares the scopes of grammar/ui.tmLanguage.json with the server's tokens on every fixture (pip install babi tree-sitter).

    Tests/Editors/classes.py SERVER [PATH…]

Comments, strings, numbers and regular expressions must begin and end at the same bytes; so much as a TextMate grammar can tell
keywords from names, it must (AGREEMENT of all bytes). Prints the first differences of each file.
"""

import pathlib
import shutil
import sys
import tempfile

from babi.highlight import Grammars, highlight_line

from syntax import ROOT, of_server, place

SCOPE = "source.ui"
# The share of bytes of words that must be of the same class; the rest are words that only the parser can tell.
AGREEMENT = 0.995
# What leads into an interpolation is of both classes.
BOTH = "both"
CLASSES = [("punctuation.section.embedded", BOTH), ("comment", "comment"), ("meta.embedded", None), ("string.regexp", "regex"), ("string", "string"),
           ("constant.numeric", "number")]
KEYWORDS = ("keyword.control", "storage", "constant.language", "variable.language", "keyword.operator.cast", "invalid")


def class_of(scopes):
    """The class of a byte by its scopes, the innermost first."""
    for scope in reversed(scopes):
        for prefix, name in CLASSES:
            if scope.startswith(prefix):
                return name
    return None


def is_keyword(scopes):
    return scopes[-1].startswith(KEYWORDS) and "attribute" not in scopes[-1] and "anonymous" not in scopes[-1]


def of_grammar(source, compiler):
    """For every byte its class where it is one of text, and whether it is in a keyword."""
    state, painted = compiler.root_state, []
    for number, line in enumerate(source.decode().split("\n"), 1):
        state, regions = highlight_line(compiler, state, line + "\n", number == 1)
        for region in regions:
            size = len((line + "\n")[region.start : region.end].encode())
            painted += [(class_of(region.scope), is_keyword(region.scope))] * size
    return painted


TEXT = {"comment", "string", "number", "regex"}


def compare(path, source, painting, painted):
    """The places where text differs; how many bytes of words there are, and of those how many differ."""
    wrong, words, others, last = [], 0, [], None
    for offset, (ours, (theirs, keyword)) in enumerate(zip(painting.classes, painted)):
        if not source[offset : offset + 1].strip() or ours == "space":
            continue
        if theirs != BOTH and (ours if ours in TEXT else None) != theirs:
            if last != offset - 1:
                wrong.append(f"{place(path, source, offset)}\n  the server: {ours}, the grammar: {theirs}")
            last = offset
        elif ours in ("keyword", "name") and theirs is None:
            words += 1
            if (ours == "keyword") != keyword:
                others.append(offset)
    return wrong, words, others


def main():
    server, *paths = sys.argv[1:]
    roots = [pathlib.Path(path).resolve() for path in paths] or [ROOT / "Tests/Fixtures"]
    files = sorted(file for root in roots for file in root.rglob("*.ui"))
    found, all_words, all_others, compared = [], 0, 0, 0
    with tempfile.TemporaryDirectory() as folder:
        shutil.copy(ROOT / "grammar/ui.tmLanguage.json", f"{folder}/{SCOPE}.json")
        compiler = Grammars(folder).compiler_for_scope(SCOPE)
        for file in files:
            source = file.read_bytes()
            painting = of_server(server, file, source)
            if painting is None or b"\r" in source or source.lstrip().startswith(b"<"):
                continue
            wrong, words, others = compare(file.relative_to(ROOT), source, painting, of_grammar(source, compiler))
            compared, all_words, all_others = compared + 1, all_words + words, all_others + len(others)
            found += wrong[:3]
            if others and "-v" in paths:
                print(place(file, source, others[0]))
    share = 1 - all_others / max(1, all_words)
    print("\n".join(found[:40]))
    print(f"{compared} files: text differs at {len(found)} places, {share:.2%} of the words are of the same class")
    return bool(found) or share < AGREEMENT


if __name__ == "__main__":
    sys.exit(main())
