// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// An edge or corner of a rectangle.
public enum NSRectAlignment: Int, Hashable, Sendable {
  case none = 0
  case top = 1
  case topLeading = 2
  case leading = 3
  case bottomLeading = 4
  case bottom = 5
  case bottomTrailing = 6
  case trailing = 7
  case topTrailing = 8
}

extension NSRectAlignment {
  /// An edge of a section.
  enum Edge { case top, bottom, leading, trailing }

  /// The edge at which a view takes space.
  var edge: Edge {
    switch self {
    case .none, .top, .topLeading, .topTrailing: .top
    case .bottom, .bottomLeading, .bottomTrailing: .bottom
    case .leading: .leading
    case .trailing: .trailing
    }
  }

  /// The position of the view along a horizontal edge: 0 at the beginning, 1 at the end.
  var fractionAlongEdge: Double {
    switch self {
    case .topLeading, .bottomLeading: 0
    case .topTrailing, .bottomTrailing: 1
    case .none, .top, .bottom, .leading, .trailing: 0.5
    }
  }
}
