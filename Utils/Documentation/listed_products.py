# Copyright (c) 2026 The Quoin authors
# SPDX-License-Identifier: MIT
"""Fails when a library of the package is missing in .spi.yml, from which the Swift Package Index makes its documentation, or in
Documentation/Modules.md, or when .spi.yml lists another module.

Usage: listed_products.py [--planted]     with --planted, fails when a missing library is not found
"""

import pathlib
import re
import sys

import check_results

root = pathlib.Path(__file__).resolve().parent.parent.parent
FILES = ("Package.swift", ".spi.yml", "Documentation/Modules.md")


def faults(manifest, index, page):
    products = set(re.findall(r'\.library\(name: "(\w+)"', manifest))
    listed = set(re.findall(r"^ +- (\w+)$", index, re.M))
    # A row may be about several modules.
    described = set(re.findall(r"`(\w+)`", "\n".join(re.findall(r"^\|.*$", page, re.M))))
    for name in sorted(products - listed):
        yield f".spi.yml does not list {name}"
    for name in sorted(listed - products):
        yield f".spi.yml lists {name}, which is no library of the package"
    for name in sorted(products - described):
        yield f"Documentation/Modules.md does not list {name}"


def main():
    texts = [(root / name).read_text() for name in FILES]
    if sys.argv[1:] == ["--planted"]:
        for number in range(len(texts)):
            changed = [re.sub(r"\bQuoinText\b", "Other", text) if i == number else text for i, text in enumerate(texts)]
            if not list(faults(*changed)):
                sys.exit(f"check-documentation: nothing is found where {FILES[number]} lists another library")
        return
    found = list(faults(*texts))
    check_results.end("check-documentation", found, "all libraries are listed")


main()
