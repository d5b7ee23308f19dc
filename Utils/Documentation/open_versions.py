# Copyright (c) 2026 The Quoin authors
# SPDX-License-Identifier: MIT
"""Opens the versions that tiny_versions.py and tagged_versions.py made, and fails when a banner or a link to the latest version
is wrong.

Usage: open_versions.py BROWSER FOLDER TAGGED     each is what is served as /quoin
"""

import pathlib
import shutil
import sys

from playwright.sync_api import sync_playwright

import check_results
import contrast
from local_server import Server

# For each page: what the banner says and where it leads, or none.
BANNERS = {
    "0.2.0/documentation/tiny/kept/": ("This is 0.2.0, latest is 0.4.0", "latest/documentation/tiny/kept/"),
    "0.2.0/documentation/tiny/old/": ("This is 0.2.0, latest is 0.4.0", "latest/documentation/"),
    "0.3.1/documentation/tiny/kept": ("This is 0.3.1, latest is 0.4.0", "latest/documentation/tiny/kept/"),
    "0.1.0/documentation/tiny/old/": ("This is 0.1.0, latest is 0.4.0", "latest/documentation/"),
    "main/documentation/tiny/": ("This is main, latest is 0.4.0", "latest/documentation/tiny/"),
    "latest/documentation/tiny/kept/": None,
    "0.4.0/documentation/tiny/kept/": None,
}
# The same for the versions of tags.
TAGGED_BANNERS = {
    "0.1.0/documentation/tiny/old/": ("This is 0.1.0, latest is 0.10.0", "latest/documentation/"),
    "0.2.0/documentation/tiny/kept/": ("This is 0.2.0, latest is 0.10.0", "latest/documentation/tiny/kept/"),
    "0.10.0/documentation/tiny/kept/": None,
}


class Reader:
    """A page in a browser, with the errors that it has had."""

    def __init__(self, browser, address):
        self.address, self.errors = address, []
        self.page = browser.new_page()
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))

    def banner(self, path):
        """What the banner of a page says and where it leads."""
        self.page.goto(f"{self.address}/{path}", wait_until="networkidle")
        self.page.wait_for_selector("h1")
        link = self.page.query_selector("[role=note] a")
        if not link:
            return None
        self.errors += contrast.faults(self.page, "[role=note]")
        text = self.page.inner_text("[role=note]")
        return text.strip(), link.evaluate("a => a.href").removeprefix(self.address + "/")

    def banner_after_click(self):
        """Where the banner leads after the reader has followed a link to another page of the version."""
        self.page.goto(f"{self.address}/0.2.0/documentation/tiny/", wait_until="networkidle")
        self.page.click("a[href$='/tiny/kept']")
        self.page.wait_for_selector("h1:has-text('Kept')")
        self.page.click("[role=note] a")
        self.page.wait_for_url("**/latest/**")
        return self.page.url.removeprefix(self.address + "/")


def banners(reader, expected):
    for path, banner in expected.items():
        found = reader.banner(path)
        if found != banner:
            yield f"the banner of {path} is {found}"


def faults(reader, folder):
    yield from banners(reader, BANNERS)
    if reader.banner_after_click().rstrip("/") != "latest/documentation/tiny/kept":
        yield "the banner does not follow the reader to another page"
    reader.page.goto(f"{reader.address}/", wait_until="networkidle")
    reader.page.wait_for_url("**/latest/documentation/")
    reader.page.goto(f"{reader.address}/index.html#versions", wait_until="networkidle")
    if not reader.page.url.endswith("#versions") or reader.page.locator("li a").count() != 6:
        yield "the list of versions cannot be read"
    for text in ("[", "[]", "null"):
        (folder / "versions.json").write_text(text)
        if reader.banner("0.2.0/documentation/tiny/kept/"):
            yield f"there is a banner although versions.json is {text}"
    (folder / "versions.json").unlink()
    if reader.banner("0.2.0/documentation/tiny/kept/"):
        yield "there is a banner without versions.json"
    yield from reader.errors


def without_scripts(browser, address):
    """The list of versions is there for readers without scripts."""
    page = browser.new_context(java_script_enabled=False).new_page()
    page.goto(f"{address}/index.html")
    if page.locator("li a").count() != 6 or not page.locator("h2").is_visible():
        yield "without scripts, index.html does not list the versions"


def main():
    folder = pathlib.Path(sys.argv[2])
    # The oldest version is opened as a reader unpacks it.
    shutil.copytree(folder / "unpacked/0.1.0", folder / "0.1.0")
    with sync_playwright() as play:
        # The sandbox of Chromium needs a user that is not root.
        browser = play.chromium.launch(executable_path=sys.argv[1], args=["--no-sandbox"])
        address = Server(folder, "/quoin").address
        found = [*without_scripts(browser, address), *faults(Reader(browser, address), folder)]
        tagged = Reader(browser, Server(pathlib.Path(sys.argv[3]), "/quoin").address)
        found += [*banners(tagged, TAGGED_BANNERS), *tagged.errors]
        browser.close()
    check_results.end("check-versions", found, f"{len(BANNERS) + len(TAGGED_BANNERS)} pages of versions have the banner that they must have")


main()
