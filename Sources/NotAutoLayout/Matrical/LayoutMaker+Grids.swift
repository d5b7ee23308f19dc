// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

extension LayoutMaker where Property: LayoutPropertyCanStoreInsetsType {
  /// Sets the gaps between columns and between rows.
  @inlinable public func setInsets(
    horizontal: Float, vertical: Float
  ) -> LayoutMaker<Property.WillSetInsetsProperty> {
    with(property.storeInsets(.constant(Size(width: horizontal, height: vertical))))
  }

  /// Sets all gaps.
  @inlinable public func setInsets(
    to gap: Float
  ) -> LayoutMaker<Property.WillSetInsetsProperty> {
    setInsets(horizontal: gap, vertical: gap)
  }

  /// Sets the gaps to a size that is computed from the guides of the parent: its width is the gap
  /// between columns, its height that between rows.
  @inlinable public func setInsets(
    by gaps: @escaping (ViewLayoutGuides) -> Size
  ) -> LayoutMaker<Property.WillSetInsetsProperty> {
    with(property.storeInsets(.byParent(gaps)))
  }
}

extension LayoutMaker where Property: LayoutPropertyCanSpreadInsetsType {
  /// Makes the gaps equal to each other and to the margins of the grid in its region.
  @inlinable public func setInsetsEqualingToMargin()
    -> LayoutMaker<Property.WillSpreadInsetsProperty>
  {
    with(property.spreadInsets(.equalsToMargin))
  }

  /// Makes the gaps equal, so that the grid fills its region. One column or one row is in the
  /// centre.
  @inlinable public func setInsetsFilling() -> LayoutMaker<Property.WillSpreadInsetsProperty> {
    with(property.spreadInsets(.filling))
  }
}

extension LayoutMaker where Property == MatricalProperty.Layout {
  /// Reverses the columns if the direction of the parent is from right to left.
  public func followingLayoutDirection() -> LayoutMaker<MatricalProperty.Layout> {
    var layout = property
    layout.followsDirection = true
    return with(layout)
  }
}
