# Copyright (c) 2026 The Quoin authors
# SPDX-License-Identifier: MIT
"""Gives the pages of a site what readers without scripts and programs need: titles, abstracts, and a list of all articles.

Usage: finish_site.py SITE
"""

import html
import json
import pathlib
import re
import sys


def text_of(parts):
    return "".join(part.get("text") or part.get("code") or text_of(part.get("inlineContent", [])) for part in parts)


def finish_page(page, title, abstract):
    """DocC writes the same HTML for all pages."""
    shown = f"<noscript><h1>{title}</h1><p>{abstract}</p><p>The rest of this page needs scripts.</p></noscript>"
    text = re.sub(r"<noscript>.*?</noscript>", lambda _: shown, page.read_text(), flags=re.S)
    page.write_text(re.sub(r"<title>.*?</title>", lambda _: f"<title>{title} · Quoin</title>", text, flags=re.S))


def main():
    site = pathlib.Path(sys.argv[1])
    lines = ["# Quoin", ""]
    for data in sorted(site.glob("data/**/*.json")):
        content = json.loads(data.read_text())
        title = content.get("metadata", {}).get("title", "")
        address = data.relative_to(site / "data").as_posix().removesuffix(".json")
        page, markdown = site / address / "index.html", site / f"data/{address}.md"
        if page.exists():
            finish_page(page, html.escape(title), html.escape(text_of(content.get("abstract", []))))
        if markdown.exists() and content.get("kind") == "article":
            lines.append(f"- [{title}](data/{address}.md)")
        else:
            markdown.unlink(missing_ok=True)
    (site / "llms.txt").write_text("\n".join(lines) + "\n")
    # Each page asks for its settings.
    (site / "theme-settings.json").write_text("{}")


main()
