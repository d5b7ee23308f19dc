// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The relation between the two sides of a layout constraint.
///
/// > Note: Cartography has another type of this name. Where both modules are imported, write
/// > `QuoinLayout.LayoutRelation` or `Cartography.LayoutRelation`.
public enum LayoutRelation: Int8, Hashable, Sendable, BitwiseCopyable {
  case lessThanOrEqual = -1
  case equal = 0
  case greaterThanOrEqual = 1

  /// The relation after both sides change their sign.
  package var reversed: LayoutRelation {
    switch self {
    case .lessThanOrEqual: .greaterThanOrEqual
    case .equal: .equal
    case .greaterThanOrEqual: .lessThanOrEqual
    }
  }
}
