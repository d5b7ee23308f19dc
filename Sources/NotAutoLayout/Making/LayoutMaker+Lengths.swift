// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

extension LayoutMaker where Property: LayoutPropertyCanStoreWidthType {
  /// Makes the view so wide.
  @inlinable public func setWidth(to width: Float) -> LayoutMaker<Property.WillSetWidthProperty> {
    with(property.storeWidth(.constant(width)))
  }

  /// Makes the view as wide as the guides of the parent give.
  @inlinable public func setWidth(
    by width: @escaping (ViewLayoutGuides) -> Float
  ) -> LayoutMaker<Property.WillSetWidthProperty> {
    with(property.storeWidth(.byParent(width)))
  }

  /// Makes the view as wide as it asks for. It is offered a width, where 0 is no limit, and the
  /// height that the chain has given so far.
  @inlinable public func fitWidth(
    by width: Float = 0
  ) -> LayoutMaker<Property.WillSetWidthProperty> {
    with(property.storeWidth(.fits(width)))
  }
}

extension LayoutMaker where Property: LayoutPropertyCanStoreHeightType {
  /// Makes the view so high.
  @inlinable public func setHeight(
    to height: Float
  ) -> LayoutMaker<Property.WillSetHeightProperty> {
    with(property.storeHeight(.constant(height)))
  }

  /// Makes the view as high as the guides of the parent give.
  @inlinable public func setHeight(
    by height: @escaping (ViewLayoutGuides) -> Float
  ) -> LayoutMaker<Property.WillSetHeightProperty> {
    with(property.storeHeight(.byParent(height)))
  }

  /// Makes the view as high as it asks for. It is offered a height, where 0 is no limit, and the
  /// width that the chain has given so far: `setWidth(to: 120).fitHeight()` breaks lines at 120,
  /// `fitHeight().setWidth(to: 120)` nowhere.
  @inlinable public func fitHeight(
    by height: Float = 0
  ) -> LayoutMaker<Property.WillSetHeightProperty> {
    with(property.storeHeight(.fits(height)))
  }
}
