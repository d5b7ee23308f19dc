// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// Conflicts of the same statements, such as those of the rows of a table, which are one message.
package enum RepeatedConflicts {
  /// - Parameter others: the number of conflicts beside the one that is described.
  package static func line(_ others: Int) -> String {
    "the same statements made \(others) more like this, as in rows of one kind: \(others + 1) in all"
  }
}
