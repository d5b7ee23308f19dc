// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

// The elements that each state of a run accepts after its line.

extension SequentialProperty.State: LayoutPropertyCanStoreWidthType
where Direction: DecidedRunDirection, Extent: AcceptsRunWidth {
  @inlinable public func storeWidth(
    _ element: LayoutElement.Length
  ) -> SequentialProperty.State<Direction, Extent.AfterWidth> {
    adding(.width(element))
  }
}

extension SequentialProperty.State: LayoutPropertyCanStoreHeightType
where Direction: DecidedRunDirection, Extent: AcceptsRunHeight {
  @inlinable public func storeHeight(
    _ element: LayoutElement.Length
  ) -> SequentialProperty.State<Direction, Extent.AfterHeight> {
    adding(.height(element))
  }
}

extension SequentialProperty.State: LayoutPropertyCanStoreSizeType
where Direction: DecidedRunDirection, Extent == SequentialProperty.Unsized {
  @inlinable public func storeSize(
    _ element: LayoutElement.Size
  ) -> SequentialProperty.State<Direction, SequentialProperty.Sized> {
    adding(.size(element))
  }
}

extension SequentialProperty.State: LayoutPropertyCanStoreHorizontalInsetsType
where Direction == SequentialProperty.Row, Extent == SequentialProperty.Sized {
  @inlinable public func storeHorizontalInsets(
    _ insets: LayoutElement.Insets
  ) -> SequentialProperty.Layout {
    SequentialProperty.Layout(record: record, insets: insets)
  }
}

extension SequentialProperty.State: LayoutPropertyCanStoreVerticalInsetsType
where Direction == SequentialProperty.Column, Extent == SequentialProperty.Sized {
  @inlinable public func storeVerticalInsets(
    _ insets: LayoutElement.Insets
  ) -> SequentialProperty.Layout {
    SequentialProperty.Layout(record: record, insets: insets)
  }
}

extension SequentialProperty.State: LayoutPropertyCanAddAdditionalEvaluationType
where Direction == SequentialProperty.Finished, Extent == SequentialProperty.Sized {
  @inlinable public func addEvaluation(
    _ evaluation: FrameAdditionalEvaluation
  ) -> SequentialProperty.Layout {
    var layout = self
    layout.record = record.adding(evaluation)
    return layout
  }
}
