# Copyright (c) 2026 The Quoin authors
# SPDX-License-Identifier: MIT
"""Makes a repository with three tags and the site of its versions, and fails when a version is missing or is another one's.

Usage: tagged_versions.py FOLDER                              FOLDER is what is served as /quoin
       tagged_versions.py --version VERSION --output FOLDER --archive
                                                              what Utils/make-documentation of that repository runs
"""

import json
import pathlib
import shutil
import subprocess
import sys
import tarfile
import tempfile

import check_results
import tiny_versions

root = pathlib.Path(__file__).resolve().parent.parent.parent

# The articles of each version, and its date in the changelog.
TAGS = {"0.1.0": (["Old"], "2026-01-01"), "0.2.0": (["Old", "Kept"], "2026-02-01"), "0.10.0": (["Kept"], "2026-03-01")}


def git(folder, *arguments):
    names = ["-c", "user.name=Author", "-c", "user.email=author@example.com"]
    subprocess.run(["git", *names, *arguments], cwd=folder, check=True, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL)


def repository(folder):
    """Makes a repository in which each tag has its articles and its changelog."""
    (folder / "Utils").mkdir()
    shutil.copy(root / "Utils/make-versions", folder / "Utils")
    script = folder / "Utils/make-documentation"
    script.write_text(f'#!/bin/sh\ncd "$(dirname "$0")/.."\nexec "{sys.executable}" "{pathlib.Path(__file__).resolve()}" "$@"\n')
    script.chmod(0o755)
    git(folder, "init", "--quiet")
    changelog = ""
    for version, (articles, date) in TAGS.items():
        changelog = f"## {version} - {date}\n\n- Has {' and '.join(articles)}.\n\n{changelog}"
        (folder / "CHANGELOG.md").write_text(f"# Changelog\n\n{changelog}")
        (folder / "articles.txt").write_text("\n".join(articles))
        git(folder, "add", "--all")
        git(folder, "commit", "--quiet", "--message", f"Release {version}")
        git(folder, "tag", version)
    git(folder, "tag", "not-a-version")


def make_one(version, output):
    articles = pathlib.Path("articles.txt").read_text().split()
    tiny_versions.make(output, version, articles, pathlib.Path("CHANGELOG.md").read_text())


def faults(output):
    listed = [(e["version"], e["path"], e["date"], e["latest"]) for e in json.loads((output / "versions.json").read_text())]
    expected = [(version, version, date, version == "0.10.0") for version, (_, date) in reversed(TAGS.items())]
    if listed != expected:
        yield f"versions.json of three tags lists {listed}"
    for version, (articles, _) in TAGS.items():
        found = sorted(path.parent.name for path in (output / version / "documentation/tiny").glob("*/index.html"))
        if found != sorted(article.lower() for article in articles):
            yield f"the version of the tag {version} has {found}"
        with tarfile.open(output / f"{version}.tar.xz") as archive, tempfile.TemporaryDirectory() as folder:
            archive.extractall(folder, filter="data")
            if not any(pathlib.Path(folder).rglob("documentation/tiny/index.html")):
                yield f"the archive of the tag {version} has no first page"


def main():
    if sys.argv[1] == "--version":
        version, output = sys.argv[2], pathlib.Path(sys.argv[4])
        make_one(version, output)
        subprocess.run([sys.executable, pathlib.Path(__file__).parent / "pack_site.py", output / version, output / f"{version}.tar.xz"], check=True)
        return
    output = pathlib.Path(sys.argv[1])
    with tempfile.TemporaryDirectory() as folder:
        repository(pathlib.Path(folder))
        for _ in range(2):  # The second time, all versions are there.
            subprocess.run([f"{folder}/Utils/make-versions", "--output", output], check=True, stdout=subprocess.DEVNULL)
    found = list(faults(output))
    check_results.end("check-versions", found, f"{len(TAGS)} versions are made from their tags")


main()
