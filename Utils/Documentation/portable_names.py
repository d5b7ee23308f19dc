# Copyright (c) 2026 The Quoin authors
# SPDX-License-Identifier: MIT
"""Gives the pages of an archive names that Windows has too, and changes all addresses that lead to them.

DocC names the page of `init(_:)` as the declaration, and the renderer loads the data of a page from the same path as that of its
address, so addresses change with the names: `init(_-)`.

Usage: portable_names.py ARCHIVE     changes the names that are left, and fails when a name or an address is wrong then
       portable_names.py --planted   fails when a planted name is not changed, or an address does not follow
"""

import hashlib
import json
import pathlib
import re
import sys
import tempfile

import check_results

# The longest name and the longest path below the folder of a site, in bytes. Windows has 260 characters for a path with all
# folders above.
NAME, PATH = 200, 200
# The length up to which DocC's name is kept, and that of the beginning that is kept of a longer one.
KEPT, BEGINNING = 110, 80
REFUSED = re.compile(r'[<>:"|?*\\\x00-\x1f]')
RESERVED = re.compile(r"(con|prn|aux|nul|conin\$|conout\$|(com|lpt)[0-9¹²³])(\..*)?", re.I)

# A label has no hyphen, so that parentheses with a hyphen for each colon stay different.
READABLE = {":": "-", "*": "times"}


def is_refused(name):
    """Whether Windows has no file of a name."""
    return bool(REFUSED.search(name) or RESERVED.fullmatch(name) or name.endswith((".", " ")))


def marked(name, original):
    """A name that no other name becomes."""
    mark = hashlib.sha256(original.encode()).hexdigest()[:8]
    return (name.encode()[:BEGINNING].decode(errors="ignore") if len(name.encode()) > KEPT else name) + "-" + mark


def portable(name):
    """A name that Windows has, the same if it has this one."""
    result = re.sub("[:*]", lambda match: READABLE[match[0]], name)
    if is_refused(result) or len(name.encode()) > KEPT:
        # An ending does not help a reserved name.
        return marked(("_" if RESERVED.fullmatch(name) else "") + REFUSED.sub("_", result), name)
    return result


class PortableNames:
    """The changed names of the pages of an archive, by their old addresses."""

    def __init__(self, site):
        self.site, self.changed = site, {}
        folders = {}
        for file in (site / "data").rglob("*.json"):
            parts = file.relative_to(site / "data").as_posix().removesuffix(".json").split("/")
            for count in range(len(parts)):
                folders.setdefault("/".join(parts[:count]), set()).add(parts[count])
        for folder, names in folders.items():
            taken = {}
            for name in sorted(names):
                taken.setdefault(portable(name).lower(), []).append(name)
            for same in taken.values():
                for name in same:
                    new = portable(name) if len(same) == 1 else marked(portable(name), name)
                    if new != name:
                        self.changed[f"{folder}/{name}".strip("/")] = new

    def address(self, text):
        """An address, which begins with a slash and may end with the name of a part."""
        path, *part = text[1:].split("#", 1)
        names = path.split("/")
        new = [self.changed.get("/".join(names[:count + 1]), name) for count, name in enumerate(names)]
        return "#".join(["/" + "/".join(new), *part])

    def changed_value(self, value, is_address=False):
        """A value of a file of JSON with changed addresses."""
        if isinstance(value, dict):
            return {key: self.changed_value(part, key in ("url", "path", "paths")) for key, part in value.items()}
        if isinstance(value, list):
            return [self.changed_value(part, is_address) for part in value]
        is_page = is_address and isinstance(value, str) and re.match("/(documentation|tutorials)/", value)
        return self.address(value) if is_page else value

    def rename(self):
        """Renames the files, those of inner folders first."""
        for old, new in sorted(self.changed.items(), key=lambda pair: -pair[0].count("/")):
            for path, name in ((self.site / "data" / f"{old}.json", f"{new}.json"), (self.site / "data" / old, new),
                               (self.site / old, new)):
                if path.exists():
                    path.rename(path.parent / name)


def faults(site):
    """Names that not all systems have."""
    seen = {}
    for path in sorted(site.rglob("*")):
        name, relative = path.name, path.relative_to(site).as_posix()
        if len(name.encode()) > NAME or len(relative.encode()) > PATH:
            yield f"{relative} has a name of more than {NAME} bytes, or as a path of more than {PATH}"
        if is_refused(name):
            yield f"{relative} has a name that Windows refuses"
        if other := seen.get(relative.lower()):
            yield f"{relative} and {other} differ by case only"
        seen[relative.lower()] = relative


def finish(site):
    """Renames the files of an archive and changes its addresses. Returns the number of changed names."""
    names = PortableNames(site)
    names.rename()
    if names.changed:
        for path in site.rglob("*.json"):
            text = path.read_text()
            new = names.changed_value(json.loads(text))
            path.write_text(json.dumps(new, ensure_ascii=False, sort_keys=True, separators=(",", ":")))
    return len(names.changed)


def dead_addresses(site):
    """Addresses of the archive's own pages that have no data."""
    for path in sorted((site / "data").rglob("*.json")):
        for reference in json.loads(path.read_text()).get("references", {}).values():
            url = reference.get("url", "").split("#")[0]
            if reference.get("type") == "topic" and reference.get("kind") == "symbol" and not (site / f"data{url}.json").exists():
                yield f"{path.relative_to(site)}: {url} does not exist"


# Names of pages that are siblings, and whether each is changed.
PLANTED = {"plain": False, "init(_:)": True, "init(a:b:)": True, "init(a-b:)": True, "*(_:_:)": True, "a|b": True, "nul": True,
           "con.b": True, "b.": True, "x" * 230: True, "x" * 231: True, "same:": True, "same-": True, "Upper": True, "upper": True}


def planted():
    """What is wrong with an archive of planted names."""
    with tempfile.TemporaryDirectory() as name:
        site = pathlib.Path(name)
        inner = site / "data/documentation/m"
        references = {key: {"type": "topic", "kind": "symbol", "url": f"/documentation/m/{key}#P"} for key in PLANTED}
        for key in PLANTED:
            (site / f"documentation/m/{key}").mkdir(parents=True)
            (site / f"documentation/m/{key}/index.html").write_text(key)
            inner.mkdir(parents=True, exist_ok=True)
            (inner / f"{key}.json").write_text(json.dumps({"title": key, "references": references}))
        (site / "index.json").write_text(json.dumps({"path": "/documentation/m/init(_:)", "title": "/documentation/m/init(_:)"}))
        count = finish(site)
        yield from faults(site)
        yield from dead_addresses(site)
        if count != sum(PLANTED.values()):
            yield f"{count} planted names are changed"
        pages = [json.loads(path.read_text()) for path in inner.glob("*.json")]
        if sorted(page["title"] for page in pages) != sorted(PLANTED):
            yield "not all planted pages are there"
        for key, reference in pages[0]["references"].items():
            place = reference["url"].removesuffix("#P")
            if json.loads((site / f"data{place}.json").read_text())["title"] != key:
                yield f"the data of the planted name {key} is that of another page"
            if (site / place[1:] / "index.html").read_text() != key:
                yield f"the page of the planted name {key} is another one"
        index = json.loads((site / "index.json").read_text())
        if index != {"path": "/documentation/m/init(_-)", "title": "/documentation/m/init(_:)"}:
            yield f"the planted index is {index}"


def main():
    if sys.argv[1] == "--planted":
        found, result = list(planted()), f"{sum(PLANTED.values())} planted names are changed for Windows"
    else:
        site = pathlib.Path(sys.argv[1])
        count = finish(site)
        found = [*faults(site), *dead_addresses(site)]
        pages = len(list(site.rglob("index.html")))
        result = f"Windows has the names of all {pages} pages of {site.stem}, {count} of them changed now"
    check_results.end("check-documentation", found, result)


if __name__ == "__main__":
    main()
