# Copyright (c) 2026 The Quoin authors
# SPDX-License-Identifier: MIT
"""Packs a version of the site, and fails when the archive is larger than it may be.

Usage: pack_site.py SITE FILE
"""

import pathlib
import sys

import versions

BYTES = 1_500_000

file = pathlib.Path(sys.argv[2])
versions.pack(pathlib.Path(sys.argv[1]), file)
size = file.stat().st_size
print(f"make-documentation: {file}, {size / 1e6:.2f} MB")
if size > BYTES:
    sys.exit(f"make-documentation: an archive may have {BYTES / 1e6} MB")
