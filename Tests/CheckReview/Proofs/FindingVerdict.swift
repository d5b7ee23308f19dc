// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The proof of the truth of a finding.
package enum FindingVerdict: String, CaseIterable, Sendable {
  /// Xcode marked the object in the file.
  case flagged = "confirmed by a flag"
  /// The file alone shows it.
  case certain = "certain from the file"
  /// Solving proves it.
  case proved = "proved by solving"
  /// Neither.
  case open = "open"
}
