// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

// Written by Utils/generate-sources: edit MakerForms in Utils/SourceGenerator and run it again.
// swift-format-ignore-file

extension IndividualProperty.State: LayoutPropertyCanStoreLeftType
where Horizontal: AcceptsLeft {
  @inlinable public func storeLeft(
    _ element: LayoutElement.Horizontal
  ) -> IndividualProperty.State<Horizontal.AfterLeft, Vertical> {
    adding(.horizontal(.left, element))
  }
}

extension IndividualProperty.State: LayoutPropertyCanStoreCenterType
where Horizontal: AcceptsCenter {
  @inlinable public func storeCenter(
    _ element: LayoutElement.Horizontal
  ) -> IndividualProperty.State<Horizontal.AfterCenter, Vertical> {
    adding(.horizontal(.center, element))
  }
}

extension IndividualProperty.State: LayoutPropertyCanStoreRightType
where Horizontal: AcceptsRight {
  @inlinable public func storeRight(
    _ element: LayoutElement.Horizontal
  ) -> IndividualProperty.State<Horizontal.AfterRight, Vertical> {
    adding(.horizontal(.right, element))
  }
}

extension IndividualProperty.State: LayoutPropertyCanStoreLeadingType
where Horizontal: AcceptsLeading {
  @inlinable public func storeLeading(
    _ element: LayoutElement.Horizontal
  ) -> IndividualProperty.State<Horizontal.AfterLeading, Vertical> {
    adding(.horizontal(.leading, element))
  }
}

extension IndividualProperty.State: LayoutPropertyCanStoreTrailingType
where Horizontal: AcceptsTrailing {
  @inlinable public func storeTrailing(
    _ element: LayoutElement.Horizontal
  ) -> IndividualProperty.State<Horizontal.AfterTrailing, Vertical> {
    adding(.horizontal(.trailing, element))
  }
}

extension IndividualProperty.State: LayoutPropertyCanStoreHorizontalType
where Horizontal: AcceptsHorizontal {
  public func storeHorizontal(
    at line: Line.Horizontal, _ element: LayoutElement.Horizontal
  ) -> IndividualProperty.State<Horizontal.AfterHorizontal, Vertical> {
    adding(.horizontal(.fraction(line.value), element))
  }
}

extension IndividualProperty.State: LayoutPropertyCanStoreTopType
where Vertical: AcceptsTop {
  @inlinable public func storeTop(
    _ element: LayoutElement.Vertical
  ) -> IndividualProperty.State<Horizontal, Vertical.AfterTop> {
    adding(.vertical(.top, element))
  }
}

extension IndividualProperty.State: LayoutPropertyCanStoreMiddleType
where Vertical: AcceptsMiddle {
  @inlinable public func storeMiddle(
    _ element: LayoutElement.Vertical
  ) -> IndividualProperty.State<Horizontal, Vertical.AfterMiddle> {
    adding(.vertical(.middle, element))
  }
}

extension IndividualProperty.State: LayoutPropertyCanStoreBottomType
where Vertical: AcceptsBottom {
  @inlinable public func storeBottom(
    _ element: LayoutElement.Vertical
  ) -> IndividualProperty.State<Horizontal, Vertical.AfterBottom> {
    adding(.vertical(.bottom, element))
  }
}

extension IndividualProperty.State: LayoutPropertyCanStoreVerticalType
where Vertical: AcceptsVertical {
  public func storeVertical(
    at line: Line.Vertical, _ element: LayoutElement.Vertical
  ) -> IndividualProperty.State<Horizontal, Vertical.AfterVertical> {
    adding(.vertical(.fraction(line.value), element))
  }
}

extension IndividualProperty.State: LayoutPropertyCanStoreTopLeftType
where Horizontal: AcceptsLeft, Vertical: AcceptsTop {
  @inlinable public func storeTopLeft(
    _ element: LayoutElement.Point
  ) -> IndividualProperty.State<Horizontal.AfterLeft, Vertical.AfterTop> {
    adding(.point(.left, .top, element))
  }
}

extension IndividualProperty.State: LayoutPropertyCanStoreTopCenterType
where Horizontal: AcceptsCenter, Vertical: AcceptsTop {
  @inlinable public func storeTopCenter(
    _ element: LayoutElement.Point
  ) -> IndividualProperty.State<Horizontal.AfterCenter, Vertical.AfterTop> {
    adding(.point(.center, .top, element))
  }
}

extension IndividualProperty.State: LayoutPropertyCanStoreTopRightType
where Horizontal: AcceptsRight, Vertical: AcceptsTop {
  @inlinable public func storeTopRight(
    _ element: LayoutElement.Point
  ) -> IndividualProperty.State<Horizontal.AfterRight, Vertical.AfterTop> {
    adding(.point(.right, .top, element))
  }
}

extension IndividualProperty.State: LayoutPropertyCanStoreTopLeadingType
where Horizontal: AcceptsLeading, Vertical: AcceptsTop {
  @inlinable public func storeTopLeading(
    _ element: LayoutElement.Point
  ) -> IndividualProperty.State<Horizontal.AfterLeading, Vertical.AfterTop> {
    adding(.point(.leading, .top, element))
  }
}

extension IndividualProperty.State: LayoutPropertyCanStoreTopTrailingType
where Horizontal: AcceptsTrailing, Vertical: AcceptsTop {
  @inlinable public func storeTopTrailing(
    _ element: LayoutElement.Point
  ) -> IndividualProperty.State<Horizontal.AfterTrailing, Vertical.AfterTop> {
    adding(.point(.trailing, .top, element))
  }
}

extension IndividualProperty.State: LayoutPropertyCanStoreMiddleLeftType
where Horizontal: AcceptsLeft, Vertical: AcceptsMiddle {
  @inlinable public func storeMiddleLeft(
    _ element: LayoutElement.Point
  ) -> IndividualProperty.State<Horizontal.AfterLeft, Vertical.AfterMiddle> {
    adding(.point(.left, .middle, element))
  }
}

extension IndividualProperty.State: LayoutPropertyCanStoreMiddleCenterType
where Horizontal: AcceptsCenter, Vertical: AcceptsMiddle {
  @inlinable public func storeMiddleCenter(
    _ element: LayoutElement.Point
  ) -> IndividualProperty.State<Horizontal.AfterCenter, Vertical.AfterMiddle> {
    adding(.point(.center, .middle, element))
  }
}

extension IndividualProperty.State: LayoutPropertyCanStoreMiddleRightType
where Horizontal: AcceptsRight, Vertical: AcceptsMiddle {
  @inlinable public func storeMiddleRight(
    _ element: LayoutElement.Point
  ) -> IndividualProperty.State<Horizontal.AfterRight, Vertical.AfterMiddle> {
    adding(.point(.right, .middle, element))
  }
}

extension IndividualProperty.State: LayoutPropertyCanStoreMiddleLeadingType
where Horizontal: AcceptsLeading, Vertical: AcceptsMiddle {
  @inlinable public func storeMiddleLeading(
    _ element: LayoutElement.Point
  ) -> IndividualProperty.State<Horizontal.AfterLeading, Vertical.AfterMiddle> {
    adding(.point(.leading, .middle, element))
  }
}

extension IndividualProperty.State: LayoutPropertyCanStoreMiddleTrailingType
where Horizontal: AcceptsTrailing, Vertical: AcceptsMiddle {
  @inlinable public func storeMiddleTrailing(
    _ element: LayoutElement.Point
  ) -> IndividualProperty.State<Horizontal.AfterTrailing, Vertical.AfterMiddle> {
    adding(.point(.trailing, .middle, element))
  }
}

extension IndividualProperty.State: LayoutPropertyCanStoreBottomLeftType
where Horizontal: AcceptsLeft, Vertical: AcceptsBottom {
  @inlinable public func storeBottomLeft(
    _ element: LayoutElement.Point
  ) -> IndividualProperty.State<Horizontal.AfterLeft, Vertical.AfterBottom> {
    adding(.point(.left, .bottom, element))
  }
}

extension IndividualProperty.State: LayoutPropertyCanStoreBottomCenterType
where Horizontal: AcceptsCenter, Vertical: AcceptsBottom {
  @inlinable public func storeBottomCenter(
    _ element: LayoutElement.Point
  ) -> IndividualProperty.State<Horizontal.AfterCenter, Vertical.AfterBottom> {
    adding(.point(.center, .bottom, element))
  }
}

extension IndividualProperty.State: LayoutPropertyCanStoreBottomRightType
where Horizontal: AcceptsRight, Vertical: AcceptsBottom {
  @inlinable public func storeBottomRight(
    _ element: LayoutElement.Point
  ) -> IndividualProperty.State<Horizontal.AfterRight, Vertical.AfterBottom> {
    adding(.point(.right, .bottom, element))
  }
}

extension IndividualProperty.State: LayoutPropertyCanStoreBottomLeadingType
where Horizontal: AcceptsLeading, Vertical: AcceptsBottom {
  @inlinable public func storeBottomLeading(
    _ element: LayoutElement.Point
  ) -> IndividualProperty.State<Horizontal.AfterLeading, Vertical.AfterBottom> {
    adding(.point(.leading, .bottom, element))
  }
}

extension IndividualProperty.State: LayoutPropertyCanStoreBottomTrailingType
where Horizontal: AcceptsTrailing, Vertical: AcceptsBottom {
  @inlinable public func storeBottomTrailing(
    _ element: LayoutElement.Point
  ) -> IndividualProperty.State<Horizontal.AfterTrailing, Vertical.AfterBottom> {
    adding(.point(.trailing, .bottom, element))
  }
}

extension IndividualProperty.State: LayoutPropertyCanStorePointType
where Horizontal: AcceptsHorizontal, Vertical: AcceptsVertical {
  public func storePoint(
    at point: Point, _ element: LayoutElement.Point
  ) -> IndividualProperty.State<Horizontal.AfterHorizontal, Vertical.AfterVertical> {
    adding(.point(.fraction(point.x), .fraction(point.y), element))
  }
}

extension IndividualProperty.State: LayoutPropertyCanStoreWidthType
where Horizontal: AcceptsWidth {
  @inlinable public func storeWidth(
    _ element: LayoutElement.Length
  ) -> IndividualProperty.State<Horizontal.AfterWidth, Vertical> {
    adding(.width(element))
  }
}

extension IndividualProperty.State: LayoutPropertyCanStoreHeightType
where Vertical: AcceptsHeight {
  @inlinable public func storeHeight(
    _ element: LayoutElement.Length
  ) -> IndividualProperty.State<Horizontal, Vertical.AfterHeight> {
    adding(.height(element))
  }
}

extension IndividualProperty.State: LayoutPropertyCanStoreSizeType
where Horizontal: AcceptsWidth, Vertical: AcceptsHeight {
  @inlinable public func storeSize(
    _ element: LayoutElement.Size
  ) -> IndividualProperty.State<Horizontal.AfterWidth, Vertical.AfterHeight> {
    adding(.size(element))
  }
}

extension IndividualProperty.State: LayoutPropertyCanStoreFrameType
where Horizontal: AcceptsFrame, Vertical: AcceptsFrame {
  @inlinable public func storeFrame(
    _ element: LayoutElement.Rect
  ) -> IndividualProperty.Layout {
    adding(.frame(element))
  }
}
