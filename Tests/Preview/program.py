# Copyright (c) 2026 The Quoin authors
# SPDX-License-Identifier: MIT
"""A program of scenes: its build is played by a shell, so that nothing is compiled."""

import os
import pathlib
import tempfile

import page as p

SCENES = os.environ["QUOIN_SCENES"]

with tempfile.TemporaryDirectory() as folder, p.browser() as chromium:
    work = pathlib.Path(folder)
    (work / "Sources").mkdir()
    source = work / "Sources" / "Scenes.swift"
    source.write_text("let width = 1")
    # Half of a second is the build.
    (work / "build").write_text(f"""
      sleep 0.5
      if grep -q broken Sources/Scenes.swift; then
        echo "$PWD/Sources/Scenes.swift:1:5: error: cannot find 'broken' in scope"
        exit 1
      fi
      exec {SCENES}
    """)
    with p.server("--command", "sh build", "Sources", folder=work) as (address, _, process):
        shown = chromium.new_page(viewport={"width": 1400, "height": 900})
        shown.goto(address)
        shown.wait_for_selector("body[data-scene]", timeout=30_000)
        assert shown.locator("#files button").all_inner_texts() == [
            "Sign In", "Card"]
        shown.locator("#picture [data-id='welcome']").first.click()
        shown.wait_for_selector("body[data-view='welcome']")
        why = shown.locator("#selection").inner_text()
        assert "welcome.left is 24" in why and "SignInController+Constraints.swift:" in why, why
        shown.get_by_label("Device", exact=True).select_option("iPad Pro (11-inch)")
        p.wait_for(shown, "document.querySelector('.handle.x').getAttribute('aria-valuenow') === '834'")
        for name, start in [("SVG", b"<svg"), ("PNG", b"\x89PNG"), ("Page that resizes", b"<!DOCTYPE html>")]:
            with shown.expect_download(timeout=120_000) as stored:
                shown.locator("#exports").get_by_text(name, exact=True).click()
            assert start in pathlib.Path(stored.value.path()).read_bytes()[:200], name
        good = shown.evaluate("document.querySelector('#picture svg').outerHTML")
        before = int(shown.evaluate("document.body.dataset.generation"))

        source.write_text("let width = broken")
        p.wait_for(shown, "document.querySelector('#banner').textContent.includes('Building')")
        p.wait_for(shown, "document.querySelector('#banner').textContent.includes('cannot find')")
        assert "Scenes.swift:1:5: error: cannot find 'broken' in scope" in shown.locator("#banner").inner_text()
        assert shown.evaluate("document.querySelector('#picture svg').outerHTML") == good
        # The program that ran before still answers.
        shown.get_by_label("Device", exact=True).select_option("iPhone SE")
        p.wait_for(shown, "document.querySelector('.handle.x').getAttribute('aria-valuenow') === '320'")

        source.write_text("let width = 2")
        p.wait_for(shown, f"+document.body.dataset.generation > {before + 1}")
        shown.wait_for_selector("#banner", state="hidden")
        shown.close()
print("program: scenes, reasons, devices, files, and a build that fails")
