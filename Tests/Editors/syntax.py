#!/usr/bin/env python3
"""Compares the tree-sitter grammar with the server's parser on every fixture (pip install tree-sitter).

    Tests/Editors/syntax.py SERVER [PATH…]

What the server's parser reads without an error the grammar reads without one; every byte is part of the same class of
token; declarations and calls have the same ranges. On fixtures whose syntax is wrong only that the grammar comes to an end. The status is 1
where anything differs.
"""

import concurrent.futures
import pathlib
import re
import subprocess
import sys
import tempfile

from tree_sitter import Parser

from tree_sitter_ui import ROOT, build, language

# Nodes of the server's tree and of the grammar's that stand for the same.
NODES = {
    "actorDeclaration": "actor_declaration",
    "associatedTypeDeclaration": "associated_type_declaration",
    "classDeclaration": "class_declaration",
    "deinitializerDeclaration": "deinitializer_declaration",
    "enumCaseDeclaration": "enum_case_declaration",
    "enumDeclaration": "enum_declaration",
    "extensionDeclaration": "extension_declaration",
    "functionCallExpression": "call_expression",
    "functionDeclaration": "function_declaration",
    "importDeclaration": "import_declaration",
    "initializerDeclaration": "initializer_declaration",
    "macroDeclaration": "macro_declaration",
    "operatorDeclaration": "operator_declaration",
    "precedenceGroupDeclaration": "precedence_group_declaration",
    "protocolDeclaration": "protocol_declaration",
    "structDeclaration": "struct_declaration",
    "subscriptDeclaration": "subscript_declaration",
    "typealiasDeclaration": "typealias_declaration",
    "variableDeclaration": "variable_declaration",
}
TOKEN = re.compile(r'(\w+) ("(?:[^"\\]|\\.)*")(?: before ("(?:[^"\\]|\\.)*"))?(?: after ("(?:[^"\\]|\\.)*"))?(\)*)$')
OPEN = re.compile(r"\((\w+)(\)*)$")
COMMENT = re.compile(rb"//[^\r\n]*|/\*.*?\*/", re.S)
# What stands before a call in the condition of a directive.
IN_CONDITION = re.compile(rb"\s*#(if|elseif)\b")
ESCAPES = {"n": "\n", "r": "\r", "t": "\t"}


def unquoted(text):
    return re.sub(r"\\(.)", lambda match: ESCAPES.get(match[1], match[1]), (text or '""')[1:-1]).encode()


def class_of_kind(kind):
    """The class of a token of the server's."""
    if kind in ("identifier", "dollarIdentifier", "placeholder"):
        return "name"
    if kind.startswith("string") or kind == "interpolationBackslash":
        return "string"
    if kind in ("integerLiteral", "floatLiteral"):
        return "number"
    if kind == "regexLiteral":
        return "regex"
    if kind.endswith("Keyword"):
        return "keyword"
    if kind == "poundIf" or kind.startswith("pound") and kind != "pound":
        return "directive"
    if kind.endswith("Operator") or kind in ("equal", "arrow", "ellipsis", "prefixAmpersand"):
        return "operator"
    return "punctuation"


def class_of_leaf(leaf):
    """The class of a token of the grammar's."""
    kind = leaf.type
    if kind.endswith("comment"):
        return "comment"
    if kind.startswith("string") or kind in ("escape_sequence", '"', "\\("):
        return "string"
    if kind in ("integer_literal", "float_literal", "version", "tuple_index"):
        return "number"
    if kind == "regex_literal":
        return "regex"
    if kind == "operator" and leaf.is_named or kind in ("=", "->", "...", "&", "==", "~", "*"):
        return "operator"
    if kind.startswith("#") and kind[1:].isalpha():
        return "directive"
    if kind[0] == "@" or kind == "attribute":
        return "name"
    if leaf.text == b"_" or kind in WORDS or not leaf.is_named and kind.strip("_?!").isalpha():
        return "keyword"
    if leaf.is_named:
        return "name"
    return "punctuation"


WORDS = {"contextual_modifier", "word_operator", "wildcard", "self_expression", "boolean_literal", "nil_literal", "init_expression", "any_type", "self_type", "metatype",
         "fallthrough_statement"}


class Painting:
    """The class of every byte of a text, and the ranges of declarations and calls."""

    def __init__(self, size):
        self.classes = ["space"] * size
        self.nodes = set()
        self.attributes = []

    def in_attribute(self, node):
        return any(start <= node.start_byte and node.end_byte <= end for start, end in self.attributes)

    def paint(self, start, end, name):
        self.classes[start:end] = [name] * (end - start)


# What holds items of the language.
LISTS = {"statementList", "memberList", "switchCaseList", "argumentList", "closureExpression"}


def is_in_directive(path_down):
    """Whether a node is one of the links of a chain within an `#if`, or in its condition: no calls for the grammar."""
    around = next((kind for kind, _ in reversed(path_down) if kind in LISTS or kind == "conditionalClause"), None)
    return around == "conditionalClause"


def of_server(server, path, source):
    """What the server's parser makes of a file; nothing where it has errors."""
    run = subprocess.run([server, "--syntax-tree", path], capture_output=True, check=False)
    if run.returncode != 0:
        return None
    painting, position, last, path_down = Painting(len(source)), 0, 0, []
    for line in run.stdout.decode().split("\n"):
        line = line.strip(" ")
        opening, token = OPEN.match(line), TOKEN.match(line)
        if opening:
            path_down.append([opening[1], None])
            closing = opening[2]
        elif token:
            text = unquoted(token[2])
            for trivia in COMMENT.finditer(unquoted(token[3])):
                painting.paint(position + trivia.start(), position + trivia.end(), "comment")
            position += len(unquoted(token[3]))
            painting.paint(position, position + len(text), class_of_kind(token[1]))
            for node in path_down:
                if node[1] is None and text:
                    node[1] = position
            position += len(text)
            last = position if text else last
            after = unquoted(token[4])
            for trivia in COMMENT.finditer(after):
                painting.paint(position + trivia.start(), position + trivia.end(), "comment")
            position += len(after)
            closing = token[5]
        else:
            continue
        for _ in closing:
            kind, start = path_down.pop()
            in_condition = kind == "functionCallExpression" and IN_CONDITION.match(source[source.rfind(b"\n", 0, start) + 1 : start])
            in_attribute = any(outer == "attribute" for outer, _ in path_down)
            if kind in NODES and not (in_attribute and kind == "functionCallExpression") and not in_condition and not is_in_directive(path_down):
                painting.nodes.add((NODES[kind], start, last))
    return painting


def of_grammar(tree, source):
    painting = Painting(len(source))
    pending = [tree.root_node]
    while pending:
        node = pending.pop()
        if node.type == "attribute":
            painting.attributes.append((node.start_byte, node.end_byte))
        if node.type in NODES.values() and not (node.type == "call_expression" and painting.in_attribute(node)):
            painting.nodes.add((node.type, node.start_byte, node.end_byte))
        if node.child_count == 0:
            painting.paint(node.start_byte, node.end_byte, class_of_leaf(node))
            if node.type[0] == "@" or node.type in ("macro_name", "attribute"):
                # Two tokens for the server's parser.
                painting.paint(node.start_byte, node.start_byte + 1, "punctuation")
            if node.type == "selector":
                for offset, byte in enumerate(node.text):
                    if byte in b"(:)":
                        painting.paint(node.start_byte + offset, node.start_byte + offset + 1, "punctuation")
            if node.type == "version" and node.text.count(b".") > 1:
                # A number, and what else there is of it.
                second = node.start_byte + node.text.index(b".", node.text.index(b".") + 1)
                painting.paint(second, second + 1, "punctuation")
            if node.type in ("\\(", "as?", "as!", "try?", "try!"):
                painting.paint(node.end_byte - 1, node.end_byte, "punctuation")
        pending += node.children
    return painting


def place(path, source, offset):
    line = source.count(b"\n", 0, offset) + 1
    start = source.rfind(b"\n", 0, offset) + 1
    end = source.find(b"\n", offset)
    text = source[start : end if end >= 0 else None].decode(errors="replace")
    return f"{path}:{line}:{offset - start + 1}: {text.strip()[:100]}"


def differences(path, source, ours, theirs):
    last = None
    # What an attribute is given are names, calls and keywords only to who knows the attribute.
    for start, end in theirs.attributes:
        for offset in range(start, end):
            if {ours.classes[offset], theirs.classes[offset]} == {"name", "keyword"}:
                ours.classes[offset] = theirs.classes[offset]
    for offset, (one, other) in enumerate(zip(ours.classes, theirs.classes)):
        if one != other and source[offset : offset + 1].strip():
            if last == offset - 1:
                last = offset
                continue
            last = offset
            yield f"{place(path, source, offset)}\n  the server's parser: {one}, the grammar: {other}"
    for kind, start, end in sorted(ours.nodes ^ theirs.nodes, key=lambda node: node[1:]):
        whose = "the server's parser" if (kind, start, end) in ours.nodes else "the grammar"
        text = source[start:end].decode(errors="replace").replace("\n", " ")
        yield f"{place(path, source, start)}\n  only {whose} has this {kind}: {text[:60]} … {text[-30:]}"


def error_of(node):
    """The first error in a tree."""
    while node.has_error and not node.is_error and not node.is_missing:
        node = next(child for child in node.children if child.has_error or child.is_missing)
    return node


def compare(server, path, parser):
    source = path.read_bytes()
    tree = parser.parse(source)
    if source.lstrip(b"\xef\xbb\xbf \t\r\n").startswith(b"<"):
        return None
    ours = of_server(server, path, source)
    if ours is None:
        return None
    shown = path.relative_to(ROOT) if path.is_relative_to(ROOT) else path
    if tree.root_node.has_error:
        node = error_of(tree.root_node)
        return [f"{place(shown, source, node.start_byte)}\n  the grammar has an error here"]
    return list(differences(shown, source, ours, of_grammar(tree, source)))


def main():
    server, *paths = sys.argv[1:]
    roots = [pathlib.Path(path).resolve() for path in paths] or [ROOT / "Tests/Fixtures"]
    files = sorted(file for root in roots for file in ([root] if root.is_file() else root.rglob("*.*")) if file.suffix in (".ui", ".swift") and file.is_file())
    with tempfile.TemporaryDirectory() as folder:
        parser = Parser(language(build(folder)))
        with concurrent.futures.ThreadPoolExecutor(2) as pool:
            results = list(pool.map(lambda file: compare(server, file, parser), files))
    compared = [result for result in results if result is not None]
    found = [difference for result in compared for difference in result[:3]]
    print("\n".join(found[:60]))
    print(f"{len(compared)} of {len(files)} files compared, {sum(map(bool, compared))} differ")
    return bool(found) or not compared


if __name__ == "__main__":
    sys.exit(main())
