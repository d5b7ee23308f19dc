// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

// Which state of a run takes which element. The line comes first and says the direction.

extension SequentialProperty.State: LayoutPropertyCanStoreTopType
where Direction == SequentialProperty.Undecided, Extent == SequentialProperty.Unsized {
  @inlinable public func storeTop(
    _ element: LayoutElement.Vertical
  ) -> SequentialProperty.State<SequentialProperty.Row, SequentialProperty.Unsized> {
    adding(.vertical(.top, element))
  }
}

extension SequentialProperty.State: LayoutPropertyCanStoreMiddleType
where Direction == SequentialProperty.Undecided, Extent == SequentialProperty.Unsized {
  @inlinable public func storeMiddle(
    _ element: LayoutElement.Vertical
  ) -> SequentialProperty.State<SequentialProperty.Row, SequentialProperty.Unsized> {
    adding(.vertical(.middle, element))
  }
}

extension SequentialProperty.State: LayoutPropertyCanStoreBottomType
where Direction == SequentialProperty.Undecided, Extent == SequentialProperty.Unsized {
  @inlinable public func storeBottom(
    _ element: LayoutElement.Vertical
  ) -> SequentialProperty.State<SequentialProperty.Row, SequentialProperty.Unsized> {
    adding(.vertical(.bottom, element))
  }
}

extension SequentialProperty.State: LayoutPropertyCanStoreLeftType
where Direction == SequentialProperty.Undecided, Extent == SequentialProperty.Unsized {
  @inlinable public func storeLeft(
    _ element: LayoutElement.Horizontal
  ) -> SequentialProperty.State<SequentialProperty.Column, SequentialProperty.Unsized> {
    adding(.horizontal(.left, element))
  }
}

extension SequentialProperty.State: LayoutPropertyCanStoreCenterType
where Direction == SequentialProperty.Undecided, Extent == SequentialProperty.Unsized {
  @inlinable public func storeCenter(
    _ element: LayoutElement.Horizontal
  ) -> SequentialProperty.State<SequentialProperty.Column, SequentialProperty.Unsized> {
    adding(.horizontal(.center, element))
  }
}

extension SequentialProperty.State: LayoutPropertyCanStoreRightType
where Direction == SequentialProperty.Undecided, Extent == SequentialProperty.Unsized {
  @inlinable public func storeRight(
    _ element: LayoutElement.Horizontal
  ) -> SequentialProperty.State<SequentialProperty.Column, SequentialProperty.Unsized> {
    adding(.horizontal(.right, element))
  }
}

extension SequentialProperty.State: LayoutPropertyCanStoreLeadingType
where Direction == SequentialProperty.Undecided, Extent == SequentialProperty.Unsized {
  @inlinable public func storeLeading(
    _ element: LayoutElement.Horizontal
  ) -> SequentialProperty.State<SequentialProperty.Column, SequentialProperty.Unsized> {
    adding(.horizontal(.leading, element))
  }
}

extension SequentialProperty.State: LayoutPropertyCanStoreTrailingType
where Direction == SequentialProperty.Undecided, Extent == SequentialProperty.Unsized {
  @inlinable public func storeTrailing(
    _ element: LayoutElement.Horizontal
  ) -> SequentialProperty.State<SequentialProperty.Column, SequentialProperty.Unsized> {
    adding(.horizontal(.trailing, element))
  }
}

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
