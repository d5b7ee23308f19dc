// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// A rectangle in the view whose subviews are laid out, in that view's bounds coordinates: all the
/// numbers, edges and points of it.
@preconcurrency @MainActor
public protocol LayoutGuideRepresentable: HorizontalPinGuideRepresentable,
  VerticalPinGuideRepresentable, PointPinGuideRepresentable
{}

extension LayoutGuideRepresentable {
  public var horizontalSpan: Span { Span(horizontalFrom: frame) }
  public var verticalSpan: Span { Span(verticalFrom: frame) }

  /// Returns the rectangle without insets. Its size is negative if the insets are larger than the
  /// rectangle.
  public func frame(inside insets: Insets) -> Rect { frame.rect(inside: insets) }
}
