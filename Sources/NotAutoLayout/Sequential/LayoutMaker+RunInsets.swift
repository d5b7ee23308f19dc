// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// A property which takes the gaps between the views of a row.
public protocol LayoutPropertyCanStoreHorizontalInsetsType: LayoutMakerPropertyType {
  /// The property after that.
  associatedtype WillSetHorizontalInsetsType: LayoutMakerPropertyType
  /// The property with the gaps.
  func storeHorizontalInsets(_ insets: LayoutElement.Insets) -> WillSetHorizontalInsetsType
}

extension LayoutMaker where Property: LayoutPropertyCanStoreHorizontalInsetsType {
  /// Makes the gaps between views, and at the left of the first, as large as what is left after the last.
  @inlinable public func setHorizontalInsetsEqualingToMargin()
    -> LayoutMaker<Property.WillSetHorizontalInsetsType>
  {
    with(property.storeHorizontalInsets(.equalsToMargin))
  }

  /// Makes the gaps between views, and at the left of the first, so large.
  @inlinable public func setHorizontalInsets(
    to gap: Float
  ) -> LayoutMaker<Property.WillSetHorizontalInsetsType> {
    with(property.storeHorizontalInsets(.constant(gap)))
  }

  /// Makes the gaps between views, and at the left of the first, as large as the guides of the
  /// parent give.
  @inlinable public func setHorizontalInsets(
    by gap: @escaping (ViewLayoutGuides) -> Float
  ) -> LayoutMaker<Property.WillSetHorizontalInsetsType> {
    with(property.storeHorizontalInsets(.byParent(gap)))
  }
}

/// A property which takes the gaps between the views of a column.
public protocol LayoutPropertyCanStoreVerticalInsetsType: LayoutMakerPropertyType {
  /// The property after that.
  associatedtype WillSetVerticalInsetsType: LayoutMakerPropertyType
  /// The property with the gaps.
  func storeVerticalInsets(_ insets: LayoutElement.Insets) -> WillSetVerticalInsetsType
}

extension LayoutMaker where Property: LayoutPropertyCanStoreVerticalInsetsType {
  /// Makes the gaps between views, and above the first, as large as what is left after the last.
  @inlinable public func setVerticalInsetsEqualingToMargin()
    -> LayoutMaker<Property.WillSetVerticalInsetsType>
  {
    with(property.storeVerticalInsets(.equalsToMargin))
  }

  /// Makes the gaps between views, and above the first, so large.
  @inlinable public func setVerticalInsets(
    to gap: Float
  ) -> LayoutMaker<Property.WillSetVerticalInsetsType> {
    with(property.storeVerticalInsets(.constant(gap)))
  }

  /// Makes the gaps between views, and above the first, as large as the guides of the
  /// parent give.
  @inlinable public func setVerticalInsets(
    by gap: @escaping (ViewLayoutGuides) -> Float
  ) -> LayoutMaker<Property.WillSetVerticalInsetsType> {
    with(property.storeVerticalInsets(.byParent(gap)))
  }
}

extension LayoutMaker where Property == SequentialProperty.Initial {
  @available(
    *, unavailable,
    message: "a run begins with its line (top, middle, bottom; left, center, right), then a size"
  )
  @_disfavoredOverload
  public func setSize(to size: Size) -> LayoutMaker<SequentialProperty.MiddleSize> {
    with(property.adding(.size(.constant(size))))
  }

  @available(
    *, unavailable,
    message: "a run begins with its line (top, middle, bottom; left, center, right), then a size"
  )
  @_disfavoredOverload
  public func fitSize(by size: Size = .zero) -> LayoutMaker<SequentialProperty.MiddleSize> {
    with(property.adding(.size(.fits(size))))
  }
}
