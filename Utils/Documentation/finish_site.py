# Copyright (c) 2026 The Quoin authors
# SPDX-License-Identifier: MIT
"""Finishes one version of the site, after its archives are merged.

Usage: finish_site.py SITE WORK VERSION [NAME...]

With names of archives, only these are copied into the site that is there, in place of their older pages.
"""

import json
import pathlib
import shutil
import sys

import page_files
import page_graph
import site_texts

root = pathlib.Path(__file__).resolve().parent.parent.parent

# The folders of an archive in which pages and files have the name of the archive or of its first page.
NAMED = ("data/documentation", "data/tutorials", "documentation", "tutorials", "images", "downloads", "videos")


def replace(site, archive):
    """Replaces the pages of an archive in a site."""
    for folder in NAMED:
        for new in (archive / folder).glob("*"):
            old = site / folder / new.name
            if new.is_dir():
                shutil.rmtree(old, ignore_errors=True)
                shutil.copytree(new, old)
            else:
                shutil.copyfile(new, old)
    index = site / "index/index.json"
    merged = json.loads(index.read_text())
    for node in json.loads((archive / "index/index.json").read_text())["interfaceLanguages"]["swift"]:
        for landing in merged["interfaceLanguages"]["swift"]:
            for nodes in (merged["interfaceLanguages"]["swift"], landing.get("children", [])):
                nodes[:] = [node if n.get("path") == node.get("path") else n for n in nodes]
    index.write_text(json.dumps(merged))
    page_files.write_sorted(index)


# Parts of the renderer that no page needs: colors of code in other languages, and pictures of another product for social networks.
NOT_NEEDED = [f"js/highlight-js-{language}-js.*" for language in (
    "c", "cpp", "css", "http", "java", "javascript", "llvm", "perl", "php", "python", "ruby", "scss", "typescript")]
NOT_NEEDED.append("developer-og*.jpg")


def remove_not_needed(site):
    for pattern in NOT_NEEDED:
        found = list(site.glob(pattern))
        if not found:
            sys.exit(f"make-documentation: the renderer has no {pattern}")
        for path in found:
            path.unlink()


def finish(site, work, version):
    remove_not_needed(site)
    base = f"quoin/{version}"
    for path in (site / "metadata.json", site / "index/index.json", site / "data/documentation.json"):
        page_files.write_sorted(path)
    page_files.finish_page(site / "documentation/index.html", json.loads((site / "data/documentation.json").read_text()))
    shutil.copyfile(pathlib.Path(__file__).parent / "banner.js", site / "banner.js")
    for page in site.rglob("index.html"):
        page_files.add_banner(page, base)
    settings = site / "theme-settings.json"
    if not settings.exists():
        settings.write_text("{}")


def main():
    site, work, version = pathlib.Path(sys.argv[1]), pathlib.Path(sys.argv[2]), sys.argv[3]
    for name in sys.argv[4:]:
        replace(site, work / "archives" / f"{name}.doccarchive")
    if not sys.argv[4:]:
        finish(site, work, version)
    page_graph.PageGraph(site).bring_near()
    site_texts.write_articles(site, root, work / "Quoin.docc", f"quoin/{version}")
    site_texts.write_paths(site)
    large = [path for path in site.glob("resizing/*/*.html") if path.stat().st_size > 40_000]
    if large:
        sys.exit(f"make-documentation: {large[0]} has more than 40 KB")


main()
