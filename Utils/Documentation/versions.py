# Copyright (c) 2026 The Quoin authors
# SPDX-License-Identifier: MIT
"""Lists the versions of a site, copies the newest release to `latest`, and packs old versions.

Usage: versions.py OUTPUT VERSION CHANGELOG [DATE]     after VERSION was written to OUTPUT

The date is that in the changelog, or DATE for a version without one there.
"""

import html
import json
import lzma
import pathlib
import re
import shutil
import sys
import tarfile

# How many minor versions stay as pages. Older ones are archives to download.
KEPT = 3


def number(version):
    """The parts of the number of a version, or none if it is no release."""
    return tuple(map(int, version.split("."))) if re.fullmatch(r"\d+(\.\d+)*", version) else None


def noted(changelog, version):
    """The date and the first sentence about a version in the changelog."""
    if number(version) is None:
        return None, "what the next version will contain"
    match = re.search(rf"^## \[?{re.escape(version)}\b(?!\.\d)(.*)\n+([^#]*)", changelog, re.M)
    if not match:
        return None, ""
    date = re.search(r"\d{4}-\d\d-\d\d", match[1])
    paragraph = " ".join(match[2].strip().split("\n\n")[0].split())
    return date and date[0], re.split(r"(?<=[.])\s|;", paragraph)[0].removeprefix("- ").rstrip(".")


def pack(folder, file):
    """Packs a folder. Equal folders give equal bytes."""
    # Pages share most of their bytes, and the largest dictionary finds them.
    with tarfile.open(file, "w:xz", preset=9 | lzma.PRESET_EXTREME) as archive:
        for path in sorted(path for path in folder.rglob("*") if path.is_file()):
            entry = tarfile.TarInfo(f"{folder.name}/{path.relative_to(folder)}")
            entry.size = path.stat().st_size
            with path.open("rb") as data:
                archive.addfile(entry, data)


def copy_below(old, new):
    """Copies a version so that it is served below another path."""
    shutil.rmtree(new, ignore_errors=True)
    shutil.copytree(old, new)
    before, after = f"/quoin/{old.name}/".encode(), f"/quoin/{new.name}/".encode()
    for path in new.rglob("*"):
        if path.suffix in (".html", ".json", ".md"):
            data = path.read_bytes()
            if before in data:
                path.write_bytes(data.replace(before, after))


class Versions:
    """The versions in a folder, the newest release first."""

    def __init__(self, output):
        self.output = output
        file = output / "versions.json"
        try:
            known = json.loads(file.read_text()) if file.exists() else []
        except ValueError:
            known = []
        self.entries = {entry["version"]: entry for entry in known if self.place(entry["version"])}
        for path in sorted(output.iterdir()):
            name = path.name.removesuffix(".tar.xz")
            if name != "latest" and self.place(name):
                self.entries.setdefault(name, {"version": name})

    def place(self, version):
        """The folder of a version, or its archive, or none if neither is there."""
        if (self.output / version / "index.html").exists():
            return version
        return f"{version}.tar.xz" if (self.output / f"{version}.tar.xz").exists() else None

    def ordered(self):
        return sorted(self.entries, key=lambda name: (number(name) is not None, number(name) or (), name), reverse=True)

    def releases(self):
        return [name for name in self.ordered() if number(name)]

    def pack_old(self):
        """Packs versions that are not the newest of one of the last minor versions."""
        newest = {}
        for name in self.releases():
            newest.setdefault(number(name)[:2], name)
        kept = list(newest.values())[:KEPT]
        for name in self.releases():
            folder = self.output / name
            if name not in kept and folder.exists():
                pack(folder, self.output / f"{name}.tar.xz")
                shutil.rmtree(folder)

    def write(self):
        """Writes the list of versions for scripts and for readers."""
        releases = self.releases()
        entries = []
        for name in self.ordered():
            entries.append(self.entries[name] | {"path": self.place(name), "latest": name == next(iter(releases), None)})
        (self.output / "versions.json").write_text(json.dumps(entries, sort_keys=True, indent=1) + "\n")
        first = "latest" if releases else next(iter(self.ordered()), "main")
        items = "".join(self.item(entry) for entry in entries)
        (self.output / "index.html").write_text(
            '<!doctype html>\n<html lang="en"><head><meta charset="utf-8"><title>Quoin: documentation</title>\n'
            '<meta name="viewport" content="width=device-width">\n'
            f'<script>if (location.hash !== "#versions") location.replace("{first}/documentation/")</script>\n'
            f'</head><body><h1>Quoin</h1>\n<p><a href="{first}/documentation/">Documentation</a></p>\n'
            f'<h2 id="versions">Versions</h2>\n<ul>\n{items}</ul></body></html>\n')

    @staticmethod
    def item(entry):
        path = entry["path"]
        target = path if path.endswith(".tar.xz") else f"{path}/documentation/"
        notes = [entry[key] for key in ("date", "about") if entry.get(key)]
        if path.endswith(".tar.xz"):
            notes.append("to download")
        text = html.escape(": ".join([entry["version"], ", ".join(notes)]) if notes else entry["version"])
        name = html.escape(entry["version"])
        return f'<li><a href="{html.escape(target)}">{name}</a>{text[len(name):]}</li>\n'


def add(output, version, changelog, date=None):
    """Lists a version that was written."""
    versions = Versions(output)
    stated, about = noted(changelog, version)
    entry = {"version": version, "date": stated or date, "about": about}
    versions.entries[version] = {key: value for key, value in entry.items() if value}
    versions.pack_old()
    if versions.releases()[:1] == [version]:
        copy_below(output / version, output / "latest")
    versions.write()


if __name__ == "__main__":
    add(pathlib.Path(sys.argv[1]), sys.argv[2], pathlib.Path(sys.argv[3]).read_text(), *sys.argv[4:5])
