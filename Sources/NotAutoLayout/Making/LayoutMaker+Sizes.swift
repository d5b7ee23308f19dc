// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

extension LayoutMaker where Property: LayoutPropertyCanStoreSizeType {
  /// Makes the view so large.
  @inlinable public func setSize(to size: Size) -> LayoutMaker<Property.WillSetSizeProperty> {
    with(property.storeSize(.constant(size)))
  }

  /// Makes the view as large as the guides of the parent give.
  @inlinable public func setSize(
    by size: @escaping (ViewLayoutGuides) -> Size
  ) -> LayoutMaker<Property.WillSetSizeProperty> {
    with(property.storeSize(.byParent(size)))
  }

  /// Makes the view as large as it asks for. It is offered a size, where 0 is no limit.
  @inlinable public func fitSize(
    by size: Size = .zero
  ) -> LayoutMaker<Property.WillSetSizeProperty> {
    with(property.storeSize(.fits(size)))
  }

  /// Makes the view as large as its ratio of width to height allows inside of the parent. Without a
  /// ratio it is that of the size which the view asks for.
  @inlinable public func aspectFit(
    ratio: Float? = nil
  ) -> LayoutMaker<Property.WillSetSizeProperty> {
    aspectFit(ratio: ratio, safeAreaOnly: false)
  }

  /// Makes the view as large as its ratio of width to height allows inside of a guide.
  @inlinable public func aspectFit(
    ratio: Float? = nil,
    in guide: @escaping (ViewLayoutGuides) -> any LayoutGuideRepresentable
  ) -> LayoutMaker<Property.WillSetSizeProperty> {
    with(property.storeSize(.aspect(.fit(ratio, layoutGuideGetter: guide))))
  }

  /// Makes the view as large as its ratio allows inside of the safe area, or of the parent.
  @inlinable public func aspectFit(
    ratio: Float? = nil, safeAreaOnly: Bool
  ) -> LayoutMaker<Property.WillSetSizeProperty> {
    with(property.storeSize(.aspect(.safeAreaFit(ratio, safeAreaOnly: safeAreaOnly))))
  }

  /// Makes the view as small as its ratio of width to height allows that covers the parent. Without a
  /// ratio it is that of the size which the view asks for.
  @inlinable public func aspectFill(
    ratio: Float? = nil
  ) -> LayoutMaker<Property.WillSetSizeProperty> {
    aspectFill(ratio: ratio, safeAreaOnly: false)
  }

  /// Makes the view as small as its ratio of width to height allows that covers a guide.
  @inlinable public func aspectFill(
    ratio: Float? = nil,
    in guide: @escaping (ViewLayoutGuides) -> any LayoutGuideRepresentable
  ) -> LayoutMaker<Property.WillSetSizeProperty> {
    with(property.storeSize(.aspect(.fill(ratio, layoutGuideGetter: guide))))
  }

  /// Makes the view as small as its ratio allows that covers the safe area, or the parent.
  @inlinable public func aspectFill(
    ratio: Float? = nil, safeAreaOnly: Bool
  ) -> LayoutMaker<Property.WillSetSizeProperty> {
    with(property.storeSize(.aspect(.safeAreaFill(ratio, safeAreaOnly: safeAreaOnly))))
  }
}
