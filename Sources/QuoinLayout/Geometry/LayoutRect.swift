// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// A rectangle in points; the origin is at the top left, y grows downward.
public struct LayoutRect: Hashable, Sendable {
  /// The left edge.
  public var x: Double
  /// The top edge.
  public var y: Double
  /// The distance from the left to the right edge.
  public var width: Double
  /// The distance from the top to the bottom edge.
  public var height: Double

  /// Creates a rectangle from its origin and size.
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
