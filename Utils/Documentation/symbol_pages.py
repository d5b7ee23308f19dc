# Copyright (c) 2026 The Quoin authors
# SPDX-License-Identifier: MIT
"""Symbol graphs in which some declarations are shown on the page of their type, in place of a page of their own.

Usage: symbol_pages.py --planted     fails when a rule leaves out what it must keep, or keeps what it must leave out
"""

import collections
import fnmatch
import json
import pathlib
import re
import textwrap

import check_results

TYPES = ("class", "struct", "enum", "protocol", "extension")
PLAIN = ("enum.case", "property", "type.property", "init")
TITLES = {
    "enum.case": "Cases", "init": "Initializers", "typealias": "Types", "associatedtype": "Types",
    "type.property": "Type properties", "property": "Properties", "subscript": "Subscripts", "type.subscript": "Subscripts",
    "type.method": "Type methods", "method": "Methods", "func.op": "Operators", "deinit": "Initializers",
}


class Rules:
    """The lines of pages.txt about one module."""

    def __init__(self, text, module):
        self.members, self.families, self.is_plain, self.guide = [], [], False, None
        for line in text.splitlines():
            words = line.split("#")[0].split()
            if len(words) < 2 or words[1] != module:
                continue
            if words[0] == "members":
                self.members += words[2:]
            elif words[0] == "family":
                self.families.append(words[2:])
            elif words[0] == "plain":
                self.is_plain = True
            elif words[0] == "guide":
                self.guide = words[2]
            else:
                raise ValueError(f"pages.txt has no rule {words[0]}")


def kind(symbol):
    return symbol["kind"]["identifier"].removeprefix("swift.")


def path(symbol):
    return tuple(symbol["pathComponents"])


def comment(symbol):
    """The lines of the comment of a symbol."""
    return [line["text"] for line in symbol.get("docComment", {}).get("lines", [])]


def first_paragraph(symbol):
    lines = []
    for line in comment(symbol):
        if not line.strip():
            break
        lines.append(line.strip())
    return re.sub(r"``([^`]*)``", lambda link: "`" + link[1].split("/")[-1] + "`", " ".join(lines))


def is_one_paragraph(symbol):
    return not any(not line.strip() for line in "\n".join(comment(symbol)).strip().split("\n"))


def links(lines):
    """What a text links to, as the components of paths."""
    for link in re.findall(r"``([^`]+)``", "\n".join(lines)):
        parts = link.strip("/").split("/")
        yield tuple(parts)
        yield (*parts[:-1], re.sub(r"(?<=.)-([0-9a-z]{1,7}|swift\.[a-z.]+|\(.*\)|>.*)$", "", parts[-1]))


def declaration(symbol):
    text = "".join(part["spelling"] for part in symbol["declarationFragments"])
    return re.sub(r"@MainActor\s+|@_\w+\s+", "", text)


def described(symbol):
    """The first paragraph of a comment, as wide as a page shows it."""
    return textwrap.wrap(first_paragraph(symbol), 66, initial_indent="/// ", subsequent_indent="/// ")


def in_braces(members):
    """The members of a type that has no page."""
    lines = [line for symbol in members for line in [*described(symbol), *declaration(symbol).splitlines()]]
    return ["{", *("  " + line for line in lines), "}"] if lines else []


class ModuleGraphs:
    """The symbol graphs of a module, by the names of their files. Without the path of the site, no page leads to a guide."""

    def __init__(self, graphs, articles, module, rules, base=None):
        self.graphs, self.articles, self.module, self.rules, self.base = graphs, articles, module, rules, base
        self.symbols = [symbol for graph in graphs.values() for symbol in graph["symbols"]]
        self.types = collections.defaultdict(list)
        for symbol in self.symbols:
            if kind(symbol) in TYPES:
                self.types[path(symbol)].append(symbol)
        self.left_out = {}
        self.choose_members()
        self.choose_families()
        self.keep_linked()
        self.keep_extensions()

    def choose_members(self):
        """Leaves out members, each shown by its type."""
        for symbol in self.symbols:
            owner = path(symbol)[:-1]
            if kind(symbol) in TYPES or owner not in self.types:
                continue
            name = ".".join(owner)
            if any(fnmatch.fnmatchcase(name, pattern) for pattern in self.rules.members) or (
                    self.rules.is_plain and kind(symbol) in PLAIN and is_one_paragraph(symbol)):
                self.left_out[self.identifier(symbol)] = owner

    def choose_families(self):
        """Leaves out the types of a family but the first, and all members of its types."""
        for patterns in self.rules.families:
            names = sorted(p for p in self.types if any(fnmatch.fnmatchcase(".".join(p), pattern) for pattern in patterns))
            if not names:
                raise ValueError(f"pages.txt: {self.module} has no types {' '.join(patterns)}")
            for symbol in self.symbols:
                own = path(symbol)
                if own[:-1] in names and kind(symbol) in TYPES:
                    raise ValueError(f"pages.txt: {'.'.join(own)} is inside of a type of a family")
                if own in names[1:] or own[:-1] in names:
                    self.left_out[self.identifier(symbol)] = names[0]

    def keep_linked(self):
        """Keeps the pages of declarations that the texts of other pages link to."""
        texts = [((), text.splitlines()) for text in self.articles]
        texts += [(path(symbol), comment(symbol)) for symbol in self.symbols if self.identifier(symbol) not in self.left_out]
        while texts:
            wanted = set()
            for place, lines in texts:
                for link in links(lines):
                    link = link[1:] if link[:1] == (self.module,) else link
                    targets = [place[:length] + link for length in range(len(place) + 1)]
                    # The page of a member is below that of its type.
                    wanted |= {target[:length] for target in targets for length in range(1, len(target) + 1)}
            kept = [s for s in self.symbols if self.identifier(s) in self.left_out and path(s) in wanted]
            for symbol in kept:
                del self.left_out[self.identifier(symbol)]
            texts = [(path(symbol), comment(symbol)) for symbol in kept]
        for symbol in self.symbols:
            owners = self.types.get(path(symbol)[:-1], [])
            if self.identifier(symbol) in self.left_out and any(self.identifier(o) not in self.left_out for o in owners):
                self.left_out[self.identifier(symbol)] = path(symbol)[:-1]

    def keep_extensions(self):
        """Keeps the first member of an extension, since DocC makes no page for an extension without any."""
        for owner in sorted(self.types, reverse=True):
            members = sorted((s for s in self.symbols if path(s)[:-1] == owner), key=self.source_order)
            is_kept = any(self.identifier(s) not in self.left_out for s in members)
            if members and not is_kept and all(kind(s) == "extension" for s in self.types[owner]):
                del self.left_out[self.identifier(members[0])]

    @staticmethod
    def identifier(symbol):
        return symbol["identifier"]["precise"]

    def page_lines(self, owner):
        """What the page of a type shows besides the comment of the type."""
        others = sorted((s for s in self.symbols if self.left_out.get(self.identifier(s)) == owner), key=self.source_order)
        members, family = collections.defaultdict(list), []
        for symbol in others:
            if path(symbol)[:-1] == owner:
                members[TITLES.get(kind(symbol), "Declarations")].append([*described(symbol), *declaration(symbol).splitlines()])
            elif kind(symbol) in TYPES:
                inner = [s for s in others if path(s)[:-1] == path(symbol)]
                family.append([*described(symbol), *declaration(symbol).splitlines(), *in_braces(inner)])
        sections = {title: members[title] for title in [*dict.fromkeys(TITLES.values()), "Declarations"]}
        for title, parts in (sections | {"Others of this kind": family}).items():
            if parts:
                yield from ["", f"## {title}", "", "```swift"]
                # A default implementation is declared as its requirement is.
                for number, part in enumerate(dict.fromkeys(tuple(part) for part in parts)):
                    yield from ([""] if number else []) + list(part)
                yield "```"

    @staticmethod
    def source_order(symbol):
        place = symbol.get("location", {})
        position = place.get("position", {})
        return place.get("uri", ""), position.get("line", 0), position.get("character", 0), path(symbol)

    def results(self):
        """The graphs without what is left out, with the comments of types that show it."""
        extended = {}
        for owner in sorted(set(self.left_out.values())):
            lines = list(self.page_lines(owner))
            # Extensions of one type are one page, for which the compiler of documentation takes the longest comment.
            owner_symbol = max(self.types[owner], key=lambda s: (kind(s) != "extension", len(comment(s))))
            extended[self.identifier(owner_symbol)] = lines
        for name, graph in self.graphs.items():
            symbols = [s for s in graph["symbols"] if self.identifier(s) not in self.left_out]
            symbols = [self.with_lines(s, self.guide_lines(s) + extended.get(self.identifier(s), [])) for s in symbols]
            relationships = [
                r for r in graph["relationships"]
                if r["source"] not in self.left_out and r["target"] not in self.left_out]
            yield name, graph | {"symbols": symbols, "relationships": relationships}

    def guide_lines(self, symbol):
        """A link from a type of a dialect, whose comment has no code, to the guide, which has code for all of the dialect."""
        is_type = kind(symbol) in TYPES and kind(symbol) != "extension"
        if not is_type or not self.rules.guide or self.base is None or "```" in "\n".join(comment(symbol)):
            return []
        address = f"/{self.base}/documentation/quoin/guides-{self.rules.guide.lower()}"
        return ["", f"The [guide to {self.rules.guide}]({address}) has the code of statements, each with its picture."]

    def places(self):
        """The declarations that are left out, each with the address below the module of the page that shows it."""
        for symbol in self.symbols:
            owner = self.left_out.get(self.identifier(symbol))
            if owner:
                outer = [s for s in self.types[owner[:1]] if kind(s) == "extension"]
                modules = sorted({s["swiftExtension"]["extendedModule"] for s in outer})
                yield declaration(symbol), "/".join([*modules, *owner]).lower()

    def with_lines(self, symbol, lines):
        if not lines:
            return symbol
        old = symbol.get("docComment") or {"module": self.module, "uri": symbol.get("location", {}).get("uri", ""), "lines": []}
        if not old["lines"]:
            lines = [f"What {self.module} adds to this type."] + lines
            place = symbol.get("location", {}).get("position", {"line": 0, "character": 0})
            position = {"start": place, "end": place}
        else:
            position = old["lines"][-1]["range"]
        return symbol | {"docComment": old | {"lines": old["lines"] + [{"text": text, "range": position} for text in lines]}}


def condense(module, graphs, catalog, output, rules, base):
    """Reads the symbol graphs of a folder and writes what has pages to another one, for the path of a site. Returns what is left
    out, and where it is."""
    texts = [p.read_text() for p in sorted(catalog.glob("**/*.md"))] if catalog.exists() else []
    read = {p.name: json.loads(p.read_text()) for p in sorted(graphs.glob("*.json"))}
    module_graphs = ModuleGraphs(read, texts, module, Rules(rules.read_text(), module), base)
    output.mkdir(parents=True, exist_ok=True)
    for name, graph in module_graphs.results():
        (output / name).write_text(json.dumps(graph, sort_keys=True))
    return list(module_graphs.places())


def not_shown(places, pages):
    """The declarations that the pages of a folder do not show."""
    texts = {}
    for shown, address in places:
        if address not in texts:
            # Where a type and a member have one name but for capital letters, both have a word at their ends.
            files = [pages / f"{address}.json", *pages.glob(f"{address}-*.json")]
            texts[address] = {line for f in files if f.exists() for line in code_lines(json.loads(f.read_text()))}
        if not texts[address].issuperset(line.strip() for line in shown.splitlines()):
            yield f"{address} does not show {shown}"


def code_lines(value):
    """The lines of all code in a page."""
    if isinstance(value, dict):
        if value.get("type") == "codeListing":
            yield from (line.strip() for line in value["code"])
        for part in value.values():
            yield from code_lines(part)
    elif isinstance(value, list):
        for part in value:
            yield from code_lines(part)


def planted_symbol(name, kind_name, text, owner=()):
    lines = [{"text": line, "range": {"start": {"line": 1, "character": 0}, "end": {"line": 1, "character": 1}}}
             for line in text.split("\n")]
    return {
        "identifier": {"precise": "/".join((*owner, name)), "interfaceLanguage": "swift"}, "pathComponents": [*owner, name],
        "kind": {"identifier": f"swift.{kind_name}"}, "docComment": {"module": "M", "uri": "", "lines": lines},
        "declarationFragments": [{"spelling": f"{kind_name} {name}"}],
    }


PLANTED = {
    "members M T*": {"T/long(_:)", "T/linked", "T/short", "T/reached"},
    "plain M": {"T/short", "T/linked", "T/reached", "U/short"},
    "family M T U": {"U", "T/long(_:)", "T/linked", "T/short", "T/reached", "U/short"},
    "members N *": set(),
    "guide M G": set(),
}


def planted():
    """What is wrong with the declarations that planted rules leave out."""
    symbols = [
        planted_symbol("T", "struct", "A type that uses ``linked``."),
        planted_symbol("linked", "property", "Uses ``T/reached``.", ("T",)),
        planted_symbol("reached", "property", "A number.", ("T",)),
        planted_symbol("short", "property", "A word.", ("T",)),
        planted_symbol("long(_:)", "method", "Does it.\n\n- Parameter x: A number.", ("T",)),
        planted_symbol("U", "struct", "Another type."),
        planted_symbol("short", "property", "A word of U.", ("U",)),
    ]
    graph = {"symbols": symbols, "relationships": [{"kind": "memberOf", "source": "T/short", "target": "T"}]}
    for text, names in PLANTED.items():
        names = names - {"T/linked", "T/reached"}
        graphs = ModuleGraphs({"M.symbols.json": graph}, [], "M", Rules(text, "M"))
        if set(graphs.left_out) != names:
            yield f"“{text}” leaves out {sorted(graphs.left_out)}"
        result = dict(graphs.results())["M.symbols.json"]
        shown = "\n".join(line for s in result["symbols"] for line in comment(s))
        for name in names:
            symbol = next(s for s in symbols if s["identifier"]["precise"] == name)
            if declaration(symbol) not in shown or described(symbol)[0] not in shown:
                yield f"“{text}”: no page shows {name}"
        guided = dict(ModuleGraphs({"M": graph}, [], "M", Rules(text, "M"), "quoin/main").results())["M"]["symbols"]
        leading = sorted(path(s)[-1] for s in guided if "/quoin/main/documentation/quoin/guides-g" in "\n".join(comment(s)))
        if leading != (["T", "U"] if text.startswith("guide") else []):
            yield f"“{text}”: {leading} lead to the guide"
        if bool(result["relationships"]) == ("T/short" in names):
            yield f"“{text}”: the relationships are wrong"
    if len(ModuleGraphs({"M": graph}, ["See ``T/long(_:)-7xk2a``."], "M", Rules("members M *", "M")).left_out) != 2:
        yield "a link of an article does not keep a page"
    extension = {"symbols": [planted_symbol("E", "extension", "An extension.")] + [
        planted_symbol(name, "property", "A word.", ("E",)) for name in ("a", "b")], "relationships": []}
    if set(ModuleGraphs({"M": extension}, [], "M", Rules("members M *", "M")).left_out) != {"E/b"}:
        yield "an extension keeps no member"
    if len(list(not_shown([("var a: Int", "t")], pathlib.Path("nowhere")))) != 1:
        yield "a page that is missing is not found"
    graphs = ModuleGraphs({"M": graph}, ["See ``U``."], "M", Rules("family M T U", "M"))
    if graphs.left_out.get("U/short") != ("U",) or "U" in graphs.left_out:
        yield "a link does not keep a type of a family, with its members"


if __name__ == "__main__":
    found = list(planted())
    check_results.end("symbol-pages", found, "planted declarations have the pages that they must have")
