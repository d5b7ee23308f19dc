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

  /// The part of the rectangle that insets leave; of negative size where they are larger than it.
  public func frame(inside insets: Insets) -> Rect { frame.rect(inside: insets) }
}
