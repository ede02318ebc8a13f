"""Builds the grammar in grammar/tree-sitter with the C compiler and loads it (pip install tree-sitter)."""

import ctypes
import os
import pathlib
import subprocess

from tree_sitter import Language

ROOT = pathlib.Path(__file__).resolve().parents[2]
GRAMMAR = ROOT / "grammar/tree-sitter"


def build(folder):
    """The parser as a shared library in the folder."""
    library = pathlib.Path(folder) / "ui.so"
    sources = [GRAMMAR / "src/parser.c", GRAMMAR / "src/scanner.c"]
    compiler = os.environ.get("CC", "cc")
    flags = ["-O1", "-shared", "-fPIC", "-std=c11", "-Wall", "-Wextra", "-Werror"]
    subprocess.run([compiler, *flags, f"-I{GRAMMAR / 'src'}", *sources, "-o", library], check=True)
    return library


def language(library):
    """The language in a shared library."""
    entry = ctypes.CDLL(str(library)).tree_sitter_ui
    entry.restype = ctypes.c_void_p
    capsule = ctypes.pythonapi.PyCapsule_New
    capsule.restype = ctypes.py_object
    capsule.argtypes = (ctypes.c_void_p, ctypes.c_char_p, ctypes.c_void_p)
    return Language(capsule(entry(), b"tree_sitter.Language", None))
