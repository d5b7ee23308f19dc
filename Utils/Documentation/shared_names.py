# Copyright (c) 2026 The Quoin authors
# SPDX-License-Identifier: MIT
"""Fails when the page of a public type does not say that another module has a type of the same name, and how to write both.

Other modules are those of the package, the standard library and Foundation. Aliases of one type are not compared, since the
compiler takes either.

Usage: shared_names.py GRAPHS      a folder with the symbol graphs of each module in a folder of its name
       shared_names.py --planted   fails when a planted type without a note is not found
"""

import collections
import json
import pathlib
import re
import subprocess
import sys
import tempfile

import check_results

TYPES = ("swift.class", "swift.struct", "swift.enum", "swift.protocol", "swift.typealias")
OUTER = ("Swift", "Foundation")


class PublicType:
    """A type of a module that is inside of no other type."""

    def __init__(self, module, symbol):
        self.module, self.name = module, symbol["pathComponents"][0]
        self.is_alias = symbol["kind"]["identifier"] == "swift.typealias"
        self.declaration = "".join(part["spelling"] for part in symbol.get("declarationFragments", []))
        self.comment = "\n".join(line["text"] for line in symbol.get("docComment", {}).get("lines", []))

    @property
    def note(self):
        """The text of the notes of the comment."""
        return "\n".join(re.findall(r"^> Note:(?:.*\n?)(?:^> ?.*\n?)*", self.comment, re.M))


def public_types(graphs):
    """The types of all modules by their names."""
    found = collections.defaultdict(list)
    for path in sorted(graphs.glob("*/*.symbols.json")):
        # What a module adds to the types of others has no new names.
        if "@" not in path.name:
            for symbol in json.loads(path.read_text())["symbols"]:
                if len(symbol["pathComponents"]) == 1 and symbol["kind"]["identifier"] in TYPES:
                    found[symbol["pathComponents"][0]].append(PublicType(path.parent.name, symbol))
    return found


def outer_modules(names):
    """The modules of the toolchain that have each of the names, as the compiler finds them."""
    with tempfile.TemporaryDirectory() as folder:
        file = pathlib.Path(folder) / "Names.swift"
        lines = [f"typealias Name{module}{number} = {module}.{name}"
                 for module in OUTER for number, name in enumerate(names)]
        file.write_text("import Foundation\n" + "\n".join(lines) + "\n")
        result = subprocess.run(["swiftc", "-typecheck", file], capture_output=True, text=True, stdin=subprocess.DEVNULL)
    missing = set(re.findall(r"error: no type named '(\w+)' in module '(\w+)'", result.stderr))
    others = [line for line in result.stderr.splitlines() if "error:" in line and "no type named" not in line]
    if others:
        sys.exit(f"check-documentation: {others[0]}")
    return {name: [module for module in OUTER if (name, module) not in missing] for name in names}


def faults(types, outer):
    """Sentences about notes that are missing, and the number of names that are shared."""
    found, count = [], 0
    for name, same in sorted(types.items()):
        modules = {declared.module for declared in same} | set(outer[name])
        is_one_type = all(d.is_alias for d in same) and len({d.declaration for d in same}) == 1 and not outer[name]
        if len(modules) < 2 or is_one_type:
            continue
        count += 1
        for declared in same:
            missing = [module for module in sorted(modules) if f"`{module}.{name}`" not in declared.note]
            if missing:
                found.append(f"the page of {declared.module}.{name} has no note with `{missing[0]}.{name}`")
    return found, count


def planted_graph(folder, module, kind, comment, target=""):
    symbol = {"pathComponents": ["Shared"], "kind": {"identifier": f"swift.{kind}"},
              "declarationFragments": [{"spelling": f"{kind} Shared{target}"}],
              "docComment": {"lines": [{"text": line} for line in comment.split("\n")]}}
    (folder / module).mkdir()
    (folder / module / f"{module}.symbols.json").write_text(json.dumps({"symbols": [symbol]}))


NOTE = "A type.\n\n> Note: Another module has this name:\n> `A.Shared` and `B.Shared`."
# Comments of the types of two modules, their kind and what they are aliases of, modules of the toolchain, and the number of faults.
PLANTED = [
    (NOTE, NOTE, "struct", ("", ""), [], 0),
    (NOTE, "A type.", "struct", ("", ""), [], 1),
    ("A type.", "A type of `A.Shared` and `B.Shared`.", "struct", ("", ""), [], 2),
    (NOTE, NOTE, "struct", ("", ""), ["Swift"], 2),
    ("A type.", "A type.", "typealias", (" = Int", " = Int"), [], 0),
    ("A type.", "A type.", "typealias", (" = Int", " = Double"), [], 2),
    ("A type.", "A type.", "typealias", (" = Int", " = Int"), ["Swift"], 2),
]


def planted():
    for first, second, kind, targets, outer, expected in PLANTED:
        with tempfile.TemporaryDirectory() as name:
            folder = pathlib.Path(name)
            planted_graph(folder, "A", kind, first, targets[0])
            planted_graph(folder, "B", kind, second, targets[1])
            found, _ = faults(public_types(folder), {"Shared": outer})
        if len(found) != expected:
            sys.exit(f"check-documentation: a planted name of two types gives {found}")
    if outer_modules(["Float", "Dimension", "QuoinName"]) != {"Float": ["Swift"], "Dimension": ["Foundation"], "QuoinName": []}:
        sys.exit("check-documentation: names of the standard library and Foundation are not found")
    print(f"check-documentation: {len(PLANTED)} planted names of two types are compared")


def main():
    if sys.argv[1] == "--planted":
        return planted()
    types = public_types(pathlib.Path(sys.argv[1]))
    found, count = faults(types, outer_modules(sorted(types)))
    check_results.end("check-documentation", found, f"{count} names of types are those of two modules, and have notes")


main()
