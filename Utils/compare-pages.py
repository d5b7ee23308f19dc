# Copyright (c) 2026 The Quoin authors
# SPDX-License-Identifier: MIT
"""Compares pages that resize with layout: every frame, in a browser, at random sizes and beside borders. Texts and controls
have contrast.

Usage: compare-pages.py BROWSER QUOIN COUNT FILE...     COUNT sizes for each variant of each scene
"""
import json
import pathlib
import random
import re
import subprocess
import sys
import tempfile

from playwright.sync_api import sync_playwright

sys.path.insert(0, str(pathlib.Path(__file__).parent / "Documentation"))
import contrast

DIRECTIONS = {"Left to right": [], "Right to left": ["--direction", "rtl"]}


def rendered(quoin, file, scene, size, options):
    """The frames of a scene as `quoin render --size` gives them, by the order of its views."""
    command = [quoin, "render", file, "--scene", scene, "--size", f"{size[0]}x{size[1]}",
               "--format", "json", *options]
    output = subprocess.run(command, capture_output=True, text=True, check=False).stdout
    scenes = json.loads(output)["scenes"]
    views = scenes[0]["views"]
    roots = {view["id"] for view in views if view["parent"] is None}
    return [(view["id"], view["id"] in roots, view["frame"]) for view in views]


def borders(data):
    """The whole sizes beside some of the borders of a scene."""
    widths, heights = set(), set()
    for function in data["functions"]:
        if isinstance(function, list):
            for values, pieces in zip((widths, heights), function):
                if isinstance(pieces, list):
                    values.update(pieces[3::3])
    base = data["size"]
    sizes = []
    for border in widths:
        sizes += [(int(border) + step, int(base[1])) for step in (-1, 0, 1)]
    for border in heights:
        sizes += [(int(base[0]), int(border) + step) for step in (-1, 0, 1)]
    (w0, w1), (h0, h1) = data["width"], data["height"]
    return [(w, h) for w, h in sizes if w0 <= w <= w1 and h0 <= h <= h1]


def equal(shown, frame, is_root, parent):
    """Whether a frame of a page is that of layout. On macOS, where frames have their y from the lower edge of the
    parent except in flipped views, `parent` is the entry of the parent."""
    _, x, y, width, height = shown
    def near(*pairs):
        return all(abs(a - b) <= 0.001 for a, b in pairs)
    if not near((width, frame[2]), (height, frame[3])):
        return False
    # Roots are where the picture has room.
    if is_root or near((x, frame[0]), (y, frame[1])):
        return True
    return parent is not None and near((x, frame[0]), (parent[4] - y - height, frame[1]))


def compare(page, quoin, file, count, generator):
    """Returns the numbers of frames and of differences, and prints the first differences."""
    frames = differences = 0
    upward = "com.apple.InterfaceBuilder3.Cocoa." in pathlib.Path(file).read_text(errors="replace")
    for number in range(page.locator(".resizing").count()):
        article = page.locator(".resizing").nth(number)
        scene = article.get_attribute("data-scene")
        variants = article.locator(".variant")
        for index in range(variants.count()):
            variant = variants.nth(index)
            name = variant.get_attribute("data-name")
            data = json.loads(variant.locator("script").text_content())
            sizes = [(generator.randint(*data["width"]), generator.randint(*data["height"]))
                     for _ in range(count)]
            beside = borders(data)
            sizes += generator.sample(beside, min(len(beside), count))
            if data["exact"] == "width":
                sizes = [(w, int(data["size"][1])) for w, _ in sizes]
            for size in sizes:
                shown = article.evaluate(
                    "(a, [name, w, h]) => { a.quoin.choose(name); a.quoin.resize(w, h); return a.quoin.frames(); }",
                    [name, *size])
                expected = rendered(quoin, file, scene, size, DIRECTIONS[name])
                if len(shown) != len(expected):
                    sys.exit(f"{file} {scene}: {len(shown)} views on the page, {len(expected)} in layout")
                for index_of_view, (own, (view, is_root, frame)) in enumerate(zip(shown, expected)):
                    frames += 1
                    parent = data["views"][index_of_view][1]
                    if own[0] != view or not equal(own, frame, is_root, shown[parent] if upward else None):
                        differences += 1
                        if differences <= 20:
                            print(f"{file} {scene} {name} {size}: {view} {own[1:]}, in layout {frame}")
                # The boxes that the browser laid out; it counts in 64ths of a point.
                boxes = article.evaluate("""a => {
                  const svg = a.querySelector('.variant:not([hidden]) svg');
                  return [+svg.getAttribute('width'), +svg.getAttribute('height')]; }""")
                if abs(boxes[0] - max(f[3] for f, e in zip(shown, expected) if e[1])) > 0.02:
                    differences += 1
                    print(f"{file} {scene} {size}: the picture is {boxes[0]} wide")
    return frames, differences


def main():
    browser_path, quoin, count, *files = sys.argv[1:]
    generator = random.Random(7)
    totals = [0, 0]
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as play:
        browser = play.chromium.launch(executable_path=browser_path, args=["--no-sandbox"])
        page = browser.new_page()
        errors = []
        page.on("pageerror", lambda error: errors.append(str(error)))
        page.on("request", lambda request: errors.append(f"request of {request.url}")
                if not re.match(r"file:|data:", request.url) else None)
        for number, file in enumerate(files):
            path = pathlib.Path(folder) / f"{number}.html"
            run = subprocess.run([quoin, "render", file, "--interactive", "-o", str(path)],
                                 capture_output=True, text=True, check=False)
            if not path.exists():
                sys.exit(f"{file}: no page\n{run.stderr}")
            page.goto(path.as_uri())
            found = compare(page, quoin, file, int(count), generator)
            totals = [a + b for a, b in zip(totals, found)]
            errors += contrast.faults(page)
            if errors:
                sys.exit(f"{file}: {errors[0]}")
        browser.close()
    print(f"{totals[0]} frames, {totals[1]} different")
    sys.exit(1 if totals[1] else 0)


main()
