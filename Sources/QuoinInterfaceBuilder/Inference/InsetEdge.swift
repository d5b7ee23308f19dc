// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout

/// One of the four edges of a view, as the stored frames have them: left is where reading starts.
enum InsetEdge: String, CaseIterable, Hashable, Sendable {
  case top, left, bottom, right

  /// Finds the edge that a plain attribute of a view or guide names; nil for other attributes.
  init?(_ attribute: LayoutAttribute) {
    switch attribute {
    case .top: self = .top
    case .left, .leading: self = .left
    case .bottom: self = .bottom
    case .right, .trailing: self = .right
    default: return nil
    }
  }

  /// Finds the edge whose margin an attribute names; nil for other attributes.
  init?(margin attribute: LayoutAttribute) {
    switch attribute {
    case .topMargin: self = .top
    case .leftMargin, .leadingMargin: self = .left
    case .bottomMargin: self = .bottom
    case .rightMargin, .trailingMargin: self = .right
    default: return nil
    }
  }

  /// The key path to the inset of this edge.
  var inset: any (WritableKeyPath<LayoutInsets, Double> & Sendable) {
    switch self {
    case .top: \.top
    case .left: \.left
    case .bottom: \.bottom
    case .right: \.right
    }
  }

  /// Returns the coordinate of the edge in a rectangle.
  func position(in frame: LayoutRect) -> Double {
    switch self {
    case .top: frame.y
    case .left: frame.x
    case .bottom: frame.maxY
    case .right: frame.maxX
    }
  }

  /// Returns the distance of a line from the edge, positive inside the rectangle.
  func distance(of line: Double, inside frame: LayoutRect) -> Double {
    switch self {
    case .top, .left: line - position(in: frame)
    case .bottom, .right: position(in: frame) - line
    }
  }
}
