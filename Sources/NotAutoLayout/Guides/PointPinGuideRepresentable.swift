// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// A guide with corners.
@preconcurrency @MainActor
public protocol PointPinGuideRepresentable {
  /// The reading direction, which decides the meaning of leading and trailing.
  var direction: LayoutDirection { get }
  /// The rectangle.
  var frame: Rect { get }
}

extension PointPinGuideRepresentable {
  /// The upper left corner.
  @inlinable public var topLeft: Point { frame.topLeft }
  /// The middle of the upper edge.
  @inlinable public var topCenter: Point { frame.topCenter }
  /// The upper right corner.
  @inlinable public var topRight: Point { frame.topRight }
  /// The middle of the left edge.
  @inlinable public var middleLeft: Point { frame.middleLeft }
  /// The middle center point.
  @inlinable public var middleCenter: Point { frame.middleCenter }
  /// The middle of the right edge.
  @inlinable public var middleRight: Point { frame.middleRight }
  /// The lower left corner.
  @inlinable public var bottomLeft: Point { frame.bottomLeft }
  /// The middle of the lower edge.
  @inlinable public var bottomCenter: Point { frame.bottomCenter }
  /// The lower right corner.
  @inlinable public var bottomRight: Point { frame.bottomRight }

  /// The upper leading corner.
  @inlinable public var topLeading: Point { isMirrored ? topRight : topLeft }
  /// The upper trailing corner.
  @inlinable public var topTrailing: Point { isMirrored ? topLeft : topRight }
  /// The middle of the leading edge.
  @inlinable public var middleLeading: Point { isMirrored ? middleRight : middleLeft }
  /// The middle of the trailing edge.
  @inlinable public var middleTrailing: Point { isMirrored ? middleLeft : middleRight }
  /// The lower leading corner.
  @inlinable public var bottomLeading: Point { isMirrored ? bottomRight : bottomLeft }
  /// The lower trailing corner.
  @inlinable public var bottomTrailing: Point { isMirrored ? bottomLeft : bottomRight }

  /// The middle of the leading edge, as version 3.3 spells it.
  @available(*, deprecated, renamed: "middleLeading")
  @inlinable public var midddleLeading: Point { middleLeading }

  /// The width and the height.
  @inlinable public var size: Size { frame.size }

  /// Returns the point at fractions of width and height.
  @inlinable public func point(at coordinate: Point) -> Point {
    frame.pointGeometry(at: coordinate)
  }
  /// Returns the point at fractions of width and height.
  @inlinable public func pointAt(x: Float, y: Float) -> Point { frame.pointGeometryAt(x: x, y: y) }

  @inlinable var isMirrored: Bool { direction == .rightToLeft }
}
