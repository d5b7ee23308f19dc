# Copyright (c) 2026 The Quoin authors
# SPDX-License-Identifier: MIT
"""What can be wrong in a site without opening it: each check yields a sentence for each fault."""

import html.parser
import json
import re
import urllib.parse

import page_graph
import portable_names
import site_texts


def blocks(value, kind):
    """The parts of a page that are of a kind, in their order."""
    if isinstance(value, dict):
        if value.get("type") == kind:
            yield value
        for key, part in value.items():
            if key != "references":
                yield from blocks(part, kind)
    elif isinstance(value, list):
        for part in value:
            yield from blocks(part, kind)


def out_of_order(levels):
    """The positions of headings that leave out a level."""
    return [i for i, level in enumerate(levels) if level > (levels[i - 1] if i else 1) + 1]


def titles(graph):
    for address, page in graph.pages.items():
        if page.get("kind") == "article" and not page.get("metadata", {}).get("title"):
            yield f"{address} has no title"


def chapters(graph):
    """The addresses of chapters, which are parts of the list of tutorials and have no pages."""
    for address, page in graph.pages.items():
        for section in page.get("sections", []) if address.startswith("/tutorials/") else []:
            for chapter in section.get("chapters", []):
                yield f"{address}/{chapter['name'].lower().replace(' ', '-')}"


def anchors(page):
    """The names of the parts of a page that addresses may end with."""
    names = {section.get("anchor") for section in page.get("topicSections", []) + page.get("sections", [])}
    names |= {heading.get("anchor") for heading in blocks(page, "heading")}
    for section in page.get("sections", []):
        names |= {task.get("anchor") for task in section.get("tasks", [])}
    return names


def leads_somewhere(site, url):
    """Whether a link into the site, which begins with the path of a version, leads to a file or a page."""
    path = re.match("/quoin/[^/]+/([^#]*)", url)
    return not path or (site / urllib.parse.unquote(path[1])).exists()


def links(graph):
    """Follows all links between pages, with their anchors, and looks for all pictures."""
    without_page = set(chapters(graph))
    for address, page in graph.pages.items():
        for reference in page.get("references", {}).values():
            if reference.get("type") in ("topic", "section"):
                url = reference.get("url", "")
                target = graph.target(reference)
                if not target and url.startswith("/") and url.split("#")[0] not in without_page:
                    yield f"{address}: {url} does not exist"
                elif target and "#" in url:
                    name = urllib.parse.unquote(url.split("#")[1])
                    if name not in {urllib.parse.unquote(anchor) for anchor in anchors(graph.pages[target]) if anchor}:
                        yield f"{address}: {url} has no such part"
            if reference.get("type") == "link" and not leads_somewhere(graph.site, reference.get("url", "")):
                yield f"{address}: {reference['url']} does not exist"
            for variant in reference.get("variants", []):
                url = urllib.parse.unquote(variant.get("url", ""))
                if url.startswith("/") and not (graph.site / url.strip("/")).is_file():
                    yield f"{address}: {url} does not exist"


def accessibility(graph):
    """Headings leave out no level, and pictures have a text. The only first heading is the title of the page."""
    for address, page in graph.pages.items():
        headings = list(blocks(page, "heading"))
        if any(heading["level"] < 2 for heading in headings):
            yield f"{address} has another first heading than its title"
        for index in out_of_order([heading["level"] for heading in headings]):
            yield f"{address}: “{headings[index].get('text')}” leaves out a level of headings"
        for reference in page.get("references", {}).values():
            if reference.get("type") == "image" and not (reference.get("alt") or "").strip():
                yield f"{address}: the picture {reference.get('identifier')} has no text"


class OwnPage(html.parser.HTMLParser):
    """What an HTML page that is not DocC's has."""

    def __init__(self, text):
        super().__init__()
        self.levels, self.names, self.links, self.faults, self.language = [], set(), [], [], False
        self.has_title = False
        self.feed(text)

    def handle_starttag(self, tag, attributes):
        values = dict(attributes)
        self.names |= {values[key] for key in ("id", "name") if values.get(key)}
        if re.fullmatch("h[1-6]", tag):
            self.levels.append(int(tag[1]))
        elif tag == "img" and not (values.get("alt") or "").strip():
            self.faults.append("has a picture without text")
        elif tag == "html":
            self.language = bool(values.get("lang"))
        elif tag == "title":
            self.has_title = True
        elif tag == "a" and values.get("href"):
            self.links.append(values["href"])


def own_pages(graph):
    """Pages that resize, cheat sheets and the gallery."""
    site = graph.site
    for path in [*sorted(site.glob("resizing/*/*.html")), *sorted(site.glob("cheatsheets/*.html")), *site.glob("gallery.html")]:
        page, name = OwnPage(path.read_text()), path.relative_to(site)
        for sentence in page.faults:
            yield f"{name} {sentence}"
        if page.levels.count(1) != 1:
            yield f"{name} has {page.levels.count(1)} first headings"
        if out_of_order(page.levels):
            yield f"{name} leaves out a level of headings"
        if not page.language or not page.has_title:
            yield f"{name} has no language or no title"
        for link in page.links:
            if link.startswith("#") and urllib.parse.unquote(link[1:]) not in page.names | {""}:
                yield f"{name}: {link} does not exist"
            elif not re.match(r"#|[a-z]+:|/", link) and not (path.parent / urllib.parse.unquote(link.split("#")[0])).exists():
                yield f"{name}: {link} does not exist"


def without_scripts(graph):
    """Each page has its title for readers without scripts."""
    for address, page in graph.pages.items():
        file = graph.site / address[1:] / "index.html"
        if not file.exists():
            yield f"{address} has no HTML"
        elif not re.search(r"<title>[^<]+ · Quoin</title>.*<noscript><h1>[^<]+</h1>", file.read_text(), re.S):
            yield f"{address} has no title without scripts"


def search(graph):
    """The index of quick navigation has the title of each article."""
    index = graph.site / "index/index.json"
    found = set(re.findall(r'"path":"([^"]*)"[^{}]*"title":"((?:[^"\\]|\\.)*)"', index.read_text())) if index.exists() else set()
    known = {(path, json.loads(f'"{title}"')) for path, title in found}
    for address, page in graph.pages.items():
        title = page.get("metadata", {}).get("title")
        if page.get("kind") == "article" and address.count("/") > 2 and title and (address, title) not in known:
            yield f"{address}: “{title}” is not in the index"


def reach(graph):
    """Each declaration is a few clicks away from the first page."""
    found = graph.clicks()
    for address in graph.pages:
        if address.startswith("/documentation/") and address.count("/") > 2:
            count = found.get(address, (None, None))[0]
            if count is None or count > page_graph.CLICKS:
                yield f"{address} is {count or 'not a number of'} clicks away"


def texts(graph):
    """Each article has its Markdown in the list for programs, with the code of the page."""
    listed = re.findall(r"^- \[.*\]\((.*)\)$", (graph.site / "llms.txt").read_text(), re.M)
    for path in listed:
        if not (graph.site / path).is_file():
            yield f"llms.txt: {path} does not exist"
    for address, page in graph.pages.items():
        path = f"markdown{address}.md"
        # DocC makes collections of the members for one protocol; no author has written these.
        is_written = page.get("kind") == "article" and not address.endswith("-implementations")
        if is_written and address.count("/") > 1 and path not in listed:
            yield f"llms.txt does not list {path}"
        if path in listed and (graph.site / path).is_file():
            listings = blocks(page.get("primaryContentSections", []), "codeListing")
            shown = ["\n".join(block["code"]).rstrip() for block in listings]
            if list(site_texts.code((graph.site / path).read_text())) != shown:
                yield f"{path} has not the code of its page"


def conditions(graph):
    """Links to a declaration have the condition under which it is available, as the page of the declaration has it."""
    for address, page in graph.pages.items():
        for reference in page.get("references", {}).values():
            target = graph.pages.get(graph.target(reference), {})
            condition = target.get("metadata", {}).get("conformance")
            if condition and reference.get("conformance") != condition:
                yield f"{address}: the link to {reference['url']} has not the condition of the declaration"


# The languages of code for which a site has colors, as finish_site.py leaves them.
LANGUAGES = ("bash", "diff", "json", "markdown", "objc", "sh", "shell", "swift", "text", "xml", "yaml", None)


def languages(graph):
    """The site has what the renderer loads for the code of each page."""
    for address, page in graph.pages.items():
        for listing in blocks(page, "codeListing"):
            if listing.get("syntax") not in LANGUAGES:
                yield f"{address} has code in {listing['syntax']}, for which the site has no colors"


# Modules whose types have code on their pages, or a link to a guide.
DIALECTS = ("cartography", "swiftautolayout", "mortarcore", "mortar", "mortarobjects", "mortarvfl", "notautolayout")
# What the renderer calls the kinds of types.
TYPES = ("class", "struct", "enum", "protocol")


def listings(graph):
    """Each type of a dialect has code, or leads to a guide."""
    for address, page in graph.pages.items():
        metadata = page.get("metadata", {})
        if address.split("/")[1:3] not in [["documentation", dialect] for dialect in DIALECTS] or metadata.get("symbolKind") not in TYPES:
            continue
        has_code = any(True for _ in blocks(page.get("primaryContentSections", []), "codeListing"))
        links = [reference.get("url", "") for reference in page.get("references", {}).values() if reference.get("type") == "link"]
        if not has_code and not any("/documentation/quoin/guides-" in url for url in links):
            yield f"{address} has no code, and no link to a guide"


def paths(graph):
    """The list of pages is complete, and all of it exists."""
    listed = site_texts.read_paths(graph.site)
    for path in listed:
        if not (graph.site / path).exists():
            yield f"paths.txt: {path} does not exist"
    for address in sorted(set(graph.pages) - {f"/{path}".rstrip("/") for path in listed}):
        yield f"paths.txt does not list {address}"


def names(graph):
    """The names of all files are ones that all systems and servers have."""
    yield from portable_names.faults(graph.site)


ALL = [titles, links, accessibility, own_pages, without_scripts, search, reach, texts, conditions, languages, listings, paths, names]


def faults(site):
    graph = page_graph.PageGraph(site)
    if not graph.pages:
        yield f"{site} has no pages"
        return
    for check in ALL:
        yield from check(graph)
