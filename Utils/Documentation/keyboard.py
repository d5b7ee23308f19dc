# Copyright (c) 2026 The Quoin authors
# SPDX-License-Identifier: MIT
"""Uses pages of a site by the keyboard alone: finds articles, changes tabs, and resizes pictures."""

import json

# How often Tab may be pressed until it reaches something.
PRESSES = 60


def quick_open(page, folder, address):
    """What is wrong with finding task articles: a slash opens the search, and Enter the first page found."""
    for data in sorted((folder / "data/documentation/quoin").glob("tasks-*.json"))[:3]:
        title = json.loads(data.read_text())["metadata"]["title"]
        page.goto(f"{address}/documentation/quoin/", wait_until="networkidle")
        page.wait_for_selector(".navigator a")
        page.keyboard.press("/")
        page.keyboard.type(title)
        try:
            page.wait_for_selector(".quick-navigation__match-list a", timeout=10_000)
            page.keyboard.press("ArrowDown")
            page.keyboard.press("Enter")
            page.wait_for_url(f"**/{data.stem}", timeout=10_000)
        except Exception:  # The wording differs between versions.
            yield f"“{title}” is not found by the keyboard"


def reached(page, element):
    """Whether Tab reaches an element."""
    for _ in range(PRESSES):
        if element.evaluate("e => e === document.activeElement"):
            return True
        page.keyboard.press("Tab")
    return False


def tabs(page):
    """What is wrong with the tabs of the page that is open: Tab reaches each one, and Enter shows what it has."""
    links = page.locator(".tabnav").first.locator(".tabnav-link")
    # Where a reader has come to: a click in the heading above.
    page.locator(".tabnav").first.locator("xpath=preceding::h2[1]").click()
    shown = set()
    for index in range(links.count()):
        link = links.nth(index)
        name = link.inner_text().strip()
        if not reached(page, link):
            yield f"Tab does not reach the tab {name}"
            continue
        page.keyboard.press("Enter")
        page.wait_for_timeout(400)
        if link.get_attribute("aria-current") != "true":
            yield f"Enter does not choose the tab {name}"
        shown.add(page.locator(".tab-container:visible").first.inner_text())
    if len(shown) != links.count():
        yield f"{links.count()} tabs show {len(shown)} texts"


def resizing(page):
    """What is wrong with a picture that resizes: Tab reaches its buttons and handles, Enter and arrows change it."""
    article = page.locator(".resizing").first
    choices = article.locator("button[aria-pressed]")
    for index in reversed(range(choices.count())):
        choice = choices.nth(index)
        page.evaluate("document.activeElement.blur()")
        if not reached(page, choice):
            yield f"Tab does not reach the button {choice.inner_text()}"
            continue
        page.keyboard.press("Enter")
        if choice.get_attribute("aria-pressed") != "true":
            yield f"Enter does not press the button {choice.inner_text()}"
    handles = article.locator("[role=slider]")
    if not handles.count():
        yield "there are no handles"
    for index in range(handles.count()):
        handle = handles.nth(index)
        if not reached(page, handle):
            yield f"Tab does not reach the handle {handle.get_attribute('aria-label')}"
            continue
        before = handle.get_attribute("aria-valuenow")
        page.keyboard.press("Shift+ArrowLeft" if "y" not in handle.get_attribute("class").split() else "Shift+ArrowUp")
        if handle.get_attribute("aria-valuenow") == before:
            yield f"arrows do not move the handle {handle.get_attribute('aria-label')}"


def faults(page, folder, address):
    """Uses a few pages of a site. Each fault is a sentence."""
    yield from quick_open(page, folder, address)
    for data in sorted((folder / "data/documentation/quoin").glob("tasks-*.json")):
        if '"type":"tabNavigator"' in data.read_text():
            page.goto(f"{address}/documentation/quoin/{data.stem}/", wait_until="networkidle")
            page.wait_for_selector(".tabnav")
            for sentence in tabs(page):
                yield f"{data.stem}: {sentence}"
    for path in sorted(folder.glob("resizing/*/*.html"))[::10]:
        name = str(path.relative_to(folder))
        page.goto(f"{address}/{name}", wait_until="load")
        if page.locator(".resizing").count():
            for sentence in resizing(page):
                yield f"{name}: {sentence}"
