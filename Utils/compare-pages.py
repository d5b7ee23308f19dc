# Copyright (c) 2026 The Quoin authors
# SPDX-License-Identifier: MIT
"""Compares pages that resize with layout: every frame, in a browser, at random sizes and beside borders.

Usage: compare-pages.py BROWSER QUOIN COUNT FILE...     COUNT sizes for each variant of each scene
"""
import json
import pathlib
import random
import subprocess
import sys
import tempfile

from playwright.sync_api import sync_playwright

DIRECTIONS = {"Left to right": [], "Right to left": ["--direction", "rtl"]}
RESIZE = "(a, [name, w, h]) => { a.quoin.choose(name); a.quoin.resize(w, h); return a.quoin.frames(); }"
# The width of the picture that the browser laid out.
WIDTH = "a => +a.querySelector('.variant:not([hidden]) svg').getAttribute('width')"


def rendered(quoin, file, scene, size, options):
    """The frames of a scene as `quoin render --size` gives them, by the order of its views, and whether each is a root."""
    command = [quoin, "render", file, "--scene", scene, "--size", f"{size[0]}x{size[1]}", "--format", "json", *options]
    output = subprocess.run(command, capture_output=True, text=True, check=False).stdout
    return [(view["id"], view["parent"] is None, view["frame"]) for view in json.loads(output)["scenes"][0]["views"]]


def borders(data):
    """The whole sizes beside some of the borders of a scene."""
    values = [set(), set()]
    for function in data["functions"]:
        for found, pieces in zip(values, function) if isinstance(function, list) else []:
            found.update(pieces[3::3] if isinstance(pieces, list) else [])
    width, height = map(int, data["size"])
    sizes = [(int(border) + step, height) for border in values[0] for step in (-1, 0, 1)]
    sizes += [(width, int(border) + step) for border in values[1] for step in (-1, 0, 1)]
    (w0, w1), (h0, h1) = data["width"], data["height"]
    return [(w, h) for w, h in sizes if w0 <= w <= w1 and h0 <= h <= h1]


def equal(shown, frame, is_root, parent):
    """Whether a frame of a page is that of layout. On macOS, where frames have their y from the lower edge of the
    parent except in flipped views, `parent` is the entry of the parent."""
    _, x, y, width, height = shown
    def near(*pairs):
        return all(abs(a - b) <= 0.001 for a, b in pairs)
    # Roots are where the picture has room.
    return near((width, frame[2]), (height, frame[3])) and (
        is_root or near((x, frame[0]), (y, frame[1]))
        or parent is not None and near((x, frame[0]), (parent[4] - y - height, frame[1])))


def differences(article, variant, quoin, file, count, generator):
    """Resizes a variant of a scene, and yields none for each equal frame, and a sentence for each other one."""
    scene, name = article.get_attribute("data-scene"), variant.get_attribute("data-name")
    data = json.loads(variant.locator("script").text_content())
    sizes = [(generator.randint(*data["width"]), generator.randint(*data["height"])) for _ in range(count)]
    beside = borders(data)
    sizes += generator.sample(beside, min(len(beside), count))
    is_upward = "com.apple.InterfaceBuilder3.Cocoa." in pathlib.Path(file).read_text(errors="replace")
    for width, height in sizes:
        size = (width, int(data["size"][1])) if data["exact"] == "width" else (width, height)
        shown = article.evaluate(RESIZE, [name, *size])
        expected = rendered(quoin, file, scene, size, DIRECTIONS[name])
        if len(shown) != len(expected):
            sys.exit(f"{file} {scene}: {len(shown)} views on the page, {len(expected)} in layout")
        for index, (own, (view, is_root, frame)) in enumerate(zip(shown, expected)):
            parent = shown[data["views"][index][1]] if is_upward else None
            is_equal = own[0] == view and equal(own, frame, is_root, parent)
            yield None if is_equal else f"{file} {scene} {name} {size}: {view} {own[1:]}, in layout {frame}"
        # It counts in 64ths of a point.
        picture = article.evaluate(WIDTH)
        if abs(picture - max(own[3] for own, entry in zip(shown, expected) if entry[1])) > 0.02:
            yield f"{file} {scene} {size}: the picture is {picture} wide"


def main():
    browser_path, quoin, count, *files = sys.argv[1:]
    generator, found, errors = random.Random(7), [], []
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as play:
        page = play.chromium.launch(executable_path=browser_path, args=["--no-sandbox"]).new_page()
        page.on("pageerror", lambda error: errors.append(str(error)))
        page.on("request", lambda request: None if request.url.startswith(("file:", "data:")) else errors.append(request.url))
        for number, file in enumerate(files):
            path = pathlib.Path(folder) / f"{number}.html"
            subprocess.run([quoin, "render", file, "--interactive", "-o", path], capture_output=True, check=False)
            page.goto(path.as_uri())
            for article in page.locator(".resizing").all():
                for variant in article.locator(".variant").all():
                    found += differences(article, variant, quoin, file, int(count), generator)
    errors += [sentence for sentence in found if sentence]
    print("\n".join([*errors[:20], f"{len(found)} frames, {len(errors)} differences or errors"]))
    sys.exit(1 if errors or not found else 0)


main()
