// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// A position in points, or as fractions of a rectangle, on both axes.
///
/// > Note: Cartography has another type of this name. Where both modules are imported, write
/// > `NotAutoLayout.Point` or `Cartography.Point`.
public struct Point: Hashable, Sendable {
  /// The distance from the left.
  public var x: Float
  /// The distance from the top.
  public var y: Float

  /// Creates a point from two numbers.
  public init(x: Float, y: Float) {
    self.x = x
    self.y = y
  }

  /// The point (0, 0).
  public static let zero = Point(x: 0, y: 0)

  public static func + (left: Point, right: Point) -> Point {
    Point(x: left.x + right.x, y: left.y + right.y)
  }

  public static func - (left: Point, right: Point) -> Point {
    Point(x: left.x - right.x, y: left.y - right.y)
  }

  public static func += (left: inout Point, right: Point) { left = left + right }
  public static func -= (left: inout Point, right: Point) { left = left - right }
}

/// The named points of a rectangle, as fractions of its width and height.
extension Point {
  /// The point (0, 0).
  public static let coordinateTopLeft = Point(x: 0, y: 0)
  /// The point (½, 0).
  public static let coordinateTopCenter = Point(x: 0.5, y: 0)
  /// The point (1, 0).
  public static let coordinateTopRight = Point(x: 1, y: 0)
  /// The point (0, ½).
  public static let coordinateMiddleLeft = Point(x: 0, y: 0.5)
  /// The point (½, ½).
  public static let coordinateMiddleCenter = Point(x: 0.5, y: 0.5)
  /// The point (1, ½).
  public static let coordinateMiddleRight = Point(x: 1, y: 0.5)
  /// The point (0, 1).
  public static let coordinateBottomLeft = Point(x: 0, y: 1)
  /// The point (½, 1).
  public static let coordinateBottomCenter = Point(x: 0.5, y: 1)
  /// The point (1, 1).
  public static let coordinateBottomRight = Point(x: 1, y: 1)
}

extension Point: CustomStringConvertible {
  public var description: String { "(x:\(x), y: \(y))" }
}
