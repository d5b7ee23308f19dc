// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

extension LayoutMaker where Property: LayoutPropertyCanStoreSizeType {
  /// Sets the size.
  @inlinable public func setSize(to size: Size) -> LayoutMaker<Property.WillSetSizeProperty> {
    with(property.storeSize(.constant(size)))
  }

  /// Sets the size to one that is computed from the guides of the parent.
  @inlinable public func setSize(
    by size: @escaping (ViewLayoutGuides) -> Size
  ) -> LayoutMaker<Property.WillSetSizeProperty> {
    with(property.storeSize(.byParent(size)))
  }

  /// Sets the size to that of `sizeThatFits(_:)` of the view.
  ///
  /// - Parameter size: The proposed size; 0 means unlimited.
  @inlinable public func fitSize(
    by size: Size = .zero
  ) -> LayoutMaker<Property.WillSetSizeProperty> {
    with(property.storeSize(.fits(size)))
  }

  /// Sets the size to the largest of a ratio that fits into the parent.
  ///
  /// - Parameter ratio: The width divided by the height; nil for the ratio of
  ///   `sizeThatFits(.zero)`.
  @inlinable public func aspectFit(
    ratio: Float? = nil
  ) -> LayoutMaker<Property.WillSetSizeProperty> {
    aspectFit(ratio: ratio, safeAreaOnly: false)
  }

  /// Sets the size to the largest of a ratio that fits into a guide.
  @inlinable public func aspectFit(
    ratio: Float? = nil,
    in guide: @escaping (ViewLayoutGuides) -> any LayoutGuideRepresentable
  ) -> LayoutMaker<Property.WillSetSizeProperty> {
    with(property.storeSize(.aspect(.fit(ratio, layoutGuideGetter: guide))))
  }

  /// Sets the size to the largest of a ratio that fits into the safe area, or into the parent.
  @inlinable public func aspectFit(
    ratio: Float? = nil, safeAreaOnly: Bool
  ) -> LayoutMaker<Property.WillSetSizeProperty> {
    with(property.storeSize(.aspect(.safeAreaFit(ratio, safeAreaOnly: safeAreaOnly))))
  }

  /// Sets the size to the smallest of a ratio that covers the parent.
  ///
  /// - Parameter ratio: The width divided by the height; nil for the ratio of
  ///   `sizeThatFits(.zero)`.
  @inlinable public func aspectFill(
    ratio: Float? = nil
  ) -> LayoutMaker<Property.WillSetSizeProperty> {
    aspectFill(ratio: ratio, safeAreaOnly: false)
  }

  /// Sets the size to the smallest of a ratio that covers a guide.
  @inlinable public func aspectFill(
    ratio: Float? = nil,
    in guide: @escaping (ViewLayoutGuides) -> any LayoutGuideRepresentable
  ) -> LayoutMaker<Property.WillSetSizeProperty> {
    with(property.storeSize(.aspect(.fill(ratio, layoutGuideGetter: guide))))
  }

  /// Sets the size to the smallest of a ratio that covers the safe area, or the parent.
  @inlinable public func aspectFill(
    ratio: Float? = nil, safeAreaOnly: Bool
  ) -> LayoutMaker<Property.WillSetSizeProperty> {
    with(property.storeSize(.aspect(.safeAreaFill(ratio, safeAreaOnly: safeAreaOnly))))
  }
}
