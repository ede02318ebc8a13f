#!/usr/bin/env python3
"""Tests grammar/tree-sitter by itself (pip install tree-sitter): its corpus, its queries, those of the editors, and that its
parser was made from its grammar. `UILSP_BLESS=1` writes the trees of the corpus anew."""

import hashlib
import os
import pathlib
import re
import sys
import tempfile

from tree_sitter import Parser, Query, QueryCursor

from tree_sitter_ui import GRAMMAR, ROOT, build, language

CASE = re.compile(r"={3,}\n(.*?)\n={3,}\n\n(.*?)\n\n---\n\n?(.*?)(?=\n*={3,}\n|\s*\Z)", re.S)
SAMPLE = ROOT / "Tests/Editors/scopes/views.ui"


def shown(node, indent=0, field=None):
    """A tree as the corpus writes it: named nodes with their fields, indented."""
    name = f"{field}: " if field else ""
    children = [(child, node.field_name_for_child(index)) for index, child in enumerate(node.children) if child.is_named]
    lines = [f"{'  ' * indent}{name}({'MISSING ' if node.is_missing else ''}{node.type}"]
    lines += [shown(child, indent + 1, field) for child, field in children]
    return "\n".join(lines) + ")"


def corpus(parser):
    for path in sorted((GRAMMAR / "test/corpus").glob("*.txt")):
        cases = CASE.findall(path.read_text() + "\n")
        written = []
        for title, source, expected in cases:
            root = parser.parse(source.encode()).root_node
            tree = shown(root)
            if root.has_error:
                yield f"{path.name}: {title}: an error\n{tree}"
            elif os.environ.get("UILSP_BLESS"):
                written.append(f"{'=' * 18}\n{title}\n{'=' * 18}\n\n{source}\n\n---\n\n{tree}\n")
            elif tree != expected:
                yield f"{path.name}: {title}: expected\n{expected}\nbut it is\n{tree}"
        if not cases:
            yield f"{path.name}: no cases"
        if len(written) == len(cases):
            path.write_text("\n".join(written))


def queries(ui, parser):
    tree = parser.parse(SAMPLE.read_bytes())
    paths = sorted({*GRAMMAR.glob("queries/*.scm"), *(ROOT / "editors").rglob("*.scm")})
    for path in paths:
        if "node_modules" in path.parts:
            continue
        try:
            query = Query(ui, path.read_text())
        except Exception as error:  # the binding has one class for each kind of mistake
            yield f"{path.relative_to(ROOT)}: {error}"
            continue
        captured = QueryCursor(query).captures(tree.root_node)
        if not captured:
            yield f"{path.relative_to(ROOT)}: captures nothing in {SAMPLE.name}"
    print(f"{len(paths)} queries fit the grammar")


def freshness():
    recorded = (GRAMMAR / "src/grammar.sha256").read_text().split()[0]
    if hashlib.sha256((GRAMMAR / "grammar.js").read_bytes()).hexdigest() != recorded:
        yield "grammar.js has changed: run grammar/tree-sitter/generate"


def main():
    with tempfile.TemporaryDirectory() as folder:
        ui = language(build(folder))
        parser = Parser(ui)
        found = [*corpus(parser), *queries(ui, parser), *freshness()]
    print("\n".join(found) if found else "the corpus, the queries and the parser agree")
    return bool(found)


if __name__ == "__main__":
    sys.exit(main())
