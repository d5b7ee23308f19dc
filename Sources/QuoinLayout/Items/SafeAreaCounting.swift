// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// When a scroll view adds its safe area on an axis to the insets of its content.
package enum SafeAreaCounting: Equatable, Sendable {
  case never
  case always
  /// Where the content is longer than the view. The length is that of content that no constraint
  /// determines.
  case longContent(Double)

  /// Whether the safe area counts.
  ///
  /// - Parameters:
  ///   - solved: the solved length of the content; nil where no constraint determines it.
  ///   - length: the length of the view.
  package func counts(solved: Double?, in length: Double) -> Bool {
    switch self {
    case .never: false
    case .always: true
    case .longContent(let given): (solved ?? given) > length + LayoutTolerance.length
    }
  }
}
