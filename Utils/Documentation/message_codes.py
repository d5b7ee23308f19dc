# Copyright (c) 2026 The Quoin authors
# SPDX-License-Identifier: MIT
"""Fails when a code of a misuse is not explained in the article about messages, when one is explained that is never reported,
or when the declarations that codes belong to have no link to the article.

Usage: message_codes.py [--planted]     with --planted, fails when a missing explanation or a missing link is not found
"""

import pathlib
import re
import sys

import check_results

root = pathlib.Path(__file__).resolve().parent.parent.parent

# Where codes are written: modules, and how the lines are written there.
MODULES = ("Cartography", "SwiftAutoLayout", "Mortar", "MortarCore", "MortarVFL", "MortarObjects", "NotAutoLayout", "QuoinPlatform")
WRITTEN = r'code: "([\w-]+)"|(?:LayoutMisuseReport|ConstraintRefusal|offMain)\("([\w-]+)"'
# Files in which each text that looks like a code is one.
LISTS = ("Sources/QuoinLayout/Diagnostics/LayoutError+Description.swift", "Sources/NotAutoLayout/Diagnostics/FrameWarning.swift")

ARTICLE = root / "Sources/QuoinPlatform/QuoinPlatform.docc/Messages.md"
# What readers of a report look up: the beginning of a declaration, and the file that has it.
LINKED = {"public enum LayoutMisuse ": "LayoutMisuse.swift", "public var code: String": "LayoutMisuseReport.swift"}


def reported():
    """The codes that dialects report."""
    found = set()
    for module in MODULES:
        for path in (root / "Sources" / module).rglob("*.swift"):
            # The same in a comment is an example.
            text = re.sub(r"^ *///.*$", "", path.read_text(), flags=re.M)
            found |= {first or second for first, second in re.findall(WRITTEN, text)}
    for name in LISTS:
        found |= set(re.findall(r': "([a-z]+(?:-[a-z]+)+)"$', (root / name).read_text(), re.M))
    for path in root.glob("Sources/*/**/TreeRule.swift"):
        found |= set(re.findall(r'= "([a-z]+(?:-[a-z]+)+)"', path.read_text()))
    return found


def explained(text):
    """The codes in the first column of the tables."""
    cells = re.findall(r"^\| (`.*?`) \| ", text, re.M)
    return {code for cell in cells for code in re.findall(r"`([\w-]+)`", cell)}


def comment(text, declaration):
    """The documentation comment of a declaration."""
    found = re.search(r"((?:^ *///.*\n)+)[^\n]*" + re.escape(declaration), text, re.M)
    return found[1] if found else ""


def not_linked(sources):
    """The declarations whose comment does not lead to the article, in texts of the files of LINKED."""
    return [f"{declaration.strip()} has no link to the article about messages" for declaration, name in LINKED.items()
            if f"<doc:{ARTICLE.stem}>" not in comment(sources[name], declaration)]


def faults(text):
    codes, known = reported(), explained(text)
    return [f"{code} is not explained" for code in sorted(codes - known)] + [f"{code} is never reported" for code in sorted(known - codes)]


def main():
    text = ARTICLE.read_text()
    sources = {name: (root / "Sources/QuoinPlatform/Misuse" / name).read_text() for name in LINKED.values()}
    if sys.argv[1:] == ["--planted"]:
        missed = [code for code in explained(text) if f"{code} is not explained" not in faults(text.replace(f"`{code}`", "`other`", 1))]
        if missed:
            sys.exit(f"check-documentation: nothing is found where {missed[0]} is not explained")
        for name, source in sources.items():
            if not not_linked(sources | {name: source.replace(f"<doc:{ARTICLE.stem}>", "The article")}):
                sys.exit(f"check-documentation: nothing is found where {name} has no link")
        return
    found = faults(text) + not_linked(sources)
    check_results.end(
        "check-documentation", found, f"{len(explained(text))} codes of misuse are explained",
        f"check-documentation: {ARTICLE.name} has not the codes that are reported, or no links to it")


main()
