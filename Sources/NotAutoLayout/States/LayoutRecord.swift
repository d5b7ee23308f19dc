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

/// The elements of a chain in their order, and the evaluations after them.
///
/// Two elements determine an axis, so there are four at most. They have a fixed place each: a
/// layout which is made where it is used allocates nothing.
@usableFromInline struct LayoutRecord {
  @usableFromInline var first = RecordedElement.none
  @usableFromInline var second = RecordedElement.none
  @usableFromInline var third = RecordedElement.none
  @usableFromInline var fourth = RecordedElement.none
  @usableFromInline var count = 0
  @usableFromInline var evaluations = RecordedEvaluations()

  @inlinable init() {}

  /// The record with one more element.
  @inlinable func adding(_ element: RecordedElement) -> Self {
    var record = self
    switch count {
    case 0: record.first = element
    case 1: record.second = element
    case 2: record.third = element
    default: record.fourth = element
    }
    record.count += 1
    return record
  }
}
