# Copyright (c) 2026 The Quoin authors
# SPDX-License-Identifier: MIT
"""Uses the page by hand and by keyboard alone: selection, reasons, sizes, devices, the matrix, dark mode, contrast."""

import pathlib

from axe_playwright_python.sync_playwright import Axe

import page as p

FRAGMENT = "#file=./Conflict.storyboard&scene=Cnf-Sc-001"


def state(shown, name):
    return shown.evaluate(f"new URLSearchParams(location.hash.slice(1)).get('{name}')")


def wait_for_tools(shown):
    """Waits until the open tools show their answers. They ask a moment after they are opened."""
    p.wait_for(shown, "[...document.querySelectorAll('#tools details[open] > div')]"
               ".every(part => part.childElementCount && !part.hasAttribute('aria-busy'))", 60)


def by_hand(address, work, chromium):
    with p.page(address, chromium, FRAGMENT) as shown:
        # A click selects the view on top, again its parent, and the inspector says why it is there.
        badge = shown.locator("#picture [data-id='bdg-Vw-004']").first
        badge.click()
        shown.wait_for_selector("body[data-view='bdg-Vw-004']")
        why = shown.locator("#selection").inner_text()
        assert "UIView Badge.left is 16" in why and "stops it" in why, why
        badge.click()
        shown.wait_for_selector("body[data-view='Cnf-Rt-002']")
        badge.click()
        shown.wait_for_selector("body[data-view='bdg-Vw-004']")
        # A constraint of the view is drawn over the picture.
        shown.locator("#selection .constraints button").first.click()
        code = shown.locator("#selection .constraints dl")
        code.wait_for()
        assert "badge.width == 96" in code.inner_text(), code.inner_text()
        assert shown.locator(".overlay line.pointed, .overlay rect.pointed").count() > 0

        # The conflict has its sum and a fix; a click marks its views.
        conflict = shown.get_by_role("button", name="3 constraints cannot all hold")
        conflict.click()
        text = shown.locator("#problems").inner_text()
        assert "16 + 400 + 16 = 432" in text and "fix: " in text, text
        assert shown.locator(".overlay rect.conflict").count() > 0
        # The slider moves the outline of the ambiguous view.
        slider = shown.get_by_role("slider", name="x of UIView Badge")
        slider.fill("200")
        assert shown.locator(".overlay rect.extreme").get_attribute("x") == "212"

        # Dragging the corner lays the scene out again, at whole points, and asks for nothing meanwhile.
        shown.locator(".handle.xy").hover()
        p.wait_for(shown, "document.body.dataset.pieces === 'Cnf-Sc-001'", 60)
        requests = []
        shown.on("request", lambda request: requests.append(request.url))
        corner = shown.locator(".handle.xy").bounding_box()
        shown.mouse.move(corner["x"] + 8, corner["y"] + 8)
        shown.mouse.down()
        for step in range(1, 11):
            shown.mouse.move(corner["x"] + 8 - step * 4, corner["y"] + 8 - step * 8)
        shown.wait_for_selector("body[data-dragged]")
        assert not requests, requests
        banner = shown.locator("#picture [data-id='bnr-Lb-003']").first.get_attribute("transform")
        dragged = shown.evaluate("document.body.dataset.dragged")
        shown.mouse.up()
        p.wait_for(shown, "document.querySelector('#picture .overlay')")
        frame = shown.evaluate(
            "async size => (await (await fetch('/api/scene?file=./Conflict.storyboard&id=Cnf-Sc-001&size=' + size))"
            ".json()).views.find(v => v.id === 'bnr-Lb-003').frame", dragged)
        assert banner == f"translate({frame[0]:g} {frame[1]:g})", (banner, frame)
        p.wait_for(shown, "/^\\d+x\\d+$/.test(new URLSearchParams(location.hash.slice(1)).get('size'))")
        width = int(state(shown, "size").split("x")[0])
        assert 320 <= width < 393, width
        shown.locator("#size").fill("320x568")
        shown.locator("#size").press("Enter")
        p.wait_for(shown, "document.querySelector('.handle.x').getAttribute('aria-valuenow') === '320'")
        shown.locator("#size").fill("0x0")
        shown.locator("#size").press("Enter")
        shown.wait_for_selector("#note")
        assert "is not a size" in shown.locator("#note").inner_text()
        shown.locator("#size").fill("")
        shown.locator("#size").press("Enter")
        shown.wait_for_selector("#note", state="detached")
        # The browser notes the refused size, and nothing else.
        assert all("400 (Bad Request)" in fault for fault in shown.faults), shown.faults
        shown.faults.clear()

        # Another device, and the other direction.
        shown.get_by_label("Device", exact=True).select_option("iPhone SE")
        p.wait_for(shown, "document.querySelector('.handle.x').getAttribute('aria-valuenow') === '320'")
        shown.get_by_label("Direction", exact=True).select_option("rtl")
        p.wait_for(shown, "new URLSearchParams(location.hash.slice(1)).get('dir') === 'rtl'")

        # The tools: findings, the difference to git, and code.
        for name, words in [("Findings of quoin check", "3 constraints cannot all hold"),
                            ("Difference to the version in git", "")]:
            shown.get_by_text(name).click()
            wait_for_tools(shown)
            assert words in shown.locator("#tools").inner_text()
        shown.get_by_text("Convert the scene to code").click()
        shown.get_by_role("button", name="anchors").click()
        shown.wait_for_selector("pre.code", timeout=60_000)
        assert "final class ConflictViewController" in shown.locator("pre.code").inner_text()

        # The matrix begins with what has problems.
        shown.get_by_role("button", name="Matrix").click()
        shown.wait_for_selector("#cells[data-done]", timeout=120_000)
        figures = shown.locator("#cells figure")
        assert figures.count() == 16, figures.count()
        assert "conflict" in figures.first.get_attribute("class")
        # It follows the file, with what was chosen.
        shown.get_by_label("Text sizes").select_option("L")
        shown.wait_for_selector("#cells[data-done]", timeout=120_000)
        assert figures.count() == 8, figures.count()
        p.replace(work / "Conflict.storyboard", "This label", "Each label")
        p.wait_for(shown, "decodeURIComponent(document.querySelector('#cells img')?.src).includes('Each label')", 60)
        shown.wait_for_selector("#cells[data-done]", timeout=120_000)
        assert figures.count() == 8 and shown.locator("#frame").is_hidden()
        figures.first.locator("button").click()
        shown.wait_for_selector("#frame:not([hidden])")

        # The files to store: their beginnings, and the picture as the browser draws it.
        for name, start in [("SVG", b"<svg"), ("HTML", b"<!DOCTYPE html>"), ("JSON", b"{"), ("PNG", b"\x89PNG"),
                            ("Page that resizes", b"<!DOCTYPE html>")]:
            with shown.expect_download(timeout=120_000) as stored:
                shown.locator("#exports").get_by_text(name, exact=True).click()
            content = pathlib.Path(stored.value.path()).read_bytes()
            assert start in content[:200], (name, content[:200])


def by_keyboard(address, chromium):
    """Each step is asserted by what assistive programs get."""
    with p.page(address, chromium, "#file=./Article.storyboard&scene=Art-Sc-001") as shown:
        shown.keyboard.press("F6")
        shown.keyboard.press("F6")
        assert shown.evaluate("document.activeElement.id") == "list"
        # The next scene, and its problems in the live region.
        shown.keyboard.press("j")
        shown.wait_for_selector("body[data-scene='Cnf-Sc-001']")
        tree = shown.locator("#list").aria_snapshot()
        assert 'button "Conflict 2 problems"' in tree, tree
        assert shown.locator("#list [aria-current]").inner_text().startswith("Conflict")
        assert shown.get_by_role("status").first.inner_text() == "Conflict: 1 conflict, 1 ambiguity"
        # It is resized.
        shown.locator(".handle.x").focus()
        shown.keyboard.press("ArrowRight")
        shown.keyboard.press("Shift+ArrowRight")
        p.wait_for(shown, "document.querySelector('.handle.x').getAttribute('aria-valuenow') === '404'")
        tree = shown.locator("#canvas").aria_snapshot()
        assert 'slider "Width"' in tree, tree
        # The conflict is found, and its sentence is read.
        shown.keyboard.press("e")
        tree = shown.locator("#problems").aria_snapshot()
        assert "3 constraints cannot all hold" in tree and "16 + 400 + 16 = 432" in tree, tree
        assert shown.evaluate("document.activeElement.className") == "problem"
        assert "16 + 400 + 16 = 432" in shown.locator("#live").inner_text()
        # Views of the tree, and what is said about them.
        shown.locator("#canvas").focus()
        shown.keyboard.press("ArrowDown")
        shown.keyboard.press("Enter")
        shown.wait_for_selector("body[data-view='bnr-Lb-003']")
        assert "UILabel Banner.left is" in shown.locator("#selection").inner_text()
        shown.keyboard.press("Escape")
        shown.wait_for_selector("body[data-view='Cnf-Rt-002']")
        for key, name, value in [("c", "lines", "1"), ("r", "dir", "ltr"), ("r", "dir", "rtl"),
                                 ("o", "orientation", "portrait"), ("d", "look", "light"),
                                 ("d", "look", "dark"), ("+", "text", "XL"), ("-", "text", "L"),
                                 ("0", "size", None)]:
            shown.keyboard.press(key)
            p.wait_for(shown, f"new URLSearchParams(location.hash.slice(1)).get('{name}') === "
                       + ("null" if value is None else f"'{value}'"))
        shown.keyboard.press("?")
        assert shown.get_by_role("dialog", name="Keys").is_visible()
        shown.keyboard.press("Escape")
        # The tools, with code of the scene.
        for name in ["Findings of quoin check", "Difference to the version in git", "Convert the scene to code"]:
            shown.locator("#tools summary", has_text=name).focus()
            shown.keyboard.press("Enter")
            wait_for_tools(shown)
        tree = shown.locator("#tools").aria_snapshot()
        assert "3 constraints cannot all hold" in tree and 'button "cartography"' in tree, tree
        shown.get_by_role("button", name="cartography").focus()
        shown.keyboard.press("Enter")
        shown.wait_for_selector("pre.code", timeout=60_000)
        assert "constrain(" in shown.locator("pre.code").inner_text()
        # A constraint of a view as code.
        shown.locator("#canvas").focus()
        shown.keyboard.press("Enter")
        shown.wait_for_selector("body[data-view='bnr-Lb-003']")
        shown.locator("#selection .constraints button").first.focus()
        shown.keyboard.press("Enter")
        shown.locator("#selection .constraints dl").wait_for()
        # The matrix, and back to the scene on one of its devices.
        shown.locator("#canvas").focus()
        shown.keyboard.press("m")
        shown.wait_for_selector("#cells[data-done]", timeout=120_000)
        shown.locator("#cells figure button").nth(1).focus()
        shown.keyboard.press("Enter")
        shown.wait_for_selector("#frame:not([hidden])")
        # Everything that takes the focus has a name, in the tree that assistive programs get.
        nodes = shown.context.new_cdp_session(shown).send("Accessibility.getFullAXTree")["nodes"]
        controls = [n for n in nodes if not n["ignored"] and n["role"]["value"] != "RootWebArea"
                    and any(q["name"] == "focusable" and q["value"]["value"] for q in n.get("properties", []))]
        roles = {n["role"]["value"] for n in controls}
        assert {"button", "combobox", "slider", "searchbox", "link", "textbox"} <= roles, roles
        unnamed = [n for n in controls if not n.get("name", {}).get("value")]
        assert not unnamed, unnamed


def two_browsers(address, work, chromium):
    """The server keeps no state of a page: two see the same change, each with its own device and selection."""
    with p.page(address, chromium, FRAGMENT + "&device=iPhone SE&view=bdg-Vw-004") as one, \
            p.page(address, chromium, FRAGMENT + "&size=700x500&dir=rtl") as other:
        p.replace(work / "Conflict.storyboard", "Each label", "Each text")
        for shown in [one, other]:
            p.wait_for(shown, "document.querySelector('#picture svg').outerHTML.includes('Each text')")
        assert (state(one, "device"), state(one, "view"), state(one, "size")) == ("iPhone SE", "bdg-Vw-004", None)
        assert (state(other, "device"), state(other, "view"), state(other, "size")) == (None, None, "700x500")


CONTRAST = """
() => {
  const parse = text => { const n = text.match(/[\\d.]+/g).map(Number); return n.length < 4 ? [...n, 1] : n; };
  const light = ([r, g, b]) => [r, g, b].map(x => { x /= 255;
    return x <= 0.03928 ? x / 12.92 : ((x + 0.055) / 1.055) ** 2.4; })
    .reduce((sum, x, i) => sum + x * [0.2126, 0.7152, 0.0722][i], 0);
  const ground = e => { for (; e; e = e.parentElement) {
    const color = parse(getComputedStyle(e).backgroundColor); if (color[3] === 1) return color; }
    return [255, 255, 255, 1]; };
  const found = [];
  for (const e of document.querySelectorAll('header *, nav *, main > *, aside *')) {
    const own = [...e.childNodes].some(n => n.nodeType === 3 && n.textContent.trim());
    if (!own || !e.checkVisibility() || e.closest('svg')) continue;
    const [a, b] = [light(parse(getComputedStyle(e).color)), light(ground(e))].sort((x, y) => y - x);
    const ratio = (a + 0.05) / (b + 0.05);
    if (ratio < 4.5) found.push(`${e.tagName} ${e.className} ${e.textContent.slice(0, 30)}: ${ratio.toFixed(2)}`);
  }
  return found;
}
"""


def looks(address, chromium):
    for scheme in ["light", "dark"]:
        with p.page(address, chromium, FRAGMENT + "&view=bdg-Vw-004", color_scheme=scheme) as shown:
            shown.wait_for_selector("#selection .answers")
            for summary in shown.locator("#tools summary").all():
                summary.click()
            wait_for_tools(shown)
            shown.get_by_role("button", name="anchors").click()
            shown.wait_for_selector("pre.code", timeout=60_000)
            for part in ["scene", "matrix", "help"]:
                if part == "matrix":
                    shown.get_by_role("button", name="Matrix").click()
                    shown.wait_for_selector("#cells[data-done]", timeout=120_000)
                if part == "help":
                    shown.get_by_role("button", name="?", exact=True).click()
                weak = shown.evaluate(CONTRAST)
                assert not weak, (scheme, part, weak)
                found = Axe().run(shown).response["violations"]
                assert not found, (scheme, part, [(v["id"], [n["target"] for n in v["nodes"]]) for v in found])


with p.server() as (address, work, process), p.browser() as chromium:
    by_hand(address, work, chromium)
    two_browsers(address, work, chromium)
    by_keyboard(address, chromium)
    looks(address, chromium)
print("using: selection, reasons, sizes, devices, tools, matrix, two browsers, keyboard, contrast and axe")
