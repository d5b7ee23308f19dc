// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// What has a left and a right.
@preconcurrency @MainActor
public protocol HorizontalPinGuideRepresentable {
  /// The direction in which leading and trailing are meant.
  var direction: LayoutDirection { get }
  /// From left to right.
  var horizontalSpan: Span { get }
}

extension HorizontalPinGuideRepresentable {
  /// The left edge.
  @inlinable public var left: Float { horizontalSpan.start }
  /// The place halfway between left and right.
  @inlinable public var center: Float { horizontalSpan.half }
  /// The right edge.
  @inlinable public var right: Float { horizontalSpan.end }
  /// The width.
  @inlinable public var width: Float { horizontalSpan.length }
  /// The edge where reading starts.
  @inlinable public var leading: Float { direction == .rightToLeft ? right : left }
  /// The edge where reading ends.
  @inlinable public var trailing: Float { direction == .rightToLeft ? left : right }

  /// The place at a fraction of the width, 0 at the left and 1 at the right edge.
  @inlinable public func horizontal(at coordinate: Float) -> Float {
    horizontalSpan.geometry(at: coordinate)
  }
}
