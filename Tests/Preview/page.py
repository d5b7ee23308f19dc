# Copyright (c) 2026 The Quoin authors
# SPDX-License-Identifier: MIT
"""What the checks of quoin preview share: a server with files of its own, and a page in Chromium."""

import contextlib
import pathlib
import shutil
import signal
import subprocess
import sys
import tempfile
import urllib.error
import urllib.request

from playwright.sync_api import sync_playwright

QUOIN, EXAMPLES, CHROMIUM = sys.argv[1:4]


@contextlib.contextmanager
def server(*arguments, folder=None):
    """Runs quoin preview at any free port. Gives its address, the folder of the files and the process."""
    with tempfile.TemporaryDirectory() as temporary:
        work = pathlib.Path(folder or temporary)
        if folder is None:
            for path in pathlib.Path(EXAMPLES).glob("*.storyboard"):
                shutil.copy(path, work)
        process = subprocess.Popen(
            [QUOIN, "preview", "--port", "0", *(arguments or ["."])], cwd=work, stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT, text=True)
        try:
            address = process.stdout.readline().strip()
            assert address.startswith("http://127.0.0.1:"), address
            # Later output of the server must not fill the pipe.
            process.drain = subprocess.Popen(["cat"], stdin=process.stdout, stdout=subprocess.DEVNULL)
            yield address, work, process
        finally:
            process.send_signal(signal.SIGINT)
            code = process.wait(timeout=10)
            process.drain.wait(timeout=10)
            assert code == 0, f"the server ends with {code}"


@contextlib.contextmanager
def browser():
    """Chromium. A container has one user, for whom its sandbox does not work."""
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        yield chromium
        chromium.close()


@contextlib.contextmanager
def page(address, chromium, fragment="", **context):
    """A page of the server. Messages of the console and requests to other places are failures."""
    shown = chromium.new_page(viewport={"width": 1400, "height": 900}, **context)
    faults = []
    shown.on("console", lambda message: faults.append(f"console: {message.text}"))
    shown.on("pageerror", lambda error: faults.append(f"error: {error}"))
    shown.on("request", lambda request: None if request.url.startswith((address, "data:"))
             else faults.append(f"request: {request.url}"))
    shown.goto(address + fragment)
    shown.wait_for_selector("body[data-scene][data-live=true]")
    shown.faults = faults
    yield shown
    assert not faults, faults
    shown.close()


def wait_for(shown, expression, seconds=10):
    """Waits until an expression is true, frame by frame. The page allows no code from texts, by which
    Playwright waits itself."""
    found = shown.evaluate(
        "async seconds => { const end = Date.now() + seconds * 1000;"
        f"while (!({expression})) {{ if (Date.now() > end) return false;"
        "await new Promise(requestAnimationFrame); } return true; }", seconds)
    assert found, f"{expression} is not true after {seconds} s"


def status(address, path, headers=None, method="GET"):
    """The status of a request that is sent as it is written."""
    request = urllib.request.Request(address.rstrip("/") + path, headers=headers or {}, method=method)
    try:
        with urllib.request.urlopen(request, timeout=10) as answer:
            return answer.status
    except urllib.error.HTTPError as error:
        return error.code


def replace(path, old, new):
    """Saves a file as editors do: a new file takes the name of the old one."""
    text = path.read_text()
    assert old in text, old
    other = path.with_suffix(".new")
    other.write_text(text.replace(old, new, 1))
    other.rename(path)
