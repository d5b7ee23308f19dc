# Copyright (c) 2026 The Quoin authors
# SPDX-License-Identifier: MIT
"""How a check ends."""

import sys


def end(check, found, result, failure=1):
    """Prints what a check found and ends the program with a failure, a status or a sentence; prints the result when nothing is
    found."""
    for sentence in found:
        print(f"{check}: {sentence}", file=sys.stderr)
    if found:
        sys.exit(failure)
    print(f"{check}: {result}")
