// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// What has a top and a bottom.
@preconcurrency @MainActor
public protocol VerticalPinGuideRepresentable {
  /// From top to bottom.
  var verticalSpan: Span { get }
}

extension VerticalPinGuideRepresentable {
  /// The upper edge.
  @inlinable public var top: Float { verticalSpan.start }
  /// The place halfway between top and bottom.
  @inlinable public var middle: Float { verticalSpan.half }
  /// The lower edge.
  @inlinable public var bottom: Float { verticalSpan.end }
  /// The height.
  @inlinable public var height: Float { verticalSpan.length }

  /// The place at a fraction of the height, 0 at the upper and 1 at the lower edge.
  @inlinable public func vertical(at coordinate: Float) -> Float {
    verticalSpan.geometry(at: coordinate)
  }
}
