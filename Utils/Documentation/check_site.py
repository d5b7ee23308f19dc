# Copyright (c) 2026 The Quoin authors
# SPDX-License-Identifier: MIT
"""Fails when a link inside of a site leads nowhere, with a sentence for each: DocC looks at links inside of a module only.

Usage: check_site.py SITE
"""

import html.parser
import json
import pathlib
import re
import sys
from urllib.parse import unquote


def anchors(page):
    """The names of the parts of a page that addresses may end with."""
    def headings(value):
        if isinstance(value, dict):
            if value.get("type") == "heading":
                yield value.get("anchor")
            value = [part for key, part in value.items() if key != "references"]
        for part in value if isinstance(value, list) else []:
            yield from headings(part)

    sections = page.get("topicSections", []) + page.get("sections", [])
    parts = sections + [task for section in sections for task in section.get("tasks", [])]
    return {unquote(name) for name in [*headings(page), *(part.get("anchor") for part in parts)] if name}


def chapters(address, page):
    """The addresses of chapters, which are parts of the list of tutorials and have no pages."""
    for section in page.get("sections", []) if address.startswith("/tutorials/") else []:
        for chapter in section.get("chapters", []):
            yield f"{address}/{chapter['name'].lower().replace(' ', '-')}"


def faults(site, pages):
    """The links and pictures of DocC's pages that lead nowhere."""
    without_page = {chapter for address, page in pages.items() for chapter in chapters(address, page)}
    for address, page in pages.items():
        for reference in page.get("references", {}).values():
            url, _, name = reference.get("url", "").partition("#")
            addresses = [variant["url"] for variant in reference.get("variants", []) if variant["url"].startswith("/")]
            if reference.get("type") in ("topic", "section") and url.startswith("/"):
                target = pages.get(url.rstrip("/"), pages.get(url.lower().rstrip("/")))
                if target is None and url not in without_page:
                    yield f"{address}: {url} does not exist"
                elif target and name and unquote(name) not in anchors(target):
                    yield f"{address}: {url} has no part {name}"
            elif reference.get("type") == "link" and url.startswith("/quoin/"):
                addresses.append(url.removeprefix("/quoin"))
            for path in addresses:
                if not (site / unquote(path).strip("/")).exists():
                    yield f"{address}: {path} does not exist"


class OwnPage(html.parser.HTMLParser):
    """The links of an HTML page that is not DocC's, and the names that they may lead to."""

    def __init__(self, text):
        super().__init__()
        self.names, self.links = {""}, []
        self.feed(text)

    def handle_starttag(self, tag, attributes):
        values = dict(attributes)
        self.names |= {values[key] for key in ("id", "name") if values.get(key)}
        if tag == "a" and values.get("href"):
            self.links.append(values["href"])


def own_faults(site):
    """The links of pages that resize and the gallery that lead nowhere."""
    for path in [*sorted(site.glob("resizing/*/*.html")), *site.glob("gallery.html")]:
        page = OwnPage(path.read_text())
        for link in page.links:
            place, _, name = link.partition("#")
            if re.match(r"[a-z]+:|/", place):
                continue
            if not (path.parent / unquote(place)).exists() or not place and unquote(name) not in page.names:
                yield f"{path.relative_to(site)}: {link} does not exist"


def main():
    site = pathlib.Path(sys.argv[1])
    files = sorted((site / "data").rglob("*.json"))
    pages = {"/" + file.relative_to(site / "data").as_posix().removesuffix(".json"): json.loads(file.read_text()) for file in files}
    found = [*faults(site, pages), *own_faults(site)]
    for sentence in found:
        print(f"check-documentation: {sentence}", file=sys.stderr)
    if found or not pages:
        sys.exit(1)
    print(f"check-documentation: no dead link in {len(pages)} pages")


main()
