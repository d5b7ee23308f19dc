// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The direction of a run of views, if a chain has set it.
public protocol RunDirection {}

/// A direction that is known from the line on which the views are.
public protocol DecidedRunDirection: RunDirection {}

/// The lengths of the views of a run that a chain has set so far.
public protocol RunExtent {}

/// An extent that accepts the width.
public protocol AcceptsRunWidth: RunExtent {
  /// The extent with the width.
  associatedtype AfterWidth: RunExtent
}

/// An extent that accepts the height.
public protocol AcceptsRunHeight: RunExtent {
  /// The extent with the height.
  associatedtype AfterHeight: RunExtent
}

/// The states of a chain that makes the frames of views in a row or in a column.
///
/// The first part is the line on which the views are: top, middle or bottom of a row, left, center
/// or right of a column. It is followed by their size, which is found for each
/// view on its own, and by the gaps.
public struct SequentialProperty {
  /// The recorded elements.
  public struct State<Direction: RunDirection, Extent: RunExtent>: LayoutMakerPropertyType {
    @usableFromInline var record: LayoutRecord
    @usableFromInline var insets: LayoutElement.Insets

    @inlinable init(record: LayoutRecord, insets: LayoutElement.Insets = .equalsToMargin) {
      self.record = record
      self.insets = insets
    }

    /// The state after one more element.
    @inlinable func adding<D, E>(_ element: RecordedElement) -> State<D, E> {
      State<D, E>(record: record.adding(element), insets: insets)
    }
  }

  /// The direction is not determined yet.
  public enum Undecided: RunDirection {}
  /// The views are in a row.
  public enum Row: DecidedRunDirection {}
  /// The views are in a column.
  public enum Column: DecidedRunDirection {}
  /// The run is complete.
  public enum Finished: RunDirection {}

  /// The size is not determined yet.
  public enum Unsized: AcceptsRunWidth, AcceptsRunHeight {
    public typealias AfterWidth = OnlyWidth
    public typealias AfterHeight = OnlyHeight
  }
  /// The width is known.
  public enum OnlyWidth: AcceptsRunHeight {
    public typealias AfterHeight = Sized
  }
  /// The height is known.
  public enum OnlyHeight: AcceptsRunWidth {
    public typealias AfterWidth = Sized
  }
  /// The size is known.
  public enum Sized: RunExtent {}

  /// The state before any element is recorded.
  public typealias Initial = State<Undecided, Unsized>
  /// A line across a row is known.
  public typealias Middle = State<Row, Unsized>
  /// A line across a row, and the size of the views.
  public typealias MiddleSize = State<Row, Sized>
  /// All elements are known: this can be stored, and applied to views.
  public typealias Layout = State<Finished, Sized>
}
