# Copyright (c) 2026 The Quoin authors
# SPDX-License-Identifier: MIT
"""Fails when pages or documentation comments have a link to the outside that is not in Documentation/links.txt, which is kept by
hand, or when a link of the list has another form than `https://host/path`, is there twice, or is on no page.
The check needs no network.

Usage: outside_links.py [--planted]     with --planted, fails when planted faults are not found
"""

import pathlib
import re
import subprocess
import sys

import check_results

root = pathlib.Path(__file__).resolve().parent.parent.parent
LIST = "Documentation/links.txt"
FORM = re.compile(r"https://[a-z0-9-]+(\.[a-z0-9-]+)+(/[\w.~/-]*)?(#[\w-]+)?")


def links(texts):
    """The links of texts, which have the names of their files."""
    for name, text in texts.items():
        if name.endswith(".swift"):
            comments = "\n".join(re.findall(r"^ *///(.*)$", text, re.M))
            yield from re.findall(r"https?://[^\s,)`>]*[^\s,.)`>]", comments)
        else:
            yield from re.findall(r"\]\((https?://[^)]*)\)|<(https?://[^>]*)>", text)


def faults(texts, listed):
    found = {link if isinstance(link, str) else "".join(link) for link in links(texts)}
    for link in sorted(found - set(listed)):
        yield f"{link} is not in {LIST}"
    for link in sorted(set(listed) - found):
        yield f"{link} is on no page"
    for link in sorted(link for link in set(listed) if listed.count(link) > 1):
        yield f"{link} is in {LIST} twice"
    for link in listed:
        if not FORM.fullmatch(link):
            yield f"{link} has another form than https://host/path"


# Texts by the names of their files, the list, and the number of faults.
PLANTED = [
    ({"a.md": "[A](https://a.org/b)", "b.swift": "/// As https://b.org says.\nlet a = \"https://c.org\""},
     ["https://a.org/b", "https://b.org"], 0),
    ({"a.md": "[A](https://a.org/b), <https://b.org>"}, ["https://a.org/b"], 1),
    ({"a.md": "[A](https://a.org)"}, ["https://a.org", "https://b.org"], 1),
    ({"a.md": "[A](https://a.org)"}, ["https://a.org", "https://a.org"], 1),
    ({"a.md": "[A](http://a.org)"}, ["http://a.org"], 1),
    ({"a.md": "[A](https://a.org/b c)"}, ["https://a.org/b c"], 1),
]


def main():
    if sys.argv[1:] == ["--planted"]:
        for texts, listed, count in PLANTED:
            found = list(faults(texts, listed))
            if len(found) != count:
                sys.exit(f"check-documentation: a planted link gives {found}")
        return
    names = subprocess.run(["git", "ls-files", "*.md", "*.tutorial", "Sources/*.swift"], cwd=root, capture_output=True, text=True,
                           check=True, stdin=subprocess.DEVNULL).stdout.split()
    listed = (root / LIST).read_text().split("\n")[:-1]
    found = list(faults({name: (root / name).read_text() for name in names}, listed))
    check_results.end("check-documentation", found, f"{len(listed)} links to the outside are those of {LIST}")


main()
