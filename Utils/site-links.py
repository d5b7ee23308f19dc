#!/usr/bin/env python3
# Copyright (c) 2026 The Quoin authors
# SPDX-License-Identifier: MIT
"""Fails when a page of a documentation site refers to a page or picture that the site does not have, or when an
article has no title.

Usage: site-links.py SITE
       site-links.py --planted     fails when a planted fault is not found
"""

import json
import pathlib
import sys
import tempfile
import urllib.parse


class Site:
    """A folder with a site, and what is wrong in it."""

    def __init__(self, folder):
        self.folder = folder
        self.found = []
        self.checked = 0
        self.chapters = self.chapter_paths()
        self.pages = sorted(folder.glob("data/**/*.json"))
        if not self.pages:
            self.found.append(f"{folder} has no pages")
        for page in self.pages:
            self.check_page(page)
        self.check_list()

    def chapter_paths(self):
        """The addresses of chapters, which are parts of the list of tutorials and have no pages."""
        paths = set()
        for table in self.folder.glob("data/tutorials/*.json"):
            for section in json.loads(table.read_text()).get("sections", []):
                for chapter in section.get("chapters", []):
                    paths.add(f"tutorials/{table.stem}/{chapter['name'].lower().replace(' ', '-')}")
        return paths

    def check_page(self, page):
        content = json.loads(page.read_text())
        name = page.relative_to(self.folder)
        if content.get("kind") == "article" and not content.get("metadata", {}).get("title"):
            self.found.append(f"{name} has no title")
        for reference in content.get("references", {}).values():
            if reference.get("type") in ("topic", "section"):
                self.check(name, reference.get("url", ""))
            for variant in reference.get("variants", []):
                self.check(name, variant.get("url", ""))

    def check(self, name, url):
        """Compares an address of a page with the files of the site."""
        if not url.startswith("/"):
            return
        self.checked += 1
        path = urllib.parse.unquote(url.split("#")[0]).strip("/")
        if path in self.chapters:
            return
        if path.startswith(("documentation/", "tutorials/")):
            targets = [self.folder / "data" / f"{path.lower()}.json", self.folder / "data" / f"{path}.json"]
        else:
            targets = [self.folder / path]
        if not any(target.exists() for target in targets):
            self.found.append(f"{name}: {url} does not exist")

    def check_list(self):
        """Follows the list of texts for programs."""
        for line in (self.folder / "llms.txt").read_text().splitlines():
            if line.startswith("- ["):
                target = line.split("](")[1].rstrip(")")
                self.checked += 1
                if not (self.folder / target).exists():
                    self.found.append(f"llms.txt: {target} does not exist")


def write(folder, fault):
    """Writes a site of one article with a picture, and one fault."""
    link = "/documentation/x/gone" if fault == "a dead link" else "/documentation/x/article"
    article = {
        "kind": "article",
        "metadata": {} if fault == "no title" else {"title": "Article"},
        "references": {
            "self": {"type": "topic", "url": link},
            "picture": {"type": "image", "variants": [{"url": "/images/x/a.svg"}]},
        },
    }
    texts = {"data/documentation/x/article.json": json.dumps(article), "llms.txt": "- [A](a.md)\n"}
    if fault != "no picture":
        texts["images/x/a.svg"] = "<svg/>"
    if fault != "no text":
        texts["a.md"] = "# A\n"
    for path, text in texts.items():
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        (folder / path).write_text(text)


def planted():
    """The planted faults that are not found, and what is found where nothing is wrong."""
    missed = []
    for fault in ["nothing", "a dead link", "no title", "no picture", "no text"]:
        with tempfile.TemporaryDirectory() as name:
            write(pathlib.Path(name), fault)
            count = len(Site(pathlib.Path(name)).found)
        if count != (0 if fault == "nothing" else 1):
            missed.append(f"{count} findings for {fault}")
    return missed


if sys.argv[1] == "--planted":
    found, result = planted(), "planted faults are found"
else:
    site = Site(pathlib.Path(sys.argv[1]))
    found, result = site.found, f"{site.checked} references of {len(site.pages)} pages"
for sentence in found:
    print(f"check-documentation: {sentence}", file=sys.stderr)
if found:
    sys.exit(1)
print(f"check-documentation: {result}")
