// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

extension UISplitViewController {
  /// The number of columns.
  public enum Style: Int, Hashable, Sendable {
    case unspecified = 0
    case doubleColumn = 1
    case tripleColumn = 2
  }

  /// The columns, and the column that replaces them in a compact width.
  public enum Column: Int, Hashable, Sendable {
    case primary = 0
    case supplementary = 1
    case secondary = 2
    case compact = 3
  }

  /// The columns that are shown, and whether they are beside or over each other.
  public enum DisplayMode: Int, Hashable, Sendable {
    case automatic = 0
    case secondaryOnly = 1
    case oneBesideSecondary = 2
    case oneOverSecondary = 3
    case twoBesideSecondary = 4
    case twoOverSecondary = 5
    case twoDisplaceSecondary = 6

    /// The earlier name of `secondaryOnly`.
    public static var primaryHidden: DisplayMode { .secondaryOnly }
    /// The earlier name of `oneBesideSecondary`.
    public static var allVisible: DisplayMode { .oneBesideSecondary }
    /// The earlier name of `oneOverSecondary`.
    public static var primaryOverlay: DisplayMode { .oneOverSecondary }
  }

  /// The ways in which columns share the width.
  public enum SplitBehavior: Int, Hashable, Sendable {
    case automatic = 0
    case tile = 1
    case overlay = 2
    case displace = 3
  }

  /// The side of the primary column.
  public enum PrimaryEdge: Int, Hashable, Sendable {
    case leading = 0
    case trailing = 1
  }
}
