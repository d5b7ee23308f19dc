#!/usr/bin/env python3
# Copyright (c) 2026 The Quoin authors
# SPDX-License-Identifier: MIT
"""Writes the guides, task articles and tutorials as a DocC catalog.

Usage: catalog.py DOCUMENTATION CATALOG

Guides link to the pages that resize, and pages to the articles of modules, which are in the site only.

DocC shows no HTML, knows pictures and files by their names alone, and links articles with <doc:NAME>. It has tabs, which show the
code of one dialect at a time, in place of the tables in tasks.
"""

import html
import pathlib
import re
import sys

documentation, catalog = (pathlib.Path(path) for path in sys.argv[1:3])
base = "/quoin"
pages = sorted(documentation.glob("Guides/*.md")) + sorted(documentation.glob("Tasks/*.md"))
pages += sorted(documentation.glob("Moving/*.md")) + sorted(documentation.glob("Commands/*.md"))
pages += [documentation / f"{name}.md" for name in ("Layout", "Text", "Devices", "Differences", "Performance")]


def article(page):
    """The name of the article for a page; folders have articles of the same name."""
    if page.name == "README.md":
        return f"All{page.parent.name}"
    return f"{page.parent.name}-{page.stem}"


articles = {page.resolve(): article(page) for page in pages}
# The addresses of the articles of modules, which are in the same site.
of_modules = {path.resolve(): f"{path.parent.stem}/{path.stem}".lower()
              for path in documentation.parent.glob("Sources/*/*.docc/*.md") if path.stem != path.parent.stem}


def picture(match):
    source, text = match[1], match[2]
    return f"![{text}]({source.split('Pictures/')[-1].replace('/', '-')})"


def code(match):
    lines = [html.unescape(line) for line in re.findall(r"<code>(.*?)</code>", match[0])]
    return " ".join("`" + line.replace("|", "\\|") + "`" for line in lines)


def indented(lines):
    """Lines of code with the indentation that cells of tables do not have."""
    depth, found = 0, []
    for line in lines:
        level = depth - (line[0] in ")]}") + (line[0] == ".")
        found.append("  " * level + line)
        # However many brackets a line opens, the next one is one step further in.
        opened = sum(map(line.count, "([{")) - sum(map(line.count, ")]}"))
        depth += (opened > 0) - (opened < 0)
    return found


def tab(row):
    """A row of a table of dialects, with the code that a page for GitHub can only show in a cell."""
    name = re.match(r"\| \[?([^\]|]*)", row)[1].strip()
    guide = re.search(r"\.\./Guides/(\w+)\.md", row)[1]
    lines = [html.unescape(line) for line in re.findall(r"<code>(.*?)</code>", row)]
    shown = ["```swift", *indented(lines), "```", ""] if lines else []
    body = "".join(f"    {line}".rstrip() + "\n" for line in shown + [f"<doc:Guides-{guide}>"])
    return f'  @Tab("{name}") {{\n{body}  }}\n'


def tabs(match):
    """A tab for each row of a table of dialects."""
    return "@TabNavigator {\n" + "".join(map(tab, match[1].splitlines())) + "}\n"


def with_site_links(page, text):
    """The text of a guide with links to pages that are in a site only."""
    introduction, *parts = re.split(r'(?=<a id="[^"]*"></a>)', text)
    if page.parent.name != "Guides":
        return text
    for number, part in enumerate(parts):
        key = re.match(r'<a id="([^"]*)">', part)[1]
        link = f"[Resize the picture]({base}/resizing/{page.stem}/{key}.html)"
        parts[number] = part.replace("\nFrames: ", f"\n{link}\n\nFrames: ", 1)
    return introduction + "".join(parts)


def converted(page):
    def link(match):
        target = (page.parent / match[2].split("#")[0]).resolve()
        if match[2].startswith(("http", "/")):
            return match[0]
        if match[2].startswith("#"):
            return match[1]
        if target in of_modules:
            return f"[{match[1]}]({base}/documentation/{of_modules[target]})"
        return f"<doc:{articles[target]}>" if target in articles else match[1]

    text = with_site_links(page, page.read_text())
    text = re.sub(r'<a id="[^"]*"></a>\n\n', "", text)
    text = re.sub(r'<picture>.*?<img src="([^"]*)".*?alt="([^"]*)"></picture>', picture, text)
    if page.parent.name == "Tasks":
        text = re.sub(r"^\| dialect \| code \|\n\| --- \| --- \|\n((?:\|.*\n)+)", tabs, text, flags=re.M)
    text = re.sub(r"<code>.*?</code>(<br><code>.*?</code>)*", code, text)
    text = re.sub(r"(!\[[^\]]*\])\(Pictures/([^)]*)\)", r"\1(Pictures-\2)", text)
    return re.sub(r"(?<!!)\[([^\]]*)\]\(([^)]*)\)", link, text)


catalog.mkdir(parents=True)
for page in pages:
    (catalog / f"{articles[page.resolve()]}.md").write_text(converted(page))
for drawing in [*documentation.glob("Guides/Pictures/*/*.svg"), *documentation.glob("Pictures/*.svg")]:
    (catalog / f"{drawing.parent.name}-{drawing.name}").write_bytes(drawing.read_bytes())
for tutorial in documentation.glob("Tutorials/*.tutorial"):
    (catalog / tutorial.name).write_bytes(tutorial.read_bytes())
for step in documentation.glob("Tutorials/*/*"):
    (catalog / f"{step.parent.name}-{step.name}").write_bytes(step.read_bytes())


def topics(title, folder):
    chosen = [name for page, name in articles.items() if page.parent.name == folder]
    return f"### {title}\n\n" + "\n".join(f"- <doc:{name}>" for name in chosen) + "\n"


def of_site(title, address):
    """A link to a page that is in a site only."""
    return f"[{title}]({base}/{address})"


# Each reader's way in: a title and a text.
READERS = {
    "Move a program here": "<doc:Guides-SideBySide> has each construct in all dialects, and each dialect has a guide below. "
    "<doc:AllMoving> is about other libraries.",
    "Lay out a first screen": "<doc:Tutorials> lead from the first line to a picture. <doc:AllTasks> are short articles, such as "
    "<doc:Tasks-PinToEdges> and <doc:Tasks-StackViews>.",
    "Find out what is wrong": "<doc:Tasks-Conflict>, <doc:Tasks-Ambiguity>, and <doc:Commands-explain>. "
    + of_site("Messages about statements", "documentation/quoinplatform/messages") + " and "
    + of_site("Sentences of conflicts", "documentation/quoindiagnostics/sentencesofconflicts") + " explain what reports say.",
    "Write a tool": "<doc:Documentation-Layout> has the rules, " + of_site("QuoinLayout", "documentation/quoinlayout") + " the engine, and "
    + of_site("QuoinSolver", "documentation/quoinsolver") + " the solver.",
}


def cards():
    columns = "".join(f"  @Column {{\n    **{title}**\n\n    {text}\n  }}\n" for title, text in READERS.items())
    return f"@Row(numberOfColumns: 2) {{\n{columns}}}\n"


(catalog / "Quoin.md").write_text(
    "# Quoin\n\n@Metadata {\n  @TechnologyRoot\n}\n\n"
    "Declarative layout for Swift on every platform, with an Auto Layout engine of its own.\n\n"
    "## Overview\n\nEach picture is drawn by the code beside it.\n\n" + cards()
    + "\nThis one is drawn from files of Interface Builder.\n\n"
    "![A sign-in form, a profile card and a window with their constraints](Pictures-Examples.svg)\n\n## Topics\n\n"
    + topics("Guides", "Guides") + "\n" + topics("Tasks", "Tasks") + "\n" + topics("Moving from other libraries", "Moving") + "\n"
    + topics("Commands", "Commands") + "\n" + topics("How it works", "Documentation"))
