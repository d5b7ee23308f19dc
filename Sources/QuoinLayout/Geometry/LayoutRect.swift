// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// A point; y grows downward.
public struct LayoutPoint: Hashable, Sendable {
  /// From the origin to the right, in points.
  public var x: Double
  /// From the origin down, in points.
  public var y: Double

  /// A point from its two coordinates.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// The origin.
  public static let zero = LayoutPoint(x: 0, y: 0)
}

/// A size in points.
public struct LayoutSize: Hashable, Sendable {
  /// In points.
  public var width: Double
  /// In points.
  public var height: Double

  /// A size from its two lengths.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }
}

/// A rectangle in points; the origin is at the top left, y grows downward.
public struct LayoutRect: Hashable, Sendable {
  /// The left edge.
  public var x: Double
  /// The top edge.
  public var y: Double
  /// From the left to the right edge.
  public var width: Double
  /// From the top to the bottom edge.
  public var height: Double

  /// A rectangle from its origin and size.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// The empty rectangle at the origin.
  public static let zero = LayoutRect(x: 0, y: 0, width: 0, height: 0)

  /// The right edge.
  public var maxX: Double { x + width }
  /// The bottom edge.
  public var maxY: Double { y + height }
}

/// Distances inward from the four edges of a rectangle, in points.
public struct LayoutInsets: Hashable, Sendable {
  /// From the top edge.
  public var top: Double
  /// From the left edge.
  public var left: Double
  /// From the bottom edge.
  public var bottom: Double
  /// From the right edge.
  public var right: Double

  /// Insets in the order of `UIEdgeInsets`.
  public init(top: Double, left: Double, bottom: Double, right: Double) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// The same inset for each edge.
  public init(all inset: Double) {
    self.init(top: inset, left: inset, bottom: inset, right: inset)
  }

  /// No insets.
  public static let zero = LayoutInsets(all: 0)
}
