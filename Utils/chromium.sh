# Copyright (c) 2026 The Quoin authors
# SPDX-License-Identifier: MIT
#
# For checks in Chromium: after `need_chromium CHECK`, `$python` has Playwright and `chromium` is installed. Where these
# cannot be had, the check says so and ends without a failure.

export PYTHONDONTWRITEBYTECODE=1
need_chromium() {
  local check=$1 tools=.build/pages log
  log=$(mktemp)
  skip() {
    echo "$check: skipped, $1"
    tail -3 "$log"
    exit 0
  }
  if ! command -v chromium > /dev/null; then
    { apt-get update && apt-get install --yes --no-install-recommends chromium; } > "$log" 2>&1 \
      || skip "Chromium cannot be installed"
  fi
  if [ ! -x $tools/bin/python ]; then
    { python3 -m venv $tools || { apt-get install --yes python3-venv && python3 -m venv $tools; }; } > "$log" 2>&1 \
      || skip "a Python environment cannot be made"
  fi
  if ! $tools/bin/python -c 'import playwright' 2> /dev/null; then
    $tools/bin/pip install --quiet playwright==1.65.2 > "$log" 2>&1 || skip "Playwright cannot be installed"
  fi
  rm -f "$log"
  python=$tools/bin/python
}
