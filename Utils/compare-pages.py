# Copyright (c) 2026 The Quoin authors
# SPDX-License-Identifier: MIT
"""Compares pages that resize with layout: every frame that a page computes, every box that a browser lays out, and every
line of a text that breaks otherwise, at random sizes, at borders and beside them.

Usage: compare-pages.py BROWSER QUOIN COUNT PATH...     COUNT sizes for each variant of each scene

A folder stands for one scene of each of 100 of its files, the same ones each time.
"""
import html
import json
import pathlib
import random
import re
import subprocess
import sys
import tempfile

from playwright.sync_api import sync_playwright

DIRECTIONS = {"Left to right": [], "Right to left": ["--direction", "rtl"]}
RESIZE = "(a, [name, w, h]) => { a.quoin.choose(name); a.quoin.resize(w, h); return a.quoin.frames(); }"
# The corners of the views that the browser laid out, by the index of the view, each with the size of its first rectangle
# that is as large as the view. Most views have none.
BOXES = """a => {
  const svg = a.querySelector('.variant:not([hidden]) svg'), origin = svg.getBoundingClientRect(), found = {};
  for (const group of svg.querySelectorAll('g[data-v]')) {
    const corner = document.createElementNS(svg.namespaceURI, 'rect');
    corner.setAttribute('width', 1);
    corner.setAttribute('height', 1);
    group.append(corner);
    const box = corner.getBoundingClientRect();
    corner.remove();
    if (!box.width) continue;
    const shape = group.querySelector(':scope > rect[x="0"][y="0"][data-f="width:0 1 0;height:0 0 1"]');
    const own = shape && shape.getBoundingClientRect();
    found[group.dataset.v] = [box.left - origin.left, box.top - origin.top, ...(own ? [own.width, own.height] : [])];
  }
  return found;
}"""
# The lines of the texts that break otherwise at other widths.
LINES = """a => [...a.querySelectorAll('.variant:not([hidden]) svg g[data-lines]')].flatMap(g => [...g.querySelectorAll('text')]
  .filter(e => e.closest('g[data-v]') === g && e.style.display !== 'none').map(e => e.textContent))"""
# Whether the picture has the proportions of the scene where it is drawn smaller.
PROPORTIONS = """a => { const svg = a.querySelector('.variant:not([hidden]) svg'), box = svg.getBoundingClientRect();
  return Math.abs(box.width / box.height - svg.getAttribute('width') / svg.getAttribute('height')) < 0.01; }"""
SCENES = 100
# Pictures are drawn smaller where they do not fit, into the window or the column of a page.
WINDOW, NARROW = {"width": 2400, "height": 1600}, {"width": 300, "height": 600}


def drawn(quoin, file, scene, size, options):
    """The texts of the picture that `quoin render --size` draws."""
    command = [quoin, "render", file, "--scene", scene, "--size", f"{size[0]}x{size[1]}", "--format", "svg", *options]
    output = subprocess.run(command, capture_output=True, text=True, check=False).stdout
    return {html.unescape(text) for text in re.findall(r"<text[^>]*>([^<]*)</text>", output)}


def rendered(quoin, file, scene, size, options):
    """The frames of a scene as `quoin render --size` gives them, by the order of its views, and whether each is a root."""
    command = [quoin, "render", file, "--scene", scene, "--size", f"{size[0]}x{size[1]}", "--format", "json", *options]
    output = subprocess.run(command, capture_output=True, text=True, check=False).stdout
    return [(view["id"], view["parent"] is None, view["frame"]) for view in json.loads(output)["scenes"][0]["views"]]


def borders(data, generator):
    """The whole sizes at the borders of a scene and beside them; on a slanted border, those at some width."""
    (w0, w1), (h0, h1), (width, height) = data["width"], data["height"], map(int, data["size"])
    sizes = []
    for function in data["functions"]:
        if isinstance(function, list):
            for axis, pieces in enumerate(function):
                for border in pieces[3::3] if isinstance(pieces, list) else []:
                    near = range(int(border) - 1, int(border) + 2)
                    sizes += [(width, step) if axis else (step, height) for step in near]
        elif isinstance(function, dict):
            for _, a, b, bound in (node for node in function["t"] if isinstance(node, list)):
                w, h = generator.randint(w0, w1), generator.randint(h0, h1)
                if b:
                    sizes += [(w, int((bound - a * w) / b) + step) for step in (-1, 0, 1)]
                else:
                    sizes += [(int(bound / a) + step, h) for step in (-1, 0, 1)]
    return sorted({(w, h) for w, h in sizes if w0 <= w <= w1 and h0 <= h <= h1})


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


def corners(shown, data):
    """The corners of views in the picture, in which one root is below the other."""
    result, bottom = [], 0
    for (_, x, y, _, height), (_, parent, *_) in zip(shown, data["views"]):
        if parent >= 0:
            left, top = result[parent]
            result.append((left + x, top + y))
        else:
            result.append((0, bottom + 24 if result else 0))
            bottom = result[-1][1] + height
    return result


def misplaced(article, shown, data):
    """The views whose boxes in the browser are elsewhere, or otherwise large. It counts in 64ths of a point."""
    boxes, places = article.evaluate(BOXES), corners(shown, data)
    for index, box in boxes.items():
        view = shown[int(index)]
        expected = (*places[int(index)], max(view[3], 0), max(view[4], 0))
        if any(abs(a - b) > 1 / 64 + 0.001 for a, b in zip(box, expected)):
            yield f"{view[0]} is laid out at {box}, not {expected}"


def differences(article, variant, quoin, file, count, generator):
    """Resizes a variant of a scene, and yields none for each equal frame, and a sentence for each other one."""
    scene, name = article.get_attribute("data-scene"), variant.get_attribute("data-name")
    data = json.loads(variant.locator("script").text_content())
    sizes = [(generator.randint(*data["width"]), generator.randint(*data["height"])) for _ in range(count)]
    beside = borders(data, generator)
    sizes += generator.sample(beside, min(len(beside), count))
    sizes += [(generator.randint(*data["width"]), int(data["size"][1])) for _ in range(count // 4)]
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
        for sentence in misplaced(article, shown, data):
            yield f"{file} {scene} {name} {size}: {sentence}"
        # Lines are those of the height of the file.
        lines = article.evaluate(LINES) if data["texts"] and size[1] == int(data["size"][1]) else []
        other = set(lines) - drawn(quoin, file, scene, size, DIRECTIONS[name]) if lines else []
        if other:
            yield f"{file} {scene} {name} {size}: the lines {sorted(other)} are not in the picture"


def chosen(quoin, path, generator):
    """The files and scenes of an argument; none for all scenes of a file."""
    if path.is_file():
        return [(str(path), None)]
    files = sorted(file for file in path.rglob("*") if file.suffix in (".storyboard", ".xib"))
    generator.shuffle(files)
    result = []
    for file in files:
        output = subprocess.run([quoin, "render", file, "--format", "json"], capture_output=True, text=True, check=False).stdout
        scenes = json.loads(output)["scenes"] if output else []
        if scenes:
            result.append((str(file), generator.choice(scenes)["id"]))
        if len(result) == SCENES:
            break
    return result


def main():
    browser_path, quoin, count, *paths = sys.argv[1:]
    generator, found, errors, exact = random.Random(7), [], [], []
    files = [pair for path in paths for pair in chosen(quoin, pathlib.Path(path), generator)]
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as play:
        page = play.chromium.launch(executable_path=browser_path, args=["--no-sandbox"]).new_page(viewport=WINDOW)
        page.on("pageerror", lambda error: errors.append(str(error)))
        page.on("request", lambda request: None if request.url.startswith(("file:", "data:")) else errors.append(request.url))
        for number, (file, scene) in enumerate(files):
            path = pathlib.Path(folder) / f"{number}.html"
            options = ["--scene", scene] if scene else []
            subprocess.run(
                [quoin, "render", file, "--interactive", *options, "-o", path], capture_output=True, check=False)
            page.goto(path.as_uri())
            page.add_style_tag(content="main { max-width: none !important }")
            for article in page.locator(".resizing").all():
                for variant in article.locator(".variant").all():
                    exact.append(json.loads(variant.locator("script").text_content())["exact"] == "both")
                    found += differences(article, variant, quoin, file, int(count), generator)
                page.set_viewport_size(NARROW)
                if not article.evaluate(PROPORTIONS):
                    errors.append(f"{file} {article.get_attribute('data-scene')}: not in proportion in a narrow window")
                page.set_viewport_size(WINDOW)
    errors += [sentence for sentence in found if sentence]
    print("\n".join(errors[:20]))
    print(f"{len(found)} frames, {len(errors)} differences or errors; {sum(exact)} of {len(exact)} variants of scenes are exact "
          "in both directions")
    sys.exit(1 if errors or not found or sum(exact) < 0.95 * len(exact) else 0)


main()
