// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// One element of a chain.
@usableFromInline enum RecordedElement {
  case none
  case horizontal(HorizontalAnchor, LayoutElement.Horizontal)
  case vertical(VerticalAnchor, LayoutElement.Vertical)
  case point(HorizontalAnchor, VerticalAnchor, LayoutElement.Point)
  case width(LayoutElement.Length)
  case height(LayoutElement.Length)
  case size(LayoutElement.Size)
  case frame(LayoutElement.Rect)
}

/// The vertical line of a view that an element puts at a position.
@usableFromInline enum HorizontalAnchor {
  case left, center, right, leading, trailing
  /// A fraction of the width, from the left.
  case fraction(Float)
}

/// The horizontal line of a view that an element puts at a position.
@usableFromInline enum VerticalAnchor {
  case top, middle, bottom
  /// A fraction of the height, from the top.
  case fraction(Float)
}
