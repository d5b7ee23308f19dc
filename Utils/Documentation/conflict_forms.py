# Copyright (c) 2026 The Quoin authors
# SPDX-License-Identifier: MIT
"""Fails when a form of the sentence of a conflict is not explained in the article about these sentences, when one is explained
that there is not, or when the form or the sentence has no link to the article. Tests compare the sentences of the article with
those of layouts.

Usage: conflict_forms.py [--planted]     with --planted, fails when a missing explanation or a missing link is not found
"""

import pathlib
import re
import sys

import check_results

module = pathlib.Path(__file__).resolve().parent.parent.parent / "Sources/QuoinDiagnostics"

ARTICLE = "QuoinDiagnostics.docc/SentencesOfConflicts.md"
FORMS = "Conflicts/ConflictForm.swift"
# The declarations that have the sentence of a conflict.
SENTENCES = {"Conflicts/ConflictSetDescription.swift": "public var sentence: ",
             "Conflicts/ConflictGroupDescription.swift": "public var sentences: "}


def faults(texts):
    """What is wrong with texts by the names of their files."""
    forms = {name: comment for comment, name in re.findall(r"((?<=\n)(?: *///.*\n)+) *case (\w+)\n", texts[FORMS])}
    sections = {title: text for title, text in re.findall(r"^### (.*)\n((?:(?!###? ).*\n)*)", texts[ARTICLE], re.M)}
    explained = {title[0].lower() + title[1:]: text for title, text in sections.items()}
    for name, comment in forms.items():
        title = name[0].upper() + name[1:]
        if name not in explained:
            yield f"the form {name} has no part of its own"
        elif f"``ConflictForm/{name}``" not in explained[name] or "```text\n" not in explained[name]:
            yield f"the part {title} has no link to its form, or no example"
        if f"<doc:SentencesOfConflicts#{title}>" not in comment:
            yield f"the form {name} has no link to its part"
    for name in explained.keys() - forms.keys():
        yield f"there is no form {name}"
    for file, declaration in SENTENCES.items():
        comment = re.search(r"((?: *///.*\n)+) *" + re.escape(declaration), texts[file])
        if not comment or "<doc:SentencesOfConflicts>" not in comment[1]:
            yield f"{declaration.removeprefix('public var ').strip(': ')} has no link to the article"


def planted(texts):
    """The planted faults that are not found."""
    changes = [(ARTICLE, f"### {name.capitalize()}\n", "") for name in re.findall(r"case (\w+)", texts[FORMS])]
    changes += [(FORMS, link, "") for link in re.findall(r"<doc:.*#.*>", texts[FORMS])]
    changes += [(file, "<doc:SentencesOfConflicts>", "") for file in SENTENCES]
    changes += [(FORMS, "  case sum\n", "  case sum\n  /// Another one.\n  case another\n"), (ARTICLE, "```text", "```swift"),
                (ARTICLE, "### Sum", "### Another\n\nA form.\n\n### Sum")]
    for file, old, new in changes:
        changed = texts[file].replace(old, new, 1)
        if changed == texts[file] or not list(faults(texts | {file: changed})):
            yield f"{old.strip()} in {file}"


def main():
    texts = {name: (module / name).read_text() for name in [ARTICLE, FORMS, *SENTENCES]}
    if sys.argv[1:] == ["--planted"]:
        missed = list(planted(texts))
        if missed:
            sys.exit(f"check-documentation: nothing is found where there is another text than {missed[0]}")
        return
    found = list(faults(texts))
    check_results.end(
        "check-documentation", found, f"{len(re.findall('  case ', texts[FORMS]))} forms of sentences of conflicts are explained",
        "check-documentation: SentencesOfConflicts.md has not the forms of sentences, or no links to them")


main()
