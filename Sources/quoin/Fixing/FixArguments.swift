// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import ArgumentParser

/// The options of `quoin check` about fixes.
struct FixArguments: ParsableArguments {
  @Flag(
    help: """
      Fix what can be fixed without a change of any layout. Each fix is verified, and files are \
      replaced as a whole.
      """)
  var fix = false

  @Flag(help: "Make fixes too that may change layouts, such as new priorities.")
  var unsafeFixes = false

  @Flag(help: "Print the differences that the fixes make, for git apply, and write nothing.")
  var diff = false

  /// The fixes of the options; nil for none.
  var request: FixRequest? {
    guard fix || unsafeFixes || diff else { return nil }
    return FixRequest(mode: diff ? .diff : .write, includesUnsafe: unsafeFixes)
  }
}
