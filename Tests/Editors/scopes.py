#!/usr/bin/env python3
"""Checks the scopes that grammar/ui.tmLanguage.json gives (pip install babi: a real TextMate engine, with Oniguruma).

A case under Tests/Editors/scopes is a `.ui` text with comment lines that speak of the line above them:

    let x = 1
    //<-- storage.type.ui          the carets begin at the line's first column, one for `<` and one for each `-`
    //  ^ variable.other.ui        the carets' columns have all these scopes; after ` - `, none of those

Every fixture that is right must end where it began: outside of every string, comment and bracket. Prints each column that differs; the status is 1 if there is any.
"""

import pathlib
import re
import shutil
import sys
import tempfile

from babi.highlight import Grammars, highlight_line

ROOT = pathlib.Path(__file__).resolve().parents[2]
SCOPE = "source.ui"
# Suites of fixtures without syntax errors.
SUITES = ["checks", "language"]
ASSERTION = re.compile(r"//(?:(<-*)| *(\^+)) +(\S.*)$")


def wanted(text):
    """The scopes that must be there, and those that must not."""
    present, _, absent = f" {text} ".partition(" - ")
    return present.split(), absent.split()


def failures(case, compiler):
    state, regions, source = compiler.root_state, (), ""
    for number, line in enumerate(case.read_text().split("\n"), 1):
        assertion = ASSERTION.match(line)
        if not assertion:
            state, regions = highlight_line(compiler, state, line + "\n", number == 1)
            source = line
            continue
        start, end = (0, len(assertion[1])) if assertion[1] else assertion.span(2)
        present, absent = wanted(assertion[3])
        for column in range(start, end):
            scopes = next((r.scope for r in regions if r.start <= column < r.end), ())
            wrong = [s for s in present if s not in scopes] + [f"not {s}" for s in absent if s in scopes]
            if wrong:
                place = f"{case.relative_to(ROOT)}:{number}: {source[:column]}»{source[column:]}"
                yield f"{place}\n  expected {', '.join(wrong)}; the scopes are {' '.join(scopes)}"
                break


def unclosed(path, compiler):
    """The line from which a text's state never returns to the top level, if there is one."""
    state, last = compiler.root_state, 0
    for number, line in enumerate(path.read_text().split("\n"), 1):
        state, _ = highlight_line(compiler, state, line + "\n", number == 1)
        if state == compiler.root_state:
            last = number
    return None if state == compiler.root_state else f"{path.relative_to(ROOT)}:{last + 1}: something never ends"


def main():
    cases = sorted((ROOT / "Tests/Editors/scopes").glob("*.ui"))
    with tempfile.TemporaryDirectory() as folder:
        # The engine finds a grammar by its scope's name.
        shutil.copy(ROOT / "grammar/ui.tmLanguage.json", f"{folder}/{SCOPE}.json")
        compiler = Grammars(folder).compiler_for_scope(SCOPE)
        found = [failure for case in cases for failure in failures(case, compiler)]
        whole = [path for suite in SUITES for path in sorted((ROOT / "Tests/Fixtures" / suite).glob("*.ui"))]
        found += [failure for path in whole if (failure := unclosed(path, compiler))]
    print("\n".join(found) if found else f"{len(cases)} files have the scopes they say, {len(whole)} end as they began")
    return bool(found) or not cases


if __name__ == "__main__":
    sys.exit(main())
