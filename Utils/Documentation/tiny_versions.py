# Copyright (c) 2026 The Quoin authors
# SPDX-License-Identifier: MIT
"""Makes a site of small versions, and fails when their list, their archives or the copy of the latest one are wrong.

Usage: tiny_versions.py FOLDER     FOLDER is what is served as /quoin
"""

import json
import pathlib
import shutil
import subprocess
import sys
import tarfile
import tempfile

import check_results
import page_files
import site_texts
import versions

CHANGELOG = """# Changelog

## Unreleased

## 0.4.0 - 2026-04-01

Fourth. More of it.

## 0.3.1 - 2026-03-02

- Third, put right.

## 0.3.0 - 2026-03-01

## 0.2.0 - 2026-02-01

## 0.1.0 - 2026-01-01
"""

# The versions in the order in which they are made, and the articles of each.
MADE = {"0.1.0": ["Old"], "0.2.0": ["Old", "Kept"], "main": ["Kept"], "0.3.0": ["Kept"], "0.3.1": ["Kept"], "0.4.0": ["Kept"]}


def make(output, version, articles, changelog=CHANGELOG):
    """Converts a catalog as make-documentation converts it."""
    site = output / version
    with tempfile.TemporaryDirectory() as name:
        catalog = pathlib.Path(name) / "Tiny.docc"
        catalog.mkdir()
        topics = "\n".join(f"- <doc:{article}>" for article in articles)
        (catalog / "Tiny.md").write_text(f"# Tiny\n\n@Metadata {{\n  @TechnologyRoot\n}}\n\nSmall.\n\n## Topics\n\n{topics}\n")
        for article in articles:
            (catalog / f"{article}.md").write_text(f"# {article}\n\nAn article of {version}.\n")
        subprocess.run(
            ["docc", "convert", catalog, "--fallback-display-name", "Tiny", "--fallback-bundle-identifier", "Tiny",
             "--warnings-as-errors", "--hosting-base-path", f"quoin/{version}", "--output-path", site],
            check=True, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL)
    page_files.finish(site, f"quoin/{version}")
    shutil.copyfile(pathlib.Path(__file__).parent / "banner.js", site / "banner.js")
    (site / "theme-settings.json").write_text("{}")
    site_texts.write_paths(site)
    versions.add(output, version, changelog, "2026-05-01")


def faults(output):
    listed = json.loads((output / "versions.json").read_text())
    expected = [("0.4.0", "0.4.0", "2026-04-01", True), ("0.3.1", "0.3.1", "2026-03-02", False),
                ("0.3.0", "0.3.0.tar.xz", "2026-03-01", False), ("0.2.0", "0.2.0", "2026-02-01", False),
                ("0.1.0", "0.1.0.tar.xz", "2026-01-01", False), ("main", "main", "2026-05-01", False)]
    if [(e["version"], e["path"], e["date"], e["latest"]) for e in listed] != expected:
        yield f"versions.json lists {listed}"
    if [e.get("about") for e in listed][:2] != ["Fourth", "Third, put right"]:
        yield "versions.json has not the first sentence of the changelog"
    page = (output / "index.html").read_text()
    for version, path, date, _ in expected:
        target = path if path.endswith(".xz") else f"{path}/documentation/"
        if f'<a href="{target}">{version}</a>: {date}' not in page:
            yield f"index.html does not list {version} with its date"
    for page in (output / "latest").rglob("*.html"):
        if "/quoin/0.4.0/" in page.read_text():
            yield f"{page} of the latest version leads to 0.4.0"
    if not (output / "latest/documentation/tiny/kept/index.html").exists():
        yield "the latest version has no pages"


def damaged(output):
    """A version that is missing, and a list that cannot be read, do not hide the others."""
    with tempfile.TemporaryDirectory() as name:
        copy = pathlib.Path(name) / "quoin"
        shutil.copytree(output, copy)
        (copy / "0.2.0/index.html").unlink()
        (copy / "versions.json").write_text("[")
        versions.Versions(copy).write()
        listed = [entry["version"] for entry in json.loads((copy / "versions.json").read_text())]
    if listed != ["0.4.0", "0.3.1", "0.3.0", "0.1.0", "main"]:
        yield f"after damage, versions.json lists {listed}"


def main():
    output = pathlib.Path(sys.argv[1])
    for version, articles in MADE.items():
        make(output, version, articles)
    found = [*faults(output), *damaged(output)]
    for version in ("0.1.0", "0.3.0"):
        with tarfile.open(output / f"{version}.tar.xz") as archive:
            archive.extractall(output / "unpacked", filter="data")
    if not (output / "unpacked/0.1.0/documentation/tiny/old/index.html").exists():
        found.append("the oldest version cannot be unpacked")
    check_results.end("check-versions", found, f"{len(MADE)} versions are listed, packed and unpacked")


if __name__ == "__main__":
    main()
