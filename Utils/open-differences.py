# Copyright (c) 2026 The Quoin authors
# SPDX-License-Identifier: MIT
"""Opens pages of differences in a browser, and reads Markdown of differences by the parser of GitHub.

Usage: open-differences.py BROWSER QUOIN
"""
import html
import io
import pathlib
import re
import subprocess
import sys
import tempfile

from PIL import Image, ImageChops
from playwright.sync_api import sync_playwright

sys.path.insert(0, str(pathlib.Path(__file__).parent / "Documentation"))
import contrast

# A file, and what becomes another text in its new version.
EDITS = {
    "Examples/SignIn.storyboard": [('constant="16"', 'constant="40"'), ("Stay signed in", "Stay `here` | &lt;b&gt;")],
    "Examples/ProfileCard.xib": [('constant="12"', 'constant="30"')],
    "Examples/Article.storyboard": [('constant="20"', 'constant="44"')],
    "Examples/MacWindow.xib": [('constant="20"', 'constant="32"')],
}
# The largest difference of a channel between pictures of the same drawing. Layers are smoothed otherwise: up to 11 of 255
# were seen at edges, where other drawings differ by more than 100.
CHANNEL_TOLERANCE = 24


def versions(folder):
    """Writes the new versions. Returns pairs of the old and the new file."""
    pairs = []
    for name, edits in EDITS.items():
        text = pathlib.Path(name).read_text()
        for old, new in edits:
            if old not in text:
                sys.exit(f"check-difference-pages: {name} has no {old}")
            text = text.replace(old, new)
        changed = folder / pathlib.Path(name).name
        changed.write_text(text)
        pairs.append((name, changed))
    return pairs


def difference(quoin, old, new, form):
    """The output of `quoin diff`."""
    command = [quoin, "diff", "--format", form, str(old), str(new)]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout


def opened(page, path):
    """Opens a page. Returns its requests and errors."""
    found = []
    def note_request(request):
        if request.url != path.as_uri():
            found.append(f"asks for {request.url}")
    def note_error(error):
        found.append(f"error: {error}")
    def note_message(message):
        if message.type in ("error", "warning"):
            found.append(f"console: {message.text}")
    listeners = {"request": note_request, "pageerror": note_error, "console": note_message}
    for event, listener in listeners.items():
        page.on(event, listener)
    page.goto(path.as_uri(), wait_until="load")
    page.wait_for_timeout(200)
    for event, listener in listeners.items():
        page.remove_listener(event, listener)
    return found


def picture(element):
    return Image.open(io.BytesIO(element.screenshot())).convert("RGB")


def equal(first, second, box=None):
    """Whether two pictures look the same, within a box of the first."""
    if box:
        first, second = first.crop(box), second.crop(box)
    size = (min(first.width, second.width), min(first.height, second.height))
    both = [image.crop((0, 0, *size)) for image in (first, second)]
    return max(high for _, high in ImageChops.difference(*both).getextrema()) <= CHANNEL_TOLERANCE


def check_ways(versions_element):
    """What is wrong with the ways to lay two versions of a scene over each other."""
    pair = versions_element.locator(".pair")
    slider = versions_element.locator("input[type=range]")
    if slider.count() == 0:
        return ["there are no ways to choose from"]
    def choose(way):
        versions_element.get_by_label(way, exact=True).check()
    def slide(value):
        slider.evaluate("(e, v) => { e.value = v; e.dispatchEvent(new Event('input')); }", value)
    # Each version alone, where the other ways show it.
    choose("onion skin")
    alone = {}
    for name, other in (("old", "new"), ("new", "old")):
        pair.evaluate("(e, o) => { e.querySelector('.' + o).style.visibility = 'hidden'; }", other)
        slide(100)
        alone[name] = picture(pair)
        pair.evaluate("(e, o) => { e.querySelector('.' + o).style.visibility = ''; }", other)
    found = []
    if equal(alone["old"], alone["new"]):
        return ["the versions look the same"]
    slide(0)
    if not equal(picture(pair), alone["old"]):
        found.append("onion skin at 0 is not the old version")
    slide(50)
    middle = picture(pair)
    if equal(middle, alone["old"]) or equal(middle, alone["new"]):
        found.append("onion skin in the middle shows one version alone")
    choose("swipe")
    # The divider is at a share of the version, which may be narrower than its place.
    width = int(pair.locator(".old").bounding_box()["width"])
    height = alone["old"].height
    slide(0)
    if not equal(picture(pair), alone["new"]):
        found.append("swipe at 0 is not the new version")
    slide(100)
    if not equal(picture(pair), alone["old"]):
        found.append("swipe at 100 is not the old version")
    slide(50)
    middle = picture(pair)
    # A few pixels beside the divider may be mixed.
    if not equal(middle, alone["old"], (0, 0, width // 2 - 2, height)):
        found.append("the left half of a swipe is not the old version")
    if not equal(middle, alone["new"], (width // 2 + 2, 0, width, height)):
        found.append("the right half of a swipe is not the new version")
    choose("difference")
    if equal(picture(pair), alone["old"]) or slider.is_visible():
        found.append("the difference looks like the old version, or has a slider")
    choose("side by side")
    figures = [figure.bounding_box() for figure in pair.locator("figure").all()]
    if len(figures) != 2 or figures[0]["x"] == figures[1]["x"] and figures[0]["y"] == figures[1]["y"]:
        found.append("the versions are not beside each other")
    return found


def check_page(browser, path):
    """What is wrong with a page, with scripts and without."""
    page = browser.new_page(viewport={"width": 1600, "height": 1200})
    found = opened(page, path)
    scenes = page.locator(".versions")
    if scenes.count() == 0:
        found.append("shows no scene")
    for index in range(scenes.count()):
        found += [f"scene {index + 1}: {fault}" for fault in check_ways(scenes.nth(index))]
    found += contrast.faults(page)
    page.close()
    context = browser.new_context(java_script_enabled=False)
    page = context.new_page()
    found += [f"without scripts {fault}" for fault in opened(page, path)]
    for figure in page.locator(".pair").first.locator("figure > svg").all():
        box = figure.bounding_box()
        if not figure.is_visible() or not box or box["width"] < 50 or box["height"] < 50:
            found.append("without scripts a version is not shown")
    if page.locator(".pair").first.locator("figure > svg").count() != 2:
        found.append("without scripts there are not two versions")
    context.close()
    return found


def check_markdown(text):
    """What is wrong with Markdown as GitHub's parser reads it."""
    command = ["cmark-gfm", "--extension", "table", "--extension", "tagfilter", "--unsafe"]
    shown = subprocess.run(command, input=text, capture_output=True, text=True, check=True).stdout
    found = []
    if "data:" in text:
        found.append("has an address with data")
    rows = sum(line.startswith("|") for line in text.splitlines())
    # The line of alignments becomes no row.
    if shown.count("<tr>") != rows - shown.count("<table>"):
        found.append(f"{rows} lines of tables become {shown.count('<tr>')} rows")
    blocks = re.findall(r"^(`{3,})(\w+)\n(.*?)^\1$", text, re.MULTILINE | re.DOTALL)
    read = re.findall(r'<pre><code class="language-(\w+)">(.*?)</code></pre>', shown, re.DOTALL)
    if [(kind, code) for _, kind, code in blocks] != [(kind, html.unescape(code)) for kind, code in read]:
        found.append("its blocks of code are read otherwise")
    for tag in ("details", "summary"):
        if shown.count(f"<{tag}>") != shown.count(f"</{tag}>") or text.count(f"<{tag}>") != shown.count(f"<{tag}>"):
            found.append(f"<{tag}> is not read as an element")
    return found


def check_planted(browser, folder, text):
    """Pages with faults, each of which has to be found."""
    faults = {
        "asks for": text.replace("</body>", '<img src="picture.png"></body>').replace("default-src 'none'", "img-src *"),
        "error": text.replace("'use strict';", "'use strict'; undefinedFunction();"),
        "swipe at 100": text.replace("inset(0 calc(100% - var(--at)) 0 0)", "inset(0 0 0 0)").replace(
            "inset(0 0 0 var(--at))", "inset(0 0 0 0)"),
        "onion skin at 0": text.replace("opacity: var(--share)", "opacity: 1"),
        "has a contrast": text.replace("--faint: #6e6e73", "--faint: #8e8e93"),
        "without scripts": text.replace("<html", "<html data-planted", 1).replace(
            "</style>", "html:not(.scripted) .new { display: none; }</style>", 1),
    }
    for expected, planted in faults.items():
        if planted == text:
            sys.exit(f"check-difference-pages: the fault \"{expected}\" cannot be planted")
        path = folder / "planted.html"
        path.write_text(planted)
        found = check_page(browser, path)
        if not any(expected in fault for fault in found):
            sys.exit(f"check-difference-pages: \"{expected}\" is not found where it was planted, but {found}")
    return len(faults)


def main():
    browser_path, quoin = sys.argv[1:]
    faults = 0
    with tempfile.TemporaryDirectory() as name, sync_playwright() as playwright:
        folder = pathlib.Path(name)
        browser = playwright.chromium.launch(executable_path=browser_path, args=["--no-sandbox"])
        pairs = versions(folder)
        text = ""
        for old, new in pairs:
            text = difference(quoin, old, new, "html")
            path = folder / "page.html"
            path.write_text(text)
            found = check_page(browser, path)
            found += [f"Markdown: {fault}" for fault in check_markdown(difference(quoin, old, new, "markdown"))]
            faults += len(found)
            for fault in found:
                print(f"check-difference-pages: {old}: {fault}")
        planted = check_planted(browser, folder, text)
        browser.close()
    if faults:
        sys.exit(f"check-difference-pages: {faults} faults")
    print(f"check-difference-pages: {len(pairs)} pages, no fault; {planted} of {planted} planted faults are found")


main()
