# Copyright (c) 2026 The Quoin authors
# SPDX-License-Identifier: MIT
"""Uses a desktop program through the accessibility bus and the pointer, for the scripts that drive the examples."""

import os
import subprocess
import sys
import time

import pyatspi

PATIENCE = 30
# GTK fades the bar of what was scrolled for 3 seconds, and lets a text cursor blink for 10 after the last key.
BAR_TIME = 5
BLINK_TIME = 13
NAMED_ROLES = ("label", "text", "push button", "toggle button", "check box", "slider", "combo box")


def fail(message):
    sys.exit(f"{os.path.basename(sys.argv[0])}: {message}")


def wait(what, condition):
    """Waits until something is there, and returns it."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        try:
            found = condition()
        except Exception:  # A part of the tree may go away while it is read.
            found = None
        if found:
            return found
        time.sleep(0.1)
    fail(f"{what} did not come")


def walk(item):
    """An accessible item and all below it that is shown."""
    yield item
    for child in item:
        if child is not None:
            yield from walk(child)


def find(program, role, name=None):
    """The items of a role, and with a name if one is given, in reading order."""
    return [item for item in walk(program) if item.getRoleName() == role and name in (None, item.name)]


def label(program, text):
    return find(program, "label", text)


def button(program, name):
    return wait(f"the button {name}", lambda: find(program, "push button", name))[0]


def check_names(program):
    """Fails where a control or a text has no name that a screen reader can say."""
    nameless = [item for item in walk(program) if item.getRoleName() in NAMED_ROLES and
                (not item.name or item.name.startswith("Gtk"))]
    if nameless:
        fail(f"{len(nameless)} items have no name, such as a {nameless[0].getRoleName()}")


def check_controls(program):
    """Fails where something that the keyboard reaches has no name, or no role of its own."""
    controls = [item for item in walk(program) if item.getState().contains(pyatspi.STATE_FOCUSABLE) and
                item.getRoleName() not in ("frame", "application")]
    if not controls:
        fail("the keyboard reaches nothing")
    for item in controls:
        role = item.getRoleName()
        if role in ("unknown", "invalid", "filler"):
            fail(f"the control {item.name!r} has the role {role}")
        if not item.name or item.name.startswith("Gtk"):
            fail(f"a control of the role {role} has no name")


def check_tab_order(program, order):
    """Fails where the tab key does not visit controls in an order, or with shift not in the reversed one.

    The first key starts from any of them."""
    for shift, expected in ((False, order), (True, order[::-1])):
        visited = [press_tab(program, shift) for _ in expected]
        start = visited.index(expected[0]) if expected[0] in visited else 0
        if visited[start:] + visited[:start] != expected:
            fail(f"the tab key {'with shift ' if shift else ''}visits {visited}")


def press_tab(program, shift=False):
    """Presses the tab key, and returns the name of the control that has the focus after that."""
    def focused():
        return [item for item in walk(program) if item.getState().contains(pyatspi.STATE_FOCUSED)]

    before = focused()
    subprocess.run(["xdotool", "key", "shift+Tab" if shift else "Tab"], check=True)
    return wait("another focus", lambda: (now := focused()) and now != before and now)[0].name


def press(program, name):
    button(program, name).queryAction().doAction(0)


def middle(item):
    """The middle of an item. Without a window manager, the window is in the corner of the screen."""
    place = item.queryComponent().getExtents(pyatspi.WINDOW_COORDS)
    return place.x + place.width // 2, place.y + place.height // 2


def click_at(x, y):
    subprocess.run(["xdotool", "mousemove", str(x), str(y), "click", "1"], check=True)


def click(item):
    click_at(*middle(item))


def focus(item):
    click(item)
    wait("the focus", lambda: item.getState().contains(pyatspi.STATE_FOCUSED))


def turn_wheel(x, y, steps):
    """Turns the wheel over a point, downward."""
    subprocess.run(["xdotool", "mousemove", str(x), str(y), "click", "--repeat", str(steps), "--delay", "10", "5"],
                   check=True)


def picture(folder, name, size="640x844"):
    # The frame after the change is drawn by then.
    time.sleep(0.8)
    subprocess.run(["import", "-window", "root", "-crop", f"{size}+0+0", f"{folder}/{name}.png"], check=True)


def color_at(folder, name, x, y):
    """The colour of a pixel of a picture, as numbers from 0 to 255."""
    written = subprocess.run(
        ["convert", f"{folder}/{name}.png", "-crop", f"1x1+{x}+{y}", "-depth", "8", "rgb:-"], check=True,
        capture_output=True).stdout
    return tuple(written)


def check_rest(process, after):
    """Fails when an idle program wakes up.

    after: how long the program has to come to rest, in seconds."""
    def switches():
        with open(f"/proc/{process.pid}/status", encoding="ascii") as status:
            return next(int(line.split()[1]) for line in status if line.startswith("voluntary"))

    time.sleep(after)
    before = switches()
    time.sleep(10)
    if (count := switches() - before) > 0:
        fail(f"the idle program woke up {count} times in 10 seconds")


def drive(command, name, use, settings=None):
    """Runs a program, uses it, and ends it."""
    bus = subprocess.Popen(["/usr/libexec/at-spi-bus-launcher", "--launch-immediately"])
    time.sleep(1)
    # Not for the driver, whose library warns when the program is slow to come to the bus.
    process = subprocess.Popen(command, env={**os.environ, "G_DEBUG": "fatal-warnings", **(settings or {})})
    try:
        desktop = pyatspi.Registry.getDesktop(0)
        program = wait("the program", lambda: [item for item in desktop if item and item.name == name])[0]
        use(program, process)
        if process.poll() is not None:
            fail(f"the program ended with {process.returncode}")
        process.terminate()
        if process.wait(timeout=PATIENCE) != 0:
            fail(f"SIGTERM ends the program with {process.returncode}")
    finally:
        process.kill()
        bus.terminate()
