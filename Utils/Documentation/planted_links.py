# Copyright (c) 2026 The Quoin authors
# SPDX-License-Identifier: MIT
"""Fails when the compiler of documentation does not refuse articles with planted faults, as make-documentation calls it."""

import json
import pathlib
import subprocess
import sys
import tempfile

import symbol_pages

# An article, and whether it is refused.
PLANTED = {
    "right links": ("# A\n\nSee ``T/word`` and <doc:B>.\n", False),
    "a link to two symbols of one name": ("# A\n\nSee ``T/two(_:)``.\n", True),
    "a renamed symbol": ("# A\n\nSee ``T/wort``.\n", True),
    "a renamed article": ("# A\n\nSee <doc:C>.\n", True),
    "a broken anchor": ("# A\n\nSee <doc:B#Gone>.\n", True),
    "a deleted picture": ("# A\n\n![A box](box.svg)\n", True),
    "an article without a title": ("See ``T``.\n", True),
}


def graph():
    """The symbol graph of a module with a type of a property and two methods of one name."""
    symbols = [symbol_pages.planted_symbol("T", "struct", "A type."),
               symbol_pages.planted_symbol("word", "property", "A word.", ("T",))]
    for number in ("First", "Second"):
        method = symbol_pages.planted_symbol("two(_:)", "method", "Does it.", ("T",))
        method["identifier"]["precise"] += number
        symbols.append(method)
    for symbol in symbols:
        name = symbol["pathComponents"][-1]
        symbol |= {"names": {"title": name}, "accessLevel": "public"}
        symbol["kind"]["displayName"] = "Symbol"
        symbol["declarationFragments"] = [{"kind": "identifier", "spelling": name}]
    version = {"major": 0, "minor": 6, "patch": 0}
    return {"metadata": {"formatVersion": version, "generator": ""}, "module": {"name": "M", "platform": {}}, "symbols": symbols,
            "relationships": [{"kind": "memberOf", "source": symbol["identifier"]["precise"], "target": "T"} for symbol in symbols[1:]]}


def is_refused(article):
    with tempfile.TemporaryDirectory() as name:
        work = pathlib.Path(name)
        for folder in ("M.docc", "graphs"):
            (work / folder).mkdir()
        (work / "graphs/M.symbols.json").write_text(json.dumps(graph()))
        (work / "M.docc/A.md").write_text(article)
        (work / "M.docc/B.md").write_text("# B\n\nAn article.\n")
        result = subprocess.run(
            ["docc", "convert", work / "M.docc", "--additional-symbol-graph-dir", work / "graphs", "--fallback-display-name", "M",
             "--fallback-bundle-identifier", "M", "--warnings-as-errors", "--output-path", work / "archive"],
            capture_output=True, stdin=subprocess.DEVNULL)
        return result.returncode != 0


def main():
    found = [fault for fault, (article, refused) in PLANTED.items() if is_refused(article) != refused]
    if found:
        sys.exit(f"check-documentation: planted faults are not found, or found where there are none: {', '.join(found)}")
    print("check-documentation: planted faults of articles are found")


main()
