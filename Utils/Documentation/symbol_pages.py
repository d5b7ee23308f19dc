# Copyright (c) 2026 The Quoin authors
# SPDX-License-Identifier: MIT
"""Shows declarations on the page of their type, in place of a page of their own, as pages.txt says.

Usage: symbol_pages.py MODULE FOLDER     FOLDER has the symbol graphs of the module, which are changed
"""

import collections
import fnmatch
import json
import pathlib
import re
import sys
import textwrap

documentation = pathlib.Path(__file__).resolve().parent
TYPES = ("class", "struct", "enum", "protocol")


def kind(symbol):
    return symbol["kind"]["identifier"].removeprefix("swift.")


def path(symbol):
    return tuple(symbol["pathComponents"])


def comment(symbol):
    return "\n".join(line["text"] for line in symbol.get("docComment", {}).get("lines", [])).strip()


def linked_names(texts):
    """The names that texts link to, without what DocC adds to overloads."""
    for link in re.findall(r"``([^`]+)``", "\n".join(texts)):
        name = link.split("/")[-1]
        yield from (name, re.sub(r"(?<=.)-([0-9a-z]{1,7}|swift\.[a-z.]+|\(.*\)|>.*)$", "", name))


def left_out(module, symbols):
    """The members without a page, by the path of their type. Those that the text of a page links to are kept, as are the members
    of a type without a comment."""
    rules = [line.split() for line in (documentation / "pages.txt").read_text().splitlines()]
    patterns = [pattern for rule in rules if rule[:1] == [module] for pattern in rule[1:]]
    types = {path(symbol) for symbol in symbols if kind(symbol) in TYPES and comment(symbol)}
    members = [symbol for symbol in symbols if kind(symbol) not in TYPES and path(symbol)[:-1] in types
               and "\n\n" not in comment(symbol)
               and any(fnmatch.fnmatchcase(".".join(path(symbol)[:-1]), pattern) for pattern in patterns)]
    chosen = {id(member) for member in members}
    texts = [file.read_text() for file in documentation.parent.parent.glob(f"Sources/{module}/{module}.docc/**/*.md")]
    texts += [comment(symbol) for symbol in symbols if id(symbol) not in chosen]
    while names := set(linked_names(texts)):
        kept = [member for member in members if path(member)[-1] in names]
        members = [member for member in members if path(member)[-1] not in names]
        texts = [comment(member) for member in kept]
    found = collections.defaultdict(list)
    for member in members:
        found[path(member)[:-1]].append(member)
    return found


def source_order(symbol):
    place = symbol.get("location", {})
    position = place.get("position", {})
    return place.get("uri", ""), position.get("line", 0), position.get("character", 0)


def shown(members):
    """The lines that the page of a type has for its members."""
    lines = ["", "## Declarations", "", "```swift"]
    for number, member in enumerate(sorted(members, key=source_order)):
        text = re.sub(r"``([^`]*)``", lambda link: "`" + link[1].split("/")[-1] + "`", comment(member))
        code = "".join(part["spelling"] for part in member["declarationFragments"])
        lines += [""] if number else []
        lines += textwrap.wrap(text, 66, initial_indent="/// ", subsequent_indent="/// ")
        lines += re.sub(r"@MainActor\s+|@_\w+\s+", "", code).splitlines()
    return lines + ["```"]


def main():
    module, folder = sys.argv[1], pathlib.Path(sys.argv[2])
    graphs = {file: json.loads(file.read_text()) for file in sorted(folder.glob("*.json"))}
    found = left_out(module, [symbol for graph in graphs.values() for symbol in graph["symbols"]])
    gone = {member["identifier"]["precise"] for members in found.values() for member in members}
    for file, graph in graphs.items():
        graph["symbols"] = [symbol for symbol in graph["symbols"] if symbol["identifier"]["precise"] not in gone]
        graph["relationships"] = [r for r in graph["relationships"] if not gone & {r["source"], r["target"]}]
        for symbol in graph["symbols"]:
            if kind(symbol) in TYPES and path(symbol) in found:
                lines = symbol["docComment"]["lines"]
                lines += [lines[-1] | {"text": text} for text in shown(found[path(symbol)])]
        file.write_text(json.dumps(graph))


main()
