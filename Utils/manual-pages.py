#!/usr/bin/env python3
# Copyright (c) 2026 The Quoin authors
# SPDX-License-Identifier: MIT
"""Writes a manual page for the command and for each of its subcommands.

Usage: quoin --experimental-dump-help | manual-pages.py FOLDER VERSION
"""

import json
import pathlib
import sys

folder, version = pathlib.Path(sys.argv[1]), sys.argv[2]


def quoted(text):
    """Text for a page, in which dots and apostrophes at the beginning of a line and backslashes have no meaning."""
    lines = text.replace("\\", "\\e").replace("-", "\\-").split("\n")
    return "\n".join("\\&" + line if line[:1] in (".", "'") else line for line in lines)


def spelling(argument):
    """How an argument is written: the names of an option with its value, or the name of the value."""
    value = f"<{argument.get('valueName', '')}>"
    names = [("-" if name["kind"] == "short" else "--") + name["name"] for name in argument.get("names", [])]
    if not names:
        return value + (" ..." if argument.get("isRepeating") else "")
    return ", ".join(names) + (f" {value}" if argument["kind"] == "option" else "")


def page(command, path):
    name = "-".join(path)
    lines = [f'.TH {name.upper()} 1 "" "quoin {version}"', ".SH NAME",
             quoted(f"{name} - {command['abstract'].rstrip('.')}"), ".SH SYNOPSIS", f".B {' '.join(path)}"]
    arguments = [argument for argument in command.get("arguments", []) if argument.get("shouldDisplay", True)]
    subcommands = [part for part in command.get("subcommands", []) if part.get("shouldDisplay", True)]
    if subcommands:
        lines.append(quoted("<subcommand>"))
    if any(argument.get("names") for argument in arguments):
        lines.append("[options]")
    for argument in arguments:
        if not argument.get("names"):
            written = spelling(argument)
            lines.append(quoted(f"[{written}]" if argument.get("isOptional") else written))
    if command.get("discussion"):
        lines.append(".SH DESCRIPTION")
        for paragraph in command["discussion"].split("\n\n"):
            is_list = any(line.startswith(" ") for line in paragraph.split("\n"))
            lines += [".PP", ".nf", quoted(paragraph), ".fi"] if is_list else [".PP", quoted(paragraph)]
    if subcommands:
        lines.append(".SH SUBCOMMANDS")
        for part in subcommands:
            lines += [".TP", f".BR {quoted(name + '-' + part['commandName'])} (1)", quoted(part["abstract"])]
    if arguments:
        lines.append(".SH OPTIONS")
        for argument in arguments:
            text = argument.get("abstract", "")
            if argument.get("allValues"):
                text += f" One of {', '.join(argument['allValues'])}."
            if argument.get("defaultValue"):
                text += f" By default {argument['defaultValue']}."
            lines += [".TP", f".B {quoted(spelling(argument))}", quoted(text.strip())]
    (folder / f"{name}.1").write_text("\n".join(lines) + "\n")
    for part in subcommands:
        if part["commandName"] != "help":
            page(part, path + [part["commandName"]])


page(json.load(sys.stdin)["command"], ["quoin"])
