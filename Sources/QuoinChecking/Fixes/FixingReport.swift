// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The numbers of applied and refused fixes of a file.
package struct FixingReport: Hashable, Sendable, Codable {
  /// The number of fixes that were written.
  package var fixes = 0
  /// The differences that the fixes make, where they are not written; empty without any.
  package var diff = ""
  /// A line for each finding that has a fix which was not made.
  package var remarks: [String] = []

  package init(fixes: Int = 0, diff: String = "", remarks: [String] = []) {
    self.fixes = fixes
    self.diff = diff
    self.remarks = remarks
  }
}
