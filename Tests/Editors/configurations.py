#!/usr/bin/env python3
"""Checks the files in editors/ that no editor is here to read: that they are what they say, and that all packages know the
server by the same command and the files by the same names."""

import json
import pathlib
import re
import sys
import tomllib
import xml.etree.ElementTree

EDITORS = pathlib.Path(__file__).resolve().parents[2] / "editors"
COMMAND = ["uilsp", "--stdio"]
ENDINGS = {"ui", "swiftui", "uil"}


def endings(patterns):
    return {re.sub(r"^[*.]+", "", pattern) for pattern in patterns}


def checks():
    """What is wanted and what is there, by name."""
    helix = tomllib.loads((EDITORS / "helix/languages.toml").read_text())
    server = helix["language-server"]["uilsp"]
    yield "helix command", COMMAND, [server["command"], *server["args"]]
    yield "helix files", ENDINGS, endings(helix["language"][0]["file-types"])
    zed = tomllib.loads((EDITORS / "zed/languages/ui/config.toml").read_text())
    yield "zed files", ENDINGS, endings(zed["path_suffixes"])
    extension = tomllib.loads((EDITORS / "zed/extension.toml").read_text())
    yield "zed grammar", zed["grammar"], *extension["grammars"]
    yield "zed language", [zed["name"]], extension["language_servers"]["uilsp"]["languages"]
    code = json.loads((EDITORS / "vscode/package.json").read_text())["contributes"]
    yield "vscode files", ENDINGS, endings(code["languages"][0]["extensions"])
    settings = code["configuration"]["properties"]
    yield "vscode command", COMMAND, [settings["uilsp.path"]["default"], *settings["uilsp.arguments"]["default"]]
    kate = json.loads((EDITORS / "kate/lspclient.json").read_text())["servers"]["ui"]
    yield "kate command", COMMAND, kate["command"]
    highlighting = xml.etree.ElementTree.parse(EDITORS / "kate/ui.xml").getroot()
    yield "kate files", ENDINGS, endings(highlighting.get("extensions").split(";"))
    yield "kate mode", True, bool(re.match(kate["highlightingModeRegex"], highlighting.get("name")))
    sublime = json.loads((EDITORS / "sublime/LSP.sublime-settings").read_text())["clients"]["uilsp"]
    yield "sublime command", COMMAND, sublime["command"]
    jetbrains = json.loads((EDITORS / "jetbrains/uilsp/template.json").read_text())
    yield "jetbrains command", " ".join(COMMAND), jetbrains["programArgs"]["default"]
    yield "jetbrains files", ENDINGS, endings(jetbrains["fileTypeMappings"][0]["fileType"]["patterns"])
    for path in sorted((EDITORS / "jetbrains/uilsp").glob("*.json")):
        json.loads(path.read_text())
    jupyter = json.loads((EDITORS / "jupyterlab/jupyter_server_config.json").read_text())
    yield "jupyterlab command", COMMAND, jupyter["LanguageServerManager"]["language_servers"]["uilsp"]["argv"]
    for folder in sorted(path for path in EDITORS.iterdir() if path.is_dir()):
        yield f"{folder.name} says how to install it", True, (folder / "README.md").is_file()


def main():
    wrong = [f"{name}: expected {wanted}, but it is {found}" for name, wanted, found in checks() if wanted != found]
    print("\n".join(wrong) if wrong else "the packages agree on command and files")
    return bool(wrong)


if __name__ == "__main__":
    sys.exit(main())
