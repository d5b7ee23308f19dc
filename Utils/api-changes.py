# Copyright (c) 2026 The Quoin authors
# SPDX-License-Identifier: MIT
"""Compares the symbol graphs of two versions: prints declarations that were removed or changed, and fails if there are any.

Usage: api-changes.py BEFORE AFTER     two folders of symbol graphs
"""
import json
import pathlib
import sys


def declarations(folder):
    """The declarations of all modules: their texts by module, kind and path."""
    found = {}
    for path in sorted(pathlib.Path(folder).glob("*.symbols.json")):
        graph = json.loads(path.read_text())
        module = path.name.split(".")[0].split("@")[0]
        for symbol in graph["symbols"]:
            if symbol["kind"]["identifier"] == "swift.extension":
                continue
            text = "".join(part["spelling"] for part in symbol.get("declarationFragments", []))
            key = (module, symbol["kind"]["identifier"], ".".join(symbol["pathComponents"]))
            found.setdefault(key, set()).add(text)
    return found


def main():
    before, after = map(declarations, sys.argv[1:3])
    if not before:
        sys.exit(f"{sys.argv[1]} has no symbol graphs")
    changes = 0
    for (module, kind, path), texts in sorted(before.items()):
        gone = texts - after.get((module, kind, path), set())
        for text in sorted(gone):
            changes += 1
            now = sorted(after.get((module, kind, path), set()) - texts)
            print(f"{module}: {path}: {'changed' if now else 'removed'}\n  was {text}")
            for other in now:
                print(f"  now {other}")
    print(f"{changes} declarations were removed or changed")
    sys.exit(1 if changes else 0)


main()
