// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

// Written by Utils/generate-sources: edit MakerForms in Utils/SourceGenerator and run it again.
// swift-format-ignore-file

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
