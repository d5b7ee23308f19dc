# Copyright (c) 2026 The Quoin authors
# SPDX-License-Identifier: MIT
"""The files of pages in an archive, as every build writes them and as readers without scripts need them."""

import html
import json
import re

import portable_names


def write_sorted(path):
    """DocC writes the keys of its JSON in another order each time."""
    value = json.loads(path.read_text())
    path.write_text(json.dumps(value, ensure_ascii=False, sort_keys=True, separators=(",", ":")))


def add_conformances(site):
    """Gives all links to a declaration the condition under which it is available. DocC leaves it out in some, not in the same ones
    each time."""
    pages = {path: json.loads(path.read_text()) for path in (site / "data").rglob("*.json")}
    addresses = {"/" + path.relative_to(site / "data").as_posix().removesuffix(".json"): page for path, page in pages.items()}
    for path, page in pages.items():
        is_changed = False
        for reference in page.get("references", {}).values():
            target = addresses.get(reference.get("url", "").split("#")[0], {})
            conformance = target.get("metadata", {}).get("conformance")
            if conformance and reference.get("conformance") != conformance:
                reference["conformance"] = conformance
                is_changed = True
        if is_changed:
            path.write_text(json.dumps(page))


def text_of(parts):
    return "".join(part.get("text") or part.get("code") or text_of(part.get("inlineContent", [])) for part in parts)


def finish(site, base):
    """Finishes the pages of an archive that will be below a path."""
    portable_names.finish(site)
    add_conformances(site)
    for path in site.rglob("*.json"):
        write_sorted(path)
    # DocC writes the same HTML for all pages. Readers without scripts, and search engines, get the title and the abstract.
    for page in site.rglob("index.html"):
        data = site / "data" / (str(page.parent.relative_to(site)) + ".json")
        if data.exists():
            finish_page(page, json.loads(data.read_text()))
        add_banner(page, base)


def add_banner(page, base):
    """Adds the script that leads from old versions to the latest one."""
    text = page.read_text()
    if "/banner.js" not in text:
        page.write_text(text.replace("</head>", f'<script defer="defer" src="/{base}/banner.js"></script></head>', 1))


def finish_page(page, content):
    title = html.escape(content.get("metadata", {}).get("title", ""))
    abstract = html.escape(text_of(content.get("abstract", [])))
    shown = f"<noscript><h1>{title}</h1><p>{abstract}</p><p>The rest of this page needs scripts.</p></noscript>"
    text = re.sub(r"<noscript>.*?</noscript>", lambda _: shown, page.read_text(), flags=re.S)
    text = re.sub(r"<title>.*?</title>", lambda _: f"<title>{title} · Quoin</title>", text, flags=re.S)
    page.write_text(text)
