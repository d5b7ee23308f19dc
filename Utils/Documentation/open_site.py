# Copyright (c) 2026 The Quoin authors
# SPDX-License-Identifier: MIT
"""Opens the pages of a site in a browser, as readers and as programs without scripts do, and fails when one is faulty.

Usage: open_site.py BROWSER FOLDER SYMBOLS     FOLDER is a version of the site, beside versions.json
       open_site.py --planted BROWSER          fails when planted faults are not found
"""
import pathlib
import random
import re
import sys
import tempfile
import urllib.parse

from playwright.sync_api import sync_playwright

import contrast
import keyboard
import picture_texts
from local_server import Server

# What is wrong in the page that is open.
INSPECT = """() => {
  const found = [];
  const seen = e => e.getClientRects().length > 0;
  const headings = [...document.querySelectorAll('h1,h2,h3,h4,h5,h6')].filter(seen);
  const levels = headings.map(h => +h.tagName[1]);
  const first = levels.filter(l => l === 1).length;
  if (first !== 1) found.push(`${first} first headings`);
  levels.forEach((level, i) => {
    if (i > 0 && level > levels[i - 1] + 1)
      found.push(`"${headings[i].textContent.trim().slice(0, 40)}" is of level ${level} after level ${levels[i - 1]}`);
  });
  for (const image of document.images) {
    if (!image.alt.trim()) found.push(`${image.src.slice(0, 80)} has no text`);
    if (image.complete && image.naturalWidth === 0 && seen(image)) found.push(`${image.src.slice(0, 80)} shows nothing`);
  }
  for (const link of document.querySelectorAll('a[href^="#"]')) {
    const name = decodeURIComponent(link.getAttribute('href').slice(1));
    if (name && !document.getElementById(name) && !document.getElementsByName(name).length)
      found.push(`there is no ${name} to go to`);
  }
  if (!document.title) found.push('no title');
  if (!document.documentElement.lang) found.push('no language');
  return found;
}"""


def shown(page, address, selector, is_own):
    """What is wrong with a page as readers see it. Pages that DocC did not make have our own colors."""
    found = []
    def note_error(error):
        found.append(f"error: {error}")
    def note_message(message):
        if message.type == "error":
            found.append(f"console: {message.text}")
    def note_answer(answer):
        if answer.status >= 400:
            found.append(f"{answer.url} answers {answer.status}")
    page.on("pageerror", note_error)
    page.on("console", note_message)
    page.on("response", note_answer)
    page.goto(address, wait_until="load")
    try:
        page.wait_for_selector(selector, timeout=10_000)
    except Exception:  # The wording differs between versions.
        found.append(f"shows no {selector}")
    page.wait_for_timeout(200)
    try:
        page.wait_for_function("() => [...document.images].every(i => i.complete || i.loading === 'lazy')", timeout=10_000)
    except Exception:
        found.append("has an image that does not load")
    found += page.evaluate(INSPECT)
    if is_own:
        found += contrast.faults(page)
    page.remove_listener("pageerror", note_error)
    page.remove_listener("console", note_message)
    page.remove_listener("response", note_answer)
    return found


def without_scripts(page, address):
    """What is wrong with a page for readers without scripts."""
    page.goto(address, wait_until="load")
    found = []
    if not page.title():
        found.append("without scripts there is no title")
    text = page.evaluate("() => [...document.querySelectorAll('noscript, main, article, body')].map(e => e.textContent).join(' ')")
    if len(text.split()) < 10:
        found.append("without scripts there is no text")
    return found


def chosen(folder, symbols):
    """The addresses of pages to open, below the folder."""
    articles, others = [], []
    for path in sorted(folder.glob("documentation/**/index.html")) + sorted(folder.glob("tutorials/**/index.html")):
        name = str(path.parent.relative_to(folder)) + "/"
        kind = (folder / "data" / name.rstrip("/")).with_suffix(".json")
        text = kind.read_text() if kind.exists() else ""
        (others if '"kind":"symbol"' in text and name.count("/") > 2 else articles).append(name)
    own = [str(p.relative_to(folder)) for p in sorted(folder.glob("resizing/*/*.html")) + sorted(folder.glob("cheatsheets/*.html"))
           + sorted(folder.glob("gallery.html"))]
    # Servers and browsers write the characters of operators in several ways.
    operators = [name for name in others if re.search(r"/mortar", name) and not re.search(r"/[\w-]*(\([^/]*\))?[\w-]*/$", name)]
    return list(dict.fromkeys(articles + own + operators + random.Random(7).sample(others, min(symbols, len(others)))))


def check(browser, folder, symbols):
    """Prints what is wrong. Returns the numbers of pages and of faults."""
    # Pages read the list of versions, which is beside them.
    server = Server(folder.parent, "/quoin")
    site = f"{server.address}/{folder.name}"
    context, plain = browser.new_context(), browser.new_context(java_script_enabled=False)
    page, text = context.new_page(), plain.new_page()
    faults = 0
    for sentence in [*keyboard.faults(page, folder, site), *picture_texts.faults(text, folder)]:
        faults += 1
        print(f"check-site: {sentence}", file=sys.stderr, flush=True)
    names = chosen(folder, symbols)
    for number, name in enumerate(names):
        if number % 25 == 24:
            print(f"check-site: {number + 1} of {len(names)} pages", flush=True)
        address = f"{site}/{urllib.parse.quote(name)}"
        found = shown(page, address, "h1, h2, .chapter", not name.startswith(("documentation/", "tutorials/")))
        found += without_scripts(text, address)
        faults += len(found)
        for sentence in dict.fromkeys(found):
            print(f"check-site: {name}: {sentence}", file=sys.stderr, flush=True)
    return len(names), faults


PLANTED = {
    "nothing": "<h1>A</h1><h2>B</h2>",
    "two first headings": "<h1>A</h1><h1>B</h1>",
    "a level left out": "<h1>A</h1><h3>B</h3>",
    "an image without text": '<h1>A</h1><img src="data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22/%3E">',
    "a dead anchor": '<h1>A</h1><a href="#gone">B</a>',
    "a pale text": '<h1>A</h1><p style="color: #777">B</p>',
    "a text that is pale in dark": '<style>:root { color-scheme: light dark }</style><h1>A</h1><p style="color: #595959">B</p>',
    "a pale edge of a button": '<h1>A</h1><button style="background: #fff; border: 1px solid #aaa">B</button>',
    "a pale mark": '<h1>A</h1><ul><li style="border-left: 3px solid #aaa">B</ul>',
    "a handle that the keyboard does not reach": '<h1>A</h1><div class="resizing"><i role="slider" aria-label="Width">B</i></div>',
    "a script that fails": "<h1>A</h1><script>throw Error('no')</script>",
}


# Bodies of pictures, and whether all of their texts are inside.
PICTURES = {
    "a text inside of a picture": ('<text x="5" y="50">one</text>', True),
    "a text that leaves a picture": ('<text x="75" y="50">one two three</text>', False),
    "a text below a picture": ('<g transform="translate(0 70)"><text x="5" y="50">one</text></g>', False),
}


def planted_pictures(browser):
    """The pictures in which faults are not found, or found where there are none."""
    page = browser.new_context(java_script_enabled=False).new_page()
    for fault, (body, is_inside) in PICTURES.items():
        with tempfile.TemporaryDirectory() as name:
            file = pathlib.Path(name) / "images/a.svg"
            file.parent.mkdir()
            file.write_text(f'<svg xmlns="http://www.w3.org/2000/svg" width="100" height="100" viewBox="0 0 100 100">{body}</svg>')
            found = list(picture_texts.faults(page, pathlib.Path(name)))
        if bool(found) == is_inside:
            yield f"{len(found)} faults for {fault}"


def planted(browser):
    missed = list(planted_pictures(browser))
    for fault, body in PLANTED.items():
        with tempfile.TemporaryDirectory() as name:
            folder = pathlib.Path(name) / "x"
            file = folder / "resizing" / "X" / "a.html"
            file.parent.mkdir(parents=True)
            words = "<p>one two three four five six seven eight nine ten eleven</p>"
            file.write_text(f'<!doctype html><html lang="en"><title>A</title>{body}{words}</html>')
            _, faults = check(browser, folder, 0)
        if (faults > 0) != (fault != "nothing"):
            missed.append(f"{faults} faults for {fault}")
    if missed:
        sys.exit("check-site: " + ", ".join(missed))
    print("check-site: planted faults are found")


def main():
    is_planted = sys.argv[1] == "--planted"
    with sync_playwright() as play:
        # The sandbox of Chromium needs a user that is not root.
        browser = play.chromium.launch(executable_path=sys.argv[2 if is_planted else 1], args=["--no-sandbox"])
        if is_planted:
            return planted(browser)
        folder = pathlib.Path(sys.argv[2]).resolve()
        pages, faults = check(browser, folder, int(sys.argv[3]))
        browser.close()
    print(f"check-site: {pages} pages, {faults} faults")
    sys.exit(1 if faults or not pages else 0)


main()
