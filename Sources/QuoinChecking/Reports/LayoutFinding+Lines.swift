// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

extension LayoutFinding {
  /// The explanation and the best fix, one line each.
  var bodyLines: [String] {
    explanation + (fixes.first.map { ["try: \($0)"] } ?? [])
  }

  /// The message, and below it the explanation and the best fix.
  var paragraph: String { ([message] + bodyLines).joined(separator: "\n") }
}
