// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// A guide with a top and a bottom edge.
@preconcurrency @MainActor
public protocol VerticalPinGuideRepresentable {
  /// The span from top to bottom.
  var verticalSpan: Span { get }
}

extension VerticalPinGuideRepresentable {
  /// The upper edge.
  @inlinable public var top: Float { verticalSpan.start }
  /// The position halfway between top and bottom.
  @inlinable public var middle: Float { verticalSpan.half }
  /// The lower edge.
  @inlinable public var bottom: Float { verticalSpan.end }
  /// The height.
  @inlinable public var height: Float { verticalSpan.length }

  /// Returns the position at a fraction of the height, 0 at the upper and 1 at the lower edge.
  @inlinable public func vertical(at coordinate: Float) -> Float {
    verticalSpan.geometry(at: coordinate)
  }
}
