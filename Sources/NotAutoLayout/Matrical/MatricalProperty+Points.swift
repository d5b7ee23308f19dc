// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

// Written by Utils/generate-sources: edit MakerForms in Utils/SourceGenerator and run it again.
// swift-format-ignore-file

extension MatricalProperty.State: LayoutPropertyCanStoreTopLeftType
where Stage == MatricalProperty.Unset {
  @inlinable public func storeTopLeft(
    _ element: LayoutElement.Point
  ) -> MatricalProperty.Anchor {
    adding(.point(.left, .top, element))
  }
}

extension MatricalProperty.State: LayoutPropertyCanStoreTopCenterType
where Stage == MatricalProperty.Unset {
  @inlinable public func storeTopCenter(
    _ element: LayoutElement.Point
  ) -> MatricalProperty.Anchor {
    adding(.point(.center, .top, element))
  }
}

extension MatricalProperty.State: LayoutPropertyCanStoreTopRightType
where Stage == MatricalProperty.Unset {
  @inlinable public func storeTopRight(
    _ element: LayoutElement.Point
  ) -> MatricalProperty.Anchor {
    adding(.point(.right, .top, element))
  }
}

extension MatricalProperty.State: LayoutPropertyCanStoreTopLeadingType
where Stage == MatricalProperty.Unset {
  @inlinable public func storeTopLeading(
    _ element: LayoutElement.Point
  ) -> MatricalProperty.Anchor {
    adding(.point(.leading, .top, element))
  }
}

extension MatricalProperty.State: LayoutPropertyCanStoreTopTrailingType
where Stage == MatricalProperty.Unset {
  @inlinable public func storeTopTrailing(
    _ element: LayoutElement.Point
  ) -> MatricalProperty.Anchor {
    adding(.point(.trailing, .top, element))
  }
}

extension MatricalProperty.State: LayoutPropertyCanStoreMiddleLeftType
where Stage == MatricalProperty.Unset {
  @inlinable public func storeMiddleLeft(
    _ element: LayoutElement.Point
  ) -> MatricalProperty.Anchor {
    adding(.point(.left, .middle, element))
  }
}

extension MatricalProperty.State: LayoutPropertyCanStoreMiddleCenterType
where Stage == MatricalProperty.Unset {
  @inlinable public func storeMiddleCenter(
    _ element: LayoutElement.Point
  ) -> MatricalProperty.Anchor {
    adding(.point(.center, .middle, element))
  }
}

extension MatricalProperty.State: LayoutPropertyCanStoreMiddleRightType
where Stage == MatricalProperty.Unset {
  @inlinable public func storeMiddleRight(
    _ element: LayoutElement.Point
  ) -> MatricalProperty.Anchor {
    adding(.point(.right, .middle, element))
  }
}

extension MatricalProperty.State: LayoutPropertyCanStoreMiddleLeadingType
where Stage == MatricalProperty.Unset {
  @inlinable public func storeMiddleLeading(
    _ element: LayoutElement.Point
  ) -> MatricalProperty.Anchor {
    adding(.point(.leading, .middle, element))
  }
}

extension MatricalProperty.State: LayoutPropertyCanStoreMiddleTrailingType
where Stage == MatricalProperty.Unset {
  @inlinable public func storeMiddleTrailing(
    _ element: LayoutElement.Point
  ) -> MatricalProperty.Anchor {
    adding(.point(.trailing, .middle, element))
  }
}

extension MatricalProperty.State: LayoutPropertyCanStoreBottomLeftType
where Stage == MatricalProperty.Unset {
  @inlinable public func storeBottomLeft(
    _ element: LayoutElement.Point
  ) -> MatricalProperty.Anchor {
    adding(.point(.left, .bottom, element))
  }
}

extension MatricalProperty.State: LayoutPropertyCanStoreBottomCenterType
where Stage == MatricalProperty.Unset {
  @inlinable public func storeBottomCenter(
    _ element: LayoutElement.Point
  ) -> MatricalProperty.Anchor {
    adding(.point(.center, .bottom, element))
  }
}

extension MatricalProperty.State: LayoutPropertyCanStoreBottomRightType
where Stage == MatricalProperty.Unset {
  @inlinable public func storeBottomRight(
    _ element: LayoutElement.Point
  ) -> MatricalProperty.Anchor {
    adding(.point(.right, .bottom, element))
  }
}

extension MatricalProperty.State: LayoutPropertyCanStoreBottomLeadingType
where Stage == MatricalProperty.Unset {
  @inlinable public func storeBottomLeading(
    _ element: LayoutElement.Point
  ) -> MatricalProperty.Anchor {
    adding(.point(.leading, .bottom, element))
  }
}

extension MatricalProperty.State: LayoutPropertyCanStoreBottomTrailingType
where Stage == MatricalProperty.Unset {
  @inlinable public func storeBottomTrailing(
    _ element: LayoutElement.Point
  ) -> MatricalProperty.Anchor {
    adding(.point(.trailing, .bottom, element))
  }
}
