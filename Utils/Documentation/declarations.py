# Copyright (c) 2026 The Quoin authors
# SPDX-License-Identifier: MIT
"""Prints the declarations of symbol graphs, a line each, by the names of types and members.

Usage: declarations.py FOLDER     with the symbol graphs of one module
"""

import json
import pathlib
import re
import sys

lines = set()
for file in pathlib.Path(sys.argv[1]).glob("*.json"):
    for symbol in json.loads(file.read_text())["symbols"]:
        # What a type inherits from a protocol is not a declaration of its own, and extensions have no names.
        if "declarationFragments" not in symbol or symbol["kind"]["identifier"] == "swift.extension":
            continue
        text = "".join(part["spelling"] for part in symbol["declarationFragments"])
        lines.add(".".join(symbol["pathComponents"]) + "\t" + re.sub(r"\s+", " ", text))
print("\n".join(sorted(lines)))
