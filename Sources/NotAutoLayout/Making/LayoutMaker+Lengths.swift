// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

extension LayoutMaker where Property: LayoutPropertyCanStoreWidthType {
  /// Sets the width.
  @inlinable public func setWidth(to width: Float) -> LayoutMaker<Property.WillSetWidthProperty> {
    with(property.storeWidth(.constant(width)))
  }

  /// Sets the width to a number that is computed from the guides of the parent.
  @inlinable public func setWidth(
    by width: @escaping (ViewLayoutGuides) -> Float
  ) -> LayoutMaker<Property.WillSetWidthProperty> {
    with(property.storeWidth(.byParent(width)))
  }

  /// Sets the width to that of `sizeThatFits(_:)` of the view. The proposed height is the one that
  /// the chain has determined so far.
  ///
  /// - Parameter width: The proposed width; 0 means unlimited.
  @inlinable public func fitWidth(
    by width: Float = 0
  ) -> LayoutMaker<Property.WillSetWidthProperty> {
    with(property.storeWidth(.fits(width)))
  }
}

extension LayoutMaker where Property: LayoutPropertyCanStoreHeightType {
  /// Sets the height.
  @inlinable public func setHeight(
    to height: Float
  ) -> LayoutMaker<Property.WillSetHeightProperty> {
    with(property.storeHeight(.constant(height)))
  }

  /// Sets the height to a number that is computed from the guides of the parent.
  @inlinable public func setHeight(
    by height: @escaping (ViewLayoutGuides) -> Float
  ) -> LayoutMaker<Property.WillSetHeightProperty> {
    with(property.storeHeight(.byParent(height)))
  }

  /// Sets the height to that of `sizeThatFits(_:)` of the view. The proposed width is the one that
  /// the chain has determined so far: `setWidth(to: 120).fitHeight()` breaks lines at 120,
  /// `fitHeight().setWidth(to: 120)` nowhere.
  ///
  /// - Parameter height: The proposed height; 0 means unlimited.
  @inlinable public func fitHeight(
    by height: Float = 0
  ) -> LayoutMaker<Property.WillSetHeightProperty> {
    with(property.storeHeight(.fits(height)))
  }
}
