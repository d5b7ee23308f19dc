#!/usr/bin/env python3
# Copyright (c) 2026 The Quoin authors
# SPDX-License-Identifier: MIT
"""Fails when a page of a documentation site refers to a page or picture that the site does not have, or when an
article has no title.

Usage: site-links.py SITE
"""

import json
import pathlib
import sys
import urllib.parse

site = pathlib.Path(sys.argv[1])
found = []
pages = sorted(site.glob("data/**/*.json"))
if not pages:
    found.append(f"{site} has no pages")
checked = 0


def check(page, url):
    """Compares an address of a page with the files of the site."""
    global checked
    checked += 1
    path = urllib.parse.unquote(url.split("#")[0])
    if path.startswith(("/documentation/", "/tutorials/")):
        targets = [site / "data" / (path.strip("/").lower() + ".json"), site / "data" / (path.strip("/") + ".json")]
    else:
        targets = [site / path.strip("/")]
    if not any(target.exists() for target in targets):
        found.append(f"{page.relative_to(site)}: {url} does not exist")


for page in pages:
    content = json.loads(page.read_text())
    if content.get("kind") == "article" and not content.get("metadata", {}).get("title"):
        found.append(f"{page.relative_to(site)} has no title")
    for reference in content.get("references", {}).values():
        if reference.get("type") in ("topic", "section") and reference.get("url", "").startswith("/"):
            check(page, reference["url"])
        for variant in reference.get("variants", []):
            if variant.get("url", "").startswith("/"):
                check(page, variant["url"])

for line in (site / "llms.txt").read_text().splitlines():
    if line.startswith("- ["):
        target = line.split("](")[1].rstrip(")")
        checked += 1
        if not (site / target).exists():
            found.append(f"llms.txt: {target} does not exist")

for sentence in found:
    print(f"check-documentation: {sentence}", file=sys.stderr)
if found:
    sys.exit(1)
print(f"check-documentation: {checked} references of {len(pages)} pages")
