// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

// The numbers and the points of a rectangle.

extension Rect {
  /// The left edge: the `x` of the origin.
  public var left: Float { origin.x }
  /// The left edge: the `x` of the origin.
  public var x: Float { origin.x }
  /// The position halfway between left and right.
  public var center: Float { horizontalGeometry(at: 0.5) }
  /// The right edge.
  public var right: Float { origin.x + size.width }
  /// The width.
  public var width: Float { size.width }
  /// The upper edge: the `y` of the origin.
  public var top: Float { origin.y }
  /// The upper edge: the `y` of the origin.
  public var y: Float { origin.y }
  /// The position halfway between top and bottom.
  public var middle: Float { verticalGeometry(at: 0.5) }
  /// The lower edge.
  public var bottom: Float { origin.y + size.height }
  /// The height.
  public var height: Float { size.height }

  /// The upper left corner.
  public var topLeft: Point { Point(x: left, y: top) }
  /// The middle of the upper edge.
  public var topCenter: Point { Point(x: center, y: top) }
  /// The upper right corner.
  public var topRight: Point { Point(x: right, y: top) }
  /// The middle of the left edge.
  public var middleLeft: Point { Point(x: left, y: middle) }
  /// The middle center point.
  public var middleCenter: Point { Point(x: center, y: middle) }
  /// The middle of the right edge.
  public var middleRight: Point { Point(x: right, y: middle) }
  /// The lower left corner.
  public var bottomLeft: Point { Point(x: left, y: bottom) }
  /// The middle of the lower edge.
  public var bottomCenter: Point { Point(x: center, y: bottom) }
  /// The lower right corner.
  public var bottomRight: Point { Point(x: right, y: bottom) }

  /// The span from left to right.
  public var horizontalSpan: Span { Span(horizontalFrom: self) }
  /// The span from top to bottom.
  public var verticalSpan: Span { Span(verticalFrom: self) }

  /// Returns the position at a fraction of the width, 0 at the left and 1 at the right edge.
  public func horizontalGeometry(at coordinate: Line.Horizontal) -> Float {
    horizontalSpan.geometry(at: coordinate.value)
  }

  /// Returns the position at a fraction of the height, 0 at the upper and 1 at the lower edge.
  public func verticalGeometry(at coordinate: Line.Vertical) -> Float {
    verticalSpan.geometry(at: coordinate.value)
  }

  /// Returns the point at fractions of width and height.
  public func pointGeometry(at coordinate: Point) -> Point {
    pointGeometryAt(x: coordinate.x, y: coordinate.y)
  }

  /// Returns the point at fractions of width and height.
  public func pointGeometryAt(x: Float, y: Float) -> Point {
    Point(x: horizontalSpan.geometry(at: x), y: verticalSpan.geometry(at: y))
  }
}
