# Copyright (c) 2026 The Quoin authors
# SPDX-License-Identifier: MIT
"""Checks printed cheat sheets, after setting their dates to one that is always the same.

Usage: check-sheets.py FOLDER     with NAME.html and NAME.pdf of each sheet
"""
import html
import pathlib
import re
import shutil
import subprocess
import sys


def output(*command):
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout


def faults(sheet):
    """What is wrong with a sheet."""
    found = []
    facts = output("pdfinfo", sheet)
    pages = int(re.search(r"Pages: +(\d+)", facts)[1])
    if pages != 1:
        found.append(f"has {pages} pages")
    width, height = map(float, re.search(r"Page size: +([\d.]+) x ([\d.]+)", facts).groups())
    if abs(width - 842) > 1 or abs(height - 595) > 1:
        found.append(f"is {width} by {height} points")
    # Long lines are broken, so that blanks do not count.
    printed = "".join(output("pdftotext", "-raw", sheet, "-").split())
    for code in re.findall(r"<pre>(.*?)</pre>", sheet.with_suffix(".html").read_text(), re.S):
        for line in html.unescape(code).splitlines():
            if "".join(line.split()) not in printed:
                found.append(f"does not show {line.strip()}")
    for font in output("pdffonts", sheet).splitlines()[2:]:
        if font.split()[-5] != "yes":
            found.append(f"has not the font {font.split()[0]}")
    return found


def main():
    sheets = sorted(pathlib.Path(sys.argv[1]).glob("*.html"))
    printed = [path.with_suffix(".pdf") for path in sheets]
    for sheet in printed:
        sheet.write_bytes(re.sub(rb"D:\d{14}", b"D:20000101000000", sheet.read_bytes()))
    if not shutil.which("pdfinfo"):
        print("check-sheets: without pdfinfo, nothing is checked")
        return
    sentences = [f"{sheet.name} {sentence}" for sheet in printed for sentence in faults(sheet)]
    for sentence in sentences:
        print(f"check-sheets: {sentence}", file=sys.stderr)
    if sentences or not printed:
        sys.exit(1)
    print(f"check-sheets: {len(printed)} sheets of one page")


main()
