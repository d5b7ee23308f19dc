# Copyright (c) 2026 The Quoin authors
# SPDX-License-Identifier: MIT
"""Saves files while the page is open: changes, broken files, files that vanish, and many saves in a row."""

import pathlib
import shutil
import tempfile
import time

import page as p

STORYBOARD = "Conflict.storyboard"
SCENE = "Cnf-Sc-001"
FRAGMENT = f"#file=./{STORYBOARD}&scene={SCENE}"


def picture(shown):
    return shown.evaluate("document.querySelector('#picture svg').outerHTML")


def run():
    times = []
    with p.server() as (address, work, process), p.browser() as chromium:
        path = work / STORYBOARD
        original = path.read_text()
        with p.page(address, chromium, FRAGMENT) as shown:
            # A change is drawn, and the selection stays.
            view = shown.evaluate(
                "document.querySelectorAll('#picture [data-id]')[1].dataset.id")
            shown.evaluate("location.hash += '&view=' + " + repr(view))
            shown.wait_for_selector(f"body[data-view='{view}']")
            assert "Why" in shown.locator("#selection").inner_text()
            for number in range(20):
                before = int(shown.evaluate("document.body.dataset.generation"))
                value = 80 + number % 2
                start = time.monotonic()
                text = original.replace('text="This label', f'text="{value} This label', 1)
                assert text != original
                other = path.with_suffix(".new")
                other.write_text(text)
                other.rename(path)
                p.wait_for(shown, f"+document.body.dataset.generation === {before + 1}")
                times.append((time.monotonic() - start) * 1000)
                assert f"{value} This label" in picture(shown)
            assert shown.evaluate("new URLSearchParams(location.hash.slice(1)).get('view')") == view

            # A broken file keeps the last good picture below its error, and comes back.
            good = picture(shown)
            path.write_text(original[: len(original) // 2])
            shown.wait_for_selector("#banner:not([hidden])")
            banner = shown.locator("#banner").inner_text()
            assert f"{STORYBOARD}:" in banner and "error:" in banner, banner
            assert picture(shown) == good
            path.write_text(original)
            shown.wait_for_selector("#banner", state="hidden")

            # A file that vanished stays as it was, and comes back.
            path.unlink()
            shown.wait_for_selector("#banner:not([hidden])")
            assert "is gone" in shown.locator("#banner").inner_text()
            path.write_text(original)
            shown.wait_for_selector("#banner", state="hidden")

            # Fifty saves in a second are a few pictures, the last one right.
            before = int(shown.evaluate("document.body.dataset.generation"))
            start = time.monotonic()
            for number in range(50):
                path.write_text(original.replace('text="This label', f'text="{number} This label', 1))
                time.sleep(0.02)
            p.wait_for(shown, "document.querySelector('#picture svg').outerHTML.includes('49 This label')")
            pictures = int(shown.evaluate("document.body.dataset.generation")) - before
            # A busy machine takes longer than a second for the saves.
            assert pictures <= 10 * max(1, time.monotonic() - start), f"{pictures} pictures of 50 saves"

            # A thousand saves, every tenth of which is broken.
            memory = resident(process.pid)
            for number in range(1000):
                text = original.replace('text="This label', f'text="{number} This label', 1)
                path.write_text(text[:500] if number % 10 == 5 else text)
                if number % 20 == 0:
                    time.sleep(0.05)
            p.wait_for(shown, "document.querySelector('#picture svg').outerHTML.includes('999 This label')")
            shown.wait_for_selector("#banner", state="hidden")
            grown = resident(process.pid) - memory
            assert grown < 40_000, f"{grown} KB more after 1,000 saves"
            open_files = len(list(pathlib.Path(f"/proc/{process.pid}/fd").iterdir()))

            # A new file is listed.
            (work / "New.storyboard").write_text(original)
            shown.wait_for_selector("#files h2[title='./New.storyboard']")

        comes_back(chromium)

    times.sort()
    print(f"editing: a save is drawn after {times[len(times) // 2]:.0f} ms, {times[-2]:.0f} ms for 19 of "
          f"{len(times)}; {grown} KB more after 1,000 saves, {open_files} open files")


def comes_back(chromium):
    """A page says that its server has ended, and continues with the next one at the same address."""
    with tempfile.TemporaryDirectory() as folder:
        shutil.copy(pathlib.Path(p.EXAMPLES) / STORYBOARD, folder)
        with p.server(".", folder=folder) as (address, _, _):
            shown = chromium.new_page()
            shown.goto(address)
            shown.wait_for_selector("body[data-scene][data-live=true]")
        shown.wait_for_selector("#banner:not([hidden])")
        assert "does not answer" in shown.locator("#banner").inner_text()
        port = address.rstrip("/").rsplit(":", 1)[1]
        with p.server("--port", port, ".", folder=folder):
            shown.wait_for_selector("#banner", state="hidden")
            shown.wait_for_selector("body[data-live=true]")
            shown.close()


def resident(pid):
    """The memory of a process in KB."""
    with open(f"/proc/{pid}/status") as lines:
        return next(int(line.split()[1]) for line in lines if line.startswith("VmRSS"))


run()
