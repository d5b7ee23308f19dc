# Copyright (c) 2026 The Quoin authors
# SPDX-License-Identifier: MIT
"""Fails when something is wrong in a site that can be found without opening it, with a sentence for each fault.

Usage: check_site.py SITE
       check_site.py --planted     fails when a planted fault is not found
"""

import gzip
import json
import pathlib
import sys
import tempfile

import check_results
import page_graph
import site_checks

ARTICLE = "documentation/x/article"
TYPE = "documentation/mortar/t"


def page(title, **parts):
    return {"kind": "article", "metadata": {"title": title}, "references": {}} | parts


def planted_site():
    """The files of a site of one article with code and a picture, and one type of a dialect, in which nothing is wrong."""
    topic = {"type": "topic", "url": f"/{ARTICLE}#Part"}
    content = [{"type": "heading", "level": 2, "text": "Part", "anchor": "Part"},
               {"type": "codeListing", "syntax": "swift", "code": ["let a = 1"]}]
    sheet = {"type": "link", "url": "/quoin/main/resizing/X/a.html#a"}
    picture = {"type": "image", "alt": "A box", "variants": [{"url": "/images/x/a.svg"}]}
    code = [{"content": [{"type": "codeListing", "syntax": "swift", "code": ["let b = T()"]}]}]
    kind = {"kind": "symbol", "metadata": {"title": "T", "symbolKind": "struct", "conformance": "A"}, "primaryContentSections": code}
    shell = "<title>{0} · Quoin</title><noscript><h1>{0}</h1></noscript>"
    pages = {
        "documentation": page("First", references={"x": {"type": "topic", "url": "/documentation/x"}}),
        "documentation/x": page("X", references={"a": topic, "t": {"type": "topic", "url": f"/{TYPE}", "conformance": "A"}}),
        TYPE: page("T") | kind,
        ARTICLE: page("Article", references={"a": topic, "p": picture, "s": sheet}, primaryContentSections=[{"content": content}]),
    }
    files = {f"data/{address}.json": json.dumps(value) for address, value in pages.items()}
    files |= {f"{address}/index.html": shell.format(value["metadata"]["title"]) for address, value in pages.items()}
    files |= {
        "images/x/a.svg": "<svg/>",
        "index/index.json": f'{{"path":"/{ARTICLE}","title":"Article","type":"article"}}',
        "llms.txt": f"- [X](markdown/documentation/x.md)\n- [Article](markdown/{ARTICLE}.md)\n",
        "markdown/documentation/x.md": "# X\n",
        f"markdown/{ARTICLE}.md": "# Article\n\n## Part\n\n```swift\nlet a = 1\n```\n",
        "resizing/X/a.html": '<html lang="en"><title>A</title><h1 id="a">A</h1><img src="" alt="B"><a href="#a">A</a></html>',
        "paths.txt": "documentation/\ndocumentation/x/\n" + f"{TYPE}/\n{ARTICLE}/\n",
    }
    return files


# What is wrong: a file, what is in it, and what is there instead; or none where the file is missing.
PLANTED = {
    "nothing": ("llms.txt", "", ""),
    "a dead link": (f"data/{ARTICLE}.json", "/article#Part", "/gone"),
    "a dead link to another kind of page": (f"data/{ARTICLE}.json", "X/a.html", "X/b.html"),
    "a broken anchor": (f"data/{ARTICLE}.json", "/article#Part", "/article#Gone"),
    "an article without a title": (f"data/{ARTICLE}.json", '"title": "Article"', '"title": ""'),
    "a deleted picture": ("images/x/a.svg", "", None),
    "a picture without text": (f"data/{ARTICLE}.json", '"A box"', '""'),
    "a level of headings left out": (f"data/{ARTICLE}.json", '"level": 2', '"level": 3'),
    "a second first heading": (f"data/{ARTICLE}.json", '"level": 2', '"level": 1'),
    "a second first heading of our own": ("resizing/X/a.html", "<img", "<h1>B</h1><img"),
    "a picture of our own without text": ("resizing/X/a.html", 'alt="B"', ""),
    "a dead anchor of our own": ("resizing/X/a.html", "#a", "#b"),
    "a page without a language": ("resizing/X/a.html", ' lang="en"', ""),
    "a page without a title without scripts": (f"{ARTICLE}/index.html", "<h1>Article</h1>", ""),
    "a page without HTML": (f"{ARTICLE}/index.html", "", None),
    "an article that search does not find": ("index/index.json", "Article", "Other"),
    "a page that nothing leads to": ("data/documentation/x.json", "/article#Part", "/x#"),
    "an article without Markdown": (f"markdown/{ARTICLE}.md", "", None),
    "an article that is not listed": ("llms.txt", "- [Article]", "[Article]"),
    "other code in Markdown": (f"markdown/{ARTICLE}.md", "a = 1", "a = 2"),
    "a link without the condition of a declaration": ("data/documentation/x.json", '"conformance": "A"', '"other": "A"'),
    "code in a language without colors": (f"data/{ARTICLE}.json", '"swift"', '"perl"'),
    "a type of a dialect without code": (f"data/{TYPE}.json", "codeListing", "aside"),
    "a page that paths do not list": ("paths.txt", ARTICLE + "/", ""),
    "a path without a page": ("paths.txt", ARTICLE + "/", ARTICLE + "/\ngone/"),
}


def planted():
    """The planted faults that are not found, and what is found where nothing is wrong."""
    for fault, (file, old, new) in PLANTED.items():
        files = planted_site()
        if new is None:
            del files[file]
        else:
            assert old in files[file], fault
            files[file] = files[file].replace(old, new)
        with tempfile.TemporaryDirectory() as name:
            for path, text in files.items():
                place = pathlib.Path(name) / path
                place.parent.mkdir(parents=True, exist_ok=True)
                place.write_text(text)
            (pathlib.Path(name) / "paths.txt.gz").write_bytes(gzip.compress(files["paths.txt"].encode()))
            found = list(site_checks.faults(pathlib.Path(name)))
        if bool(found) == (fault == "nothing"):
            yield f"{len(found)} findings for {fault}: {found}"


def named(extra):
    """What is found in a site with another file."""
    with tempfile.TemporaryDirectory() as name:
        graph = page_graph.PageGraph(pathlib.Path(name))
        for path in ("a.svg", extra):
            (graph.site / path).write_text("")
        return list(site_checks.names(graph))


NAMES = {"b.svg": 0, "a(b-).json": 0, "a(b:).json": 1, "*.json": 1, "a|b.json": 1, "b.": 1, "nul.json": 1, "A.svg": 1, "a" * 201: 1}


def main():
    if sys.argv[1] == "--planted":
        found = list(planted())
        found += [f"{len(named(name))} faults of the name {name}" for name, count in NAMES.items() if len(named(name)) != count]
        result = f"{len(PLANTED) - 1} planted faults of a site are found"
    else:
        site = pathlib.Path(sys.argv[1])
        found, result = list(site_checks.faults(site)), f"no faults in {len(list(site.rglob('index.html')))} pages"
    check_results.end("check-documentation", found, result)


main()
