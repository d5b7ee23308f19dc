// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The elements that a chain of calls has recorded, at build time as a type and at run time as
/// values.
public protocol LayoutMakerPropertyType {}

/// The states of a chain that makes the frame of one view.
public struct IndividualProperty {
  /// The recorded elements. The parameters are the states of both axes.
  public struct State<Horizontal: HorizontalState, Vertical: VerticalState>:
    LayoutMakerPropertyType
  {
    @usableFromInline var record: LayoutRecord

    @inlinable init(record: LayoutRecord) {
      self.record = record
    }

    /// The state after one more element.
    @inlinable func adding<H, V>(_ element: RecordedElement) -> State<H, V> {
      State<H, V>(record: record.adding(element))
    }
  }

  /// The state before any element is recorded.
  public typealias Initial = State<HorizontalAxis.Unset, VerticalAxis.Unset>
  /// Both axes are complete: this can be stored, and applied to views.
  public typealias Layout = State<HorizontalAxis.Complete, VerticalAxis.Complete>
}

/// The name of a complete layout in the documentation of version 3.3.
public typealias IndividualLayout = IndividualProperty.Layout

extension IndividualProperty.State
where Horizontal == HorizontalAxis.Unset, Vertical == VerticalAxis.Unset {
  @inlinable init() {
    record = LayoutRecord()
  }
}
