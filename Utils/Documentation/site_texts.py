# Copyright (c) 2026 The Quoin authors
# SPDX-License-Identifier: MIT
"""The texts of a site for programs: the Markdown of articles, their list, and the list of all pages."""

import gzip
import re
import shutil
import textwrap


def articles(root, catalog):
    """The Markdown files of all articles by the addresses of their pages, without a slash at the beginning."""
    found = {}
    for module, folder in [("Quoin", catalog)] + [(p.stem, p) for p in sorted(root.glob("Sources/*/*.docc"))]:
        for path in sorted(folder.glob("*.md")):
            address = "documentation/" + module.lower()
            found[address if path.stem == module else f"{address}/{path.stem.lower()}"] = path
    return found


def without_code(text):
    """The text in parts, of which every second one is a block of code."""
    return re.split(r"(^ *```.*?^ *```$)", text, flags=re.M | re.S)


def code(text):
    """The blocks of code of a text, between fences or indented."""
    for number, part in enumerate(without_code(text)):
        if number % 2:
            yield textwrap.dedent(part).split("\n", 1)[1].rsplit("\n", 1)[0].rstrip()
        else:
            for block in re.finditer(r"(?<=\n\n)(?: {4}.*(?:\n|\Z)|\n(?= {4}))+", part):
                yield textwrap.dedent(block[0]).rstrip()


def without_tabs(text):
    """The text with the name of each tab above what it shows."""
    def shown(match):
        found = re.findall(r'^  @Tab\("(.*?)"\) \{\n(.*?)^  \}\n', match[1], re.M | re.S)
        return "\n".join(f"**{name}**\n\n{textwrap.dedent(body)}" for name, body in found)

    return re.sub(r"^@TabNavigator \{\n(.*?)^\}\n", shown, text, flags=re.M | re.S)


def without_columns(text):
    """The text with the columns of a row one below the other."""
    def shown(match):
        return "\n".join(map(textwrap.dedent, re.findall(r"^  @Column \{\n(.*?)^  \}\n", match[1], re.M | re.S)))

    return re.sub(r"^@Row\b.*? \{\n(.*?)^\}\n", shown, text, flags=re.M | re.S)


def title(text):
    return re.search(r"^# (.*)$", text, re.M)[1].strip("`")


def markdown(text, titles, folder, base, images):
    """The Markdown of an article whose links lead to other texts and pictures of the site."""
    def link(match):
        name = match[1].lower()
        return f"[{titles[f'{folder}/{name}']}](/{base}/markdown/{folder}/{name}.md)" if f"{folder}/{name}" in titles else match[1]

    def converted(part):
        part = re.sub(r"^@\w+(\(.*?\))? \{.*?^\}\n+", "", part, flags=re.M | re.S)
        part = re.sub(r"\[([^\]]*)\]\(doc:([\w-]+)\)|<doc:([\w-]+)>", lambda m: link([m[0], m[2] or m[3]]), part)
        return re.sub(r"(!\[[^\]]*\])\(([\w.~-]+)\)", rf"\1(/{base}/{images}/\2)", part)

    parts = without_code(without_columns(without_tabs(text)))
    return "".join(part if number % 2 else converted(part) for number, part in enumerate(parts))


def write_articles(site, root, catalog, base):
    """Writes the Markdown of all articles, and their list."""
    shutil.rmtree(site / "markdown", ignore_errors=True)
    found = articles(root, catalog)
    titles = {address: title(path.read_text()) for address, path in found.items()}
    lines = ["# Quoin", ""]
    for address, path in found.items():
        file = site / "markdown" / f"{address}.md"
        file.parent.mkdir(parents=True, exist_ok=True)
        folder = "/".join(address.split("/")[:2])
        images = f"images/org.quoin.{path.parent.stem}"
        file.write_text(markdown(path.read_text(), titles, folder, base, images))
        lines.append(f"- [{titles[address]}](markdown/{address}.md)")
    (site / "llms.txt").write_text("\n".join(lines) + "\n")


def write_paths(site):
    """Writes the addresses of all pages, compressed, for other versions and for checks."""
    paths = [path.parent.relative_to(site).as_posix() + "/" for path in site.rglob("index.html") if path.parent != site]
    for folder in ("resizing", "cheatsheets", "markdown"):
        paths += [path.relative_to(site).as_posix() for path in (site / folder).rglob("*.*")]
    paths += [name for name in ("gallery.html", "llms.txt") if (site / name).exists()]
    # The name and the time of a file are parts of what is compressed.
    (site / "paths.txt.gz").write_bytes(gzip.compress(("\n".join(sorted(paths)) + "\n").encode(), mtime=0))


def read_paths(site):
    return gzip.decompress((site / "paths.txt.gz").read_bytes()).decode().split()
