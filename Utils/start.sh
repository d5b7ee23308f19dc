# Copyright (c) 2026 The Quoin authors
# SPDX-License-Identifier: MIT
#
# For scripts, which read this file first: they stop at the first failure, get no input, work in the folder of the package, and
# have a folder for what they make, which is removed at their end.
set -euo pipefail
caller=$PWD
cd "$(dirname "$0")/.."
exec < /dev/null
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# Prints the path of a file that the caller has named.
given() { (cd "$caller" && realpath "$1"); }

# Ends the script with a sentence.
fail() {
  echo "$(basename "$0"): $*" >&2
  exit 1
}
