# Copyright (c) 2026 The Quoin authors
# SPDX-License-Identifier: MIT
"""Prints how large a version of the site is, and fails when it is larger than it may be.

Usage: site_size.py SITE [NOTE]
"""

import pathlib
import sys

PAGES, BYTES = 3_500, 60_000_000

site = pathlib.Path(sys.argv[1])
pages = len(list(site.rglob("index.html")))
size = sum(path.stat().st_size for path in site.rglob("*") if path.is_file())
print(", ".join([f"make-documentation: {site}", f"{pages} pages", f"{size / 1e6:.1f} MB", *sys.argv[2:]]))
if pages > PAGES or size > BYTES:
    sys.exit(f"make-documentation: a site may have {PAGES} pages and {BYTES // 1_000_000} MB; see Utils/Documentation/pages.txt")
