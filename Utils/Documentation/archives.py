# Copyright (c) 2026 The Quoin authors
# SPDX-License-Identifier: MIT
"""Converts the documentation of all libraries, and the guides, tasks and tutorials, to one archive each, and prints the
names of those that were converted.

Usage: archives.py MODULES WORK VERSION [--fast] NAME...

MODULES is the folder with the compiled modules. With --fast, what was converted before from the same bytes stays.
"""

import concurrent.futures
import hashlib
import json
import pathlib
import re
import shutil
import subprocess
import sys

import page_files
import symbol_pages

root = pathlib.Path(__file__).resolve().parent.parent.parent
rules = root / "Utils/Documentation/pages.txt"


def run(*arguments):
    result = subprocess.run([str(a) for a in arguments], capture_output=True, text=True, stdin=subprocess.DEVNULL)
    if result.returncode:
        sys.exit(f"{result.stdout}{result.stderr}make-documentation: {arguments[0]} fails for {arguments[1]}")
    return result.stdout


def digest(*folders):
    """The sum of the names and bytes of all files in folders."""
    total = hashlib.sha256()
    for folder in folders:
        for path in sorted(folder.rglob("*")) if folder.is_dir() else [folder]:
            if path.is_file():
                total.update(f"{path.name}\0{path.stat().st_size}\0".encode())
                total.update(path.read_bytes())
    return total.hexdigest()


class Archives:
    """The archives of one version, and what they are made from."""

    def __init__(self, modules, work, version, is_fast):
        self.modules, self.work, self.version, self.is_fast = modules, work, version, is_fast
        self.base = f"quoin/{version}"
        target = json.loads(run("swiftc", "-print-target-info"))["target"]["unversionedTriple"]
        self.extracted = ["-I", modules, "-target", target, "-minimum-access-level", "public", "-skip-synthesized-members",
                          "-emit-extension-block-symbols"]
        self.tools = digest(*sorted(pathlib.Path(__file__).parent.glob("*.py")), rules) + run("docc", "--help")
        self.tools += self.base + target

    def is_new(self, name, key, result):
        """Whether a result must be made again. What is being made has no key until it is complete."""
        stored = self.work / "keys" / name
        if self.is_fast and result.exists() and stored.exists() and stored.read_text() == key:
            return False
        stored.parent.mkdir(parents=True, exist_ok=True)
        stored.unlink(missing_ok=True)
        shutil.rmtree(result, ignore_errors=True)
        return True

    def store(self, name, key):
        (self.work / "keys" / name).write_text(key)

    def graphs(self, module):
        """The folder with the symbols of a module that have pages."""
        catalog = root / f"Sources/{module}/{module}.docc"
        graphs, shown = self.work / "graphs" / module, self.work / "shown" / module
        file = self.modules / f"{module}.swiftmodule"
        key = f"{self.tools}{file.stat().st_mtime_ns} {digest(catalog) if catalog.exists() else ''}"
        if self.is_new(f"{module}-graph", key, shown):
            shutil.rmtree(graphs, ignore_errors=True)
            graphs.mkdir(parents=True)
            run("swift", "symbolgraph-extract", "-module-name", module, "-output-dir", graphs, *self.extracted)
            places = symbol_pages.condense(module, graphs, catalog, shown, rules, self.base)
            (graphs / "left-out").write_text(json.dumps(places))
            self.store(f"{module}-graph", key)
        return shown

    def catalog(self):
        """The catalog with what is of no module."""
        catalog = self.work / "Quoin.docc"
        shutil.rmtree(catalog, ignore_errors=True)
        run("python3", root / "Utils/documentation-catalog.py", root / "Documentation", catalog, f"/{self.base}")
        return catalog

    def convert(self, name):
        """Makes an archive. Returns its name if it was converted."""
        inputs = []
        if name == "Quoin":
            inputs.append(self.catalog())
        else:
            catalog = root / f"Sources/{name}/{name}.docc"
            inputs += [catalog] if catalog.exists() else []
            inputs += ["--additional-symbol-graph-dir", self.graphs(name)]
        archive = self.work / "archives" / f"{name}.doccarchive"
        key = self.tools + digest(*[i for i in inputs if isinstance(i, pathlib.Path)])
        if not self.is_new(name, key, archive):
            return None
        archive.parent.mkdir(parents=True, exist_ok=True)
        run("docc", "convert", *inputs, "--fallback-display-name", name, "--fallback-bundle-identifier", f"org.quoin.{name}",
            "--warnings-as-errors", "--transform-for-static-hosting", "--hosting-base-path", self.base,
            "--output-path", archive)
        self.check_left_out(name, archive)
        page_files.finish(archive, self.base)
        self.store(name, key)
        return name

    def check_left_out(self, name, archive):
        """What has no page is on that of its type."""
        file = self.work / "graphs" / name / "left-out"
        places = json.loads(file.read_text()) if file.exists() else []
        missing = list(symbol_pages.not_shown(places, archive / "data/documentation" / name.lower()))
        if missing:
            sys.exit("\n".join(missing[:20]) + f"\nmake-documentation: {len(missing)} declarations of {name} are on no page")


def main():
    arguments = [a for a in sys.argv[1:] if a != "--fast"]
    archives = Archives(pathlib.Path(arguments[0]), pathlib.Path(arguments[1]), arguments[2], "--fast" in sys.argv)
    with concurrent.futures.ThreadPoolExecutor(2) as pool:
        for name in pool.map(archives.convert, arguments[3:]):
            if name:
                print(name)


if __name__ == "__main__":
    main()
