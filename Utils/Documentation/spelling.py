# Copyright (c) 2026 The Quoin authors
# SPDX-License-Identifier: MIT
"""Fails when a page or a documentation comment has a word that neither a British nor an American dictionary has.

Usage: spelling.py WORDS         WORDS is a file with words that are right, one on a line; the input has the paths of the
                                 files, with a zero byte after each
       spelling.py --planted     fails when a planted fault is not found
"""

import pathlib
import re
import subprocess
import sys

import check_results

# What is no prose: code, addresses, directives, markup.
SKIPPED = [
    r"^ *(```|~~~).*?^ *(```|~~~) *$", r"``.*?``", r"`[^`]*`", r"<!--.*?-->", r"<code>.*?</code>", r"<pre>.*?</pre>",
    r"<[^>]*>", r"\]\([^)]*\)", r"https?:\S+", r"^ *@\w+.*$", r"^(?: {4}|\t).*$", r"^\[.*?\]: .*$",
]
# A word with a digit, an underscore, a dot or a capital letter inside is a name, such as UIView or 1fr.
WORD = re.compile(r"(?<![\w./#@$&-])[A-Za-z]+(?:['’][a-z]+)?(?![\w/]|\.\w)")


def blank(match):
    return re.sub(r"[^\n]", " ", match[0])


def prose(path, text):
    """The text with blanks in place of all that is no prose, so that lines keep their numbers."""
    if path.endswith(".swift"):
        lines = (re.match(r"\s*///(?:[ ]?(.*))", line) for line in text.splitlines())
        text = "\n".join(match[1] if match else "" for match in lines)
        text = re.sub(r"^\s*- (Parameter \w+|\w+):", " ", text, flags=re.M)
    if path.endswith(".tutorial"):
        # The words of a directive are names of files, but for its titles and descriptions.
        text = re.sub(r"^ *@.*?(?:(?:title|name|alt|intro): ?\"([^\"]*)\").*$", r"\1", text, flags=re.M)
    for pattern in SKIPPED:
        spans_lines = pattern.startswith(("^ *(```", "<"))
        text = re.sub(pattern, blank, text, flags=re.M | re.S if spans_lines else re.M)
    return text


def words(path, text):
    """The words of a file with the numbers of their lines."""
    for number, line in enumerate(prose(path, text).split("\n"), 1):
        for match in WORD.finditer(line):
            word = match[0].replace("’", "'").removesuffix("'s").removesuffix("'")
            if word.islower() or word.istitle():
                yield word, number


def unknown(candidates, language):
    result = subprocess.run(
        ["aspell", "list", f"--lang={language}", "--encoding=utf-8", "--ignore=1"], input="\n".join(candidates),
        capture_output=True, text=True, check=True)
    return set(result.stdout.split())


def faults(files, listed):
    """The sentences about files, which are paths with texts, and the listed words that no file has."""
    places = {}
    for path, text in files:
        for word, number in words(path, text):
            places.setdefault(word, f"{path}:{number}")
    wrong = unknown(unknown(sorted(places), "en_GB"), "en_US")
    for word in sorted(wrong):
        if word not in listed and word.lower() not in listed:
            yield f"{places[word]}: {word}"
    used = set(places) | {word.lower() for word in places}
    for word in sorted(listed - used):
        yield f"no page has {word}, which is in the list of words"


PLANTED = {
    "a.md": ("# Centre\n\nColours and colors; `teh` code, <code>teh</code>.\n\n```swift\nteh\n```\n\n[a](teh.md) UIView's\n", []),
    "b.md": ("# Title\n\nA wrod here.\n", ["b.md:3: wrod"]),
    "c.swift": ("let teh = 1  // teh\n/// Makes teh view.\n///\n/// - Parameter teh: A number.\nfunc teh()\n", ["c.swift:2: teh"]),
    "d.tutorial": ('@Tutorial(time: 5) {\n  @Intro(title: "A wrod") {\n    Read it.\n  }\n}\n', ["d.tutorial:2: wrod"]),
    "e.md": ("One.\n\n| a | wrod |\n| --- | --- |\n", ["e.md:3: wrod"]),
}


def planted():
    for path, (text, expected) in PLANTED.items():
        found = list(faults([(path, text)], set()))
        if found != expected:
            yield f"{path} has {found}"
    if list(faults([("a.md", "A wrod.")], {"wrod", "unused"})) != ["no page has unused, which is in the list of words"]:
        yield "the list of words does not work"


def main():
    if sys.argv[1] == "--planted":
        found, result = list(planted()), "planted faults are found"
    else:
        listed = {w for w in pathlib.Path(sys.argv[1]).read_text().split("\n") if w and not w.startswith("#")}
        files = [(path, pathlib.Path(path).read_text()) for path in sys.stdin.read().split("\0") if path]
        found, result = list(faults(files, listed)), f"no unknown word in {len(files)} files"
    check_results.end("check-spelling", found, result)


main()
