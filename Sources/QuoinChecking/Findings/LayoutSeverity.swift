// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The severity of the findings of a rule.
public enum LayoutSeverity: String, Hashable, Sendable, Codable, CaseIterable {
  /// The rule does not run.
  case off
  /// The finding is shown and does not fail a run.
  case info
  case warning
  case error
}

extension LayoutSeverity: Comparable {
  /// Returns whether a severity is less serious than another one.
  public static func < (left: LayoutSeverity, right: LayoutSeverity) -> Bool {
    left.rank < right.rank
  }

  private var rank: Int {
    switch self {
    case .off: 0
    case .info: 1
    case .warning: 2
    case .error: 3
    }
  }
}
