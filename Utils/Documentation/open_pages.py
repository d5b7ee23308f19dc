# Copyright (c) 2026 The Quoin authors
# SPDX-License-Identifier: MIT
"""Opens pages in a browser, and fails when one has an error or lacks something.

Usage: open_pages.py BROWSER FOLDER BASE PAGE...     FOLDER is served below BASE, and has the pages
"""

import functools
import http.server
import pathlib
import sys
import threading
import urllib.parse

from playwright.sync_api import sync_playwright

# The errors in the open page.
INSPECT = """() => {
  const found = [];
  for (const image of document.images) {
    if (!image.alt.trim()) found.push(`${image.src.slice(0, 80)} has no text`);
    const isShown = image.complete && image.getClientRects().length;
    if (isShown && image.naturalWidth === 0) found.push(`${image.src.slice(0, 80)} shows nothing`);
  }
  if (!document.title) found.push('no title');
  if (!document.querySelector('h1, h2, .chapter')) found.push('no heading');
  return found;
}"""


def served(folder, base):
    """The address of a folder on this machine."""
    class Handler(http.server.SimpleHTTPRequestHandler):
        def translate_path(self, path):
            return super().translate_path(path.removeprefix(base))

        def log_message(self, *arguments):
            pass

    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Handler, directory=folder))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    return f"http://127.0.0.1:{server.server_port}{base}"


def main():
    browser_path, folder, base, *names = sys.argv[1:]
    address = served(folder, base)
    faults, found = 0, []
    with sync_playwright() as play:
        # The sandbox of Chromium needs a user that is not root.
        browser = play.chromium.launch(executable_path=browser_path, args=["--no-sandbox"])
        page = browser.new_page()
        page.on("pageerror", lambda error: found.append(f"error: {error}"))
        page.on("response", lambda answer: found.append(f"{answer.url} answers {answer.status}")
                if answer.status >= 400 and not answer.url.endswith("/favicon.ico") else None)
        page.on("request", lambda request: found.append(f"asks for {request.url}")
                if not request.url.startswith((address, "data:", "blob:")) else None)
        for name in names:
            page.goto(f"{address}/{urllib.parse.quote(name)}", wait_until="networkidle")
            found += page.evaluate(INSPECT)
            for sentence in dict.fromkeys(found):
                print(f"{name}: {sentence}", file=sys.stderr, flush=True)
            faults += len(found)
            found.clear()
        browser.close()
    print(f"{len(names)} pages, {faults} faults")
    sys.exit(1 if faults or not names else 0)


main()
