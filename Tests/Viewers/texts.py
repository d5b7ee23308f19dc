# Copyright (c) 2026 The Quoin authors
# SPDX-License-Identifier: MIT
"""Finds texts of SVG pictures that a viewer draws longer than layout has them, by more than a tenth.

Of each picture only the texts are drawn, in black, with white over the places that they may have: what is left is too
long. Usage: texts.py FOLDER CHROMIUM
"""
import pathlib, subprocess, sys
import xml.etree.ElementTree as xml
from PIL import Image

xml.register_namespace("", "http://www.w3.org/2000/svg")
SVG = "{http://www.w3.org/2000/svg}"
folder, chromium = pathlib.Path(sys.argv[1]), sys.argv[2]


def only_texts(element):
    """Removes what is not text, and returns the lines with the rectangles over their places."""
    for child in list(element):
        # The dots of a password have room behind them.
        if child.tag == SVG + "text" and child.get("textLength") and set(child.text) != {"•"}:
            length, size = float(child.get("textLength")), float(child.get("font-size"))
            x, anchor = float(child.get("x")), child.get("text-anchor", "start")
            room = length * 1.1 + 2
            left = x - {"start": 1, "middle": room / 2, "end": room - 1}[anchor]
            child.set("fill", "#000")
            child.attrib.pop("fill-opacity", None)
            cover = {"x": left, "y": float(child.get("y")) - 1.2 * size, "width": room, "height": 1.7 * size}
            cover = xml.SubElement(element, SVG + "rect", {name: str(value) for name, value in cover.items()})
            cover.set("fill", "#fff")
        elif child.tag in (SVG + "g", SVG + "svg"):
            child.attrib.pop("opacity", None)
            only_texts(child)
        elif child.tag not in (SVG + "clipPath", SVG + "defs", SVG + "style"):
            element.remove(child)


failures = 0
for picture in sorted(folder.glob("*.svg")):
    root = xml.parse(picture).getroot()
    only_texts(root)
    bare, image, page = (folder / f"texts.{ending}" for ending in ("xml", "png", "html"))
    bare.write_bytes(xml.tostring(root))
    page.write_text(f"<body style='margin:0;background:#fff'>{bare.read_text()}")
    size = ",".join(str(round(float(root.get(name)))) for name in ("width", "height"))
    viewers = {
        "librsvg": ["rsvg-convert", "--background-color=white", "-o", image, bare],
        "Chromium": [
            chromium, "--headless", "--no-sandbox", "--hide-scrollbars", f"--window-size={size}",
            f"--screenshot={image}", f"file://{page}",
        ],
    }
    for viewer, command in viewers.items():
        subprocess.run(command, check=True, capture_output=True)
        box = Image.open(image).convert("L").point(lambda value: 255 if value < 128 else 0).getbbox()
        if box:
            failures += 1
            print(f"{picture.name}: a text in {viewer} is too long, near {box}")
sys.exit(1 if failures else 0)
