// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// A guide with a left and a right edge.
@preconcurrency @MainActor
public protocol HorizontalPinGuideRepresentable {
  /// The reading direction, which decides the meaning of leading and trailing.
  var direction: LayoutDirection { get }
  /// The span from left to right.
  var horizontalSpan: Span { get }
}

extension HorizontalPinGuideRepresentable {
  /// The left edge.
  @inlinable public var left: Float { horizontalSpan.start }
  /// The position halfway between left and right.
  @inlinable public var center: Float { horizontalSpan.half }
  /// The right edge.
  @inlinable public var right: Float { horizontalSpan.end }
  /// The width.
  @inlinable public var width: Float { horizontalSpan.length }
  /// The leading edge.
  @inlinable public var leading: Float { direction == .rightToLeft ? right : left }
  /// The trailing edge.
  @inlinable public var trailing: Float { direction == .rightToLeft ? left : right }

  /// Returns the position at a fraction of the width, 0 at the left and 1 at the right edge.
  @inlinable public func horizontal(at coordinate: Float) -> Float {
    horizontalSpan.geometry(at: coordinate)
  }
}
