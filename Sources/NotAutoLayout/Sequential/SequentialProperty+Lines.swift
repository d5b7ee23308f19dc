// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

// Written by Utils/generate-sources: edit MakerForms in Utils/SourceGenerator and run it again.
// swift-format-ignore-file

extension SequentialProperty.State: LayoutPropertyCanStoreLeftType,
  LayoutPropertyCanStoreCenterType,
  LayoutPropertyCanStoreRightType,
  LayoutPropertyCanStoreLeadingType,
  LayoutPropertyCanStoreTrailingType,
  LayoutPropertyCanStoreTopType,
  LayoutPropertyCanStoreMiddleType,
  LayoutPropertyCanStoreBottomType
where Direction == SequentialProperty.Undecided, Extent == SequentialProperty.Unsized {
  @inlinable public func storeLeft(_ element: LayoutElement.Horizontal) -> SequentialProperty.State<SequentialProperty.Column, SequentialProperty.Unsized> {
    adding(.horizontal(.left, element))
  }

  @inlinable public func storeCenter(_ element: LayoutElement.Horizontal) -> SequentialProperty.State<SequentialProperty.Column, SequentialProperty.Unsized> {
    adding(.horizontal(.center, element))
  }

  @inlinable public func storeRight(_ element: LayoutElement.Horizontal) -> SequentialProperty.State<SequentialProperty.Column, SequentialProperty.Unsized> {
    adding(.horizontal(.right, element))
  }

  @inlinable public func storeLeading(_ element: LayoutElement.Horizontal) -> SequentialProperty.State<SequentialProperty.Column, SequentialProperty.Unsized> {
    adding(.horizontal(.leading, element))
  }

  @inlinable public func storeTrailing(_ element: LayoutElement.Horizontal) -> SequentialProperty.State<SequentialProperty.Column, SequentialProperty.Unsized> {
    adding(.horizontal(.trailing, element))
  }

  @inlinable public func storeTop(_ element: LayoutElement.Vertical) -> SequentialProperty.State<SequentialProperty.Row, SequentialProperty.Unsized> {
    adding(.vertical(.top, element))
  }

  @inlinable public func storeMiddle(_ element: LayoutElement.Vertical) -> SequentialProperty.State<SequentialProperty.Row, SequentialProperty.Unsized> {
    adding(.vertical(.middle, element))
  }

  @inlinable public func storeBottom(_ element: LayoutElement.Vertical) -> SequentialProperty.State<SequentialProperty.Row, SequentialProperty.Unsized> {
    adding(.vertical(.bottom, element))
  }
}
