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

/// How far a chain has written a log: its elements in the order of the calls, and the evaluations
/// after them.
@usableFromInline struct LayoutRecord {
  @usableFromInline let log: ElementLog
  /// The number of elements and evaluations of this chain.
  @usableFromInline let count: Int

  @inlinable init(log: ElementLog, count: Int) {
    self.log = log
    self.count = count
  }

  /// An empty record with a log of its own.
  @inlinable init() {
    self.init(log: ElementLog(), count: 0)
  }

  /// The record with one more element.
  @inlinable func adding(_ element: RecordedElement) -> Self {
    let log = writableLog
    log.append(element)
    return LayoutRecord(log: log, count: count + 1)
  }

  /// The record with one more evaluation.
  @inlinable func adding(_ evaluation: FrameAdditionalEvaluation) -> Self {
    let log = writableLog
    log.evaluations.append(evaluation)
    return LayoutRecord(log: log, count: count + 1)
  }

  /// The log, or a copy where another chain that began like this one has gone on in it.
  @inlinable var writableLog: ElementLog {
    log.count == count ? log : log.copy(count)
  }
}
