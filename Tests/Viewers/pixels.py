# Copyright (c) 2026 The Quoin authors
# SPDX-License-Identifier: MIT
"""Compares pictures that Cairo draws with the same ones in Chromium: at most 2 % of the pixels may differ beyond the
edges of shapes and letters.

A pixel differs where its colour is none between those of the other picture around it. Usage: pixels.py FOLDER CHROMIUM,
where the folder has each picture as NAME.svg and NAME.png.
"""
import pathlib, subprocess, sys
from PIL import Image, ImageChops, ImageFilter

folder, chromium = pathlib.Path(sys.argv[1]), sys.argv[2]
# Edges of letters are set to other fractions of a pixel.
REACH, TOLERANCE, MOST = 5, 24, 0.02


def beyond(image, other):
    """Where the colours of an image are outside of those of another one around each pixel."""
    least, greatest = other.filter(ImageFilter.MinFilter(REACH)), other.filter(ImageFilter.MaxFilter(REACH))
    outside = ImageChops.lighter(ImageChops.subtract(least, image), ImageChops.subtract(image, greatest))
    red, green, blue = outside.split()
    return ImageChops.lighter(red, ImageChops.lighter(green, blue)).point(lambda value: 255 if value > TOLERANCE else 0)


failures = 0
for picture in sorted(folder.glob("*.png")):
    drawn = Image.open(picture).convert("RGBA")
    cairo = Image.alpha_composite(Image.new("RGBA", drawn.size, "white"), drawn).convert("RGB")
    page, shot = folder / "page.html", folder / "chromium"
    page.write_text(f"<body style='margin:0;background:#fff'>{picture.with_suffix('.svg').read_text()}")
    size = f"{cairo.width},{cairo.height}"
    command = [chromium, "--headless", "--no-sandbox", "--hide-scrollbars", f"--window-size={size}", f"--screenshot={shot}.png"]
    subprocess.run([*command, f"file://{page}"], check=True, capture_output=True)
    shown = Image.open(f"{shot}.png").convert("RGB")
    pathlib.Path(f"{shot}.png").unlink()
    if shown.size != cairo.size:
        sys.exit(f"{picture.name}: {shown.size} in Chromium, {cairo.size} by Cairo")
    different = ImageChops.lighter(beyond(cairo, shown), beyond(shown, cairo))
    share = different.histogram()[255] / (cairo.width * cairo.height)
    print(f"{picture.name}: {share:.2%} of the pixels differ in Chromium")
    if share > MOST:
        failures += 1
        different.save(picture.with_suffix(".difference.png"))
sys.exit(1 if failures else 0)
