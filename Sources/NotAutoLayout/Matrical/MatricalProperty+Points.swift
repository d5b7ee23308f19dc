// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

// Written by Utils/generate-sources: edit MakerForms in Utils/SourceGenerator and run it again.
// swift-format-ignore-file

extension MatricalProperty.State: LayoutPropertyCanStoreTopLeftType,
  LayoutPropertyCanStoreTopCenterType,
  LayoutPropertyCanStoreTopRightType,
  LayoutPropertyCanStoreTopLeadingType,
  LayoutPropertyCanStoreTopTrailingType,
  LayoutPropertyCanStoreMiddleLeftType,
  LayoutPropertyCanStoreMiddleCenterType,
  LayoutPropertyCanStoreMiddleRightType,
  LayoutPropertyCanStoreMiddleLeadingType,
  LayoutPropertyCanStoreMiddleTrailingType,
  LayoutPropertyCanStoreBottomLeftType,
  LayoutPropertyCanStoreBottomCenterType,
  LayoutPropertyCanStoreBottomRightType,
  LayoutPropertyCanStoreBottomLeadingType,
  LayoutPropertyCanStoreBottomTrailingType
where Stage == MatricalProperty.Unset {
  @inlinable public func storeTopLeft(_ element: LayoutElement.Point) -> MatricalProperty.Anchor {
    adding(.point(.left, .top, element))
  }

  @inlinable public func storeTopCenter(_ element: LayoutElement.Point) -> MatricalProperty.Anchor {
    adding(.point(.center, .top, element))
  }

  @inlinable public func storeTopRight(_ element: LayoutElement.Point) -> MatricalProperty.Anchor {
    adding(.point(.right, .top, element))
  }

  @inlinable public func storeTopLeading(_ element: LayoutElement.Point) -> MatricalProperty.Anchor {
    adding(.point(.leading, .top, element))
  }

  @inlinable public func storeTopTrailing(_ element: LayoutElement.Point) -> MatricalProperty.Anchor {
    adding(.point(.trailing, .top, element))
  }

  @inlinable public func storeMiddleLeft(_ element: LayoutElement.Point) -> MatricalProperty.Anchor {
    adding(.point(.left, .middle, element))
  }

  @inlinable public func storeMiddleCenter(_ element: LayoutElement.Point) -> MatricalProperty.Anchor {
    adding(.point(.center, .middle, element))
  }

  @inlinable public func storeMiddleRight(_ element: LayoutElement.Point) -> MatricalProperty.Anchor {
    adding(.point(.right, .middle, element))
  }

  @inlinable public func storeMiddleLeading(_ element: LayoutElement.Point) -> MatricalProperty.Anchor {
    adding(.point(.leading, .middle, element))
  }

  @inlinable public func storeMiddleTrailing(_ element: LayoutElement.Point) -> MatricalProperty.Anchor {
    adding(.point(.trailing, .middle, element))
  }

  @inlinable public func storeBottomLeft(_ element: LayoutElement.Point) -> MatricalProperty.Anchor {
    adding(.point(.left, .bottom, element))
  }

  @inlinable public func storeBottomCenter(_ element: LayoutElement.Point) -> MatricalProperty.Anchor {
    adding(.point(.center, .bottom, element))
  }

  @inlinable public func storeBottomRight(_ element: LayoutElement.Point) -> MatricalProperty.Anchor {
    adding(.point(.right, .bottom, element))
  }

  @inlinable public func storeBottomLeading(_ element: LayoutElement.Point) -> MatricalProperty.Anchor {
    adding(.point(.leading, .bottom, element))
  }

  @inlinable public func storeBottomTrailing(_ element: LayoutElement.Point) -> MatricalProperty.Anchor {
    adding(.point(.trailing, .bottom, element))
  }
}
