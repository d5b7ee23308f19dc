// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The state of a chain that accepts the gaps between the views of a row.
public protocol LayoutPropertyCanStoreHorizontalInsetsType: LayoutMakerPropertyType {
  /// The state of the chain with the element.
  associatedtype WillSetHorizontalInsetsType: LayoutMakerPropertyType
  /// Returns the state of the chain with the gaps.
  func storeHorizontalInsets(_ insets: LayoutElement.Insets) -> WillSetHorizontalInsetsType
}

extension LayoutMaker where Property: LayoutPropertyCanStoreHorizontalInsetsType {
  /// Makes the gaps between views equal to the margins before the first and after the last view.
  @inlinable public func setHorizontalInsetsEqualingToMargin()
    -> LayoutMaker<Property.WillSetHorizontalInsetsType>
  {
    with(property.storeHorizontalInsets(.equalsToMargin))
  }

  /// Sets the gaps between views and the margin at the left of the first view.
  @inlinable public func setHorizontalInsets(
    to gap: Float
  ) -> LayoutMaker<Property.WillSetHorizontalInsetsType> {
    with(property.storeHorizontalInsets(.constant(gap)))
  }

  /// Sets the gaps between views and the margin at the left of the first view to a number that is
  /// computed from the guides of the parent.
  @inlinable public func setHorizontalInsets(
    by gap: @escaping (ViewLayoutGuides) -> Float
  ) -> LayoutMaker<Property.WillSetHorizontalInsetsType> {
    with(property.storeHorizontalInsets(.byParent(gap)))
  }
}

/// The state of a chain that accepts the gaps between the views of a column.
public protocol LayoutPropertyCanStoreVerticalInsetsType: LayoutMakerPropertyType {
  /// The state of the chain with the element.
  associatedtype WillSetVerticalInsetsType: LayoutMakerPropertyType
  /// Returns the state of the chain with the gaps.
  func storeVerticalInsets(_ insets: LayoutElement.Insets) -> WillSetVerticalInsetsType
}

extension LayoutMaker where Property: LayoutPropertyCanStoreVerticalInsetsType {
  /// Makes the gaps between views equal to the margins above the first and below the last view.
  @inlinable public func setVerticalInsetsEqualingToMargin()
    -> LayoutMaker<Property.WillSetVerticalInsetsType>
  {
    with(property.storeVerticalInsets(.equalsToMargin))
  }

  /// Sets the gaps between views and the margin above the first view.
  @inlinable public func setVerticalInsets(
    to gap: Float
  ) -> LayoutMaker<Property.WillSetVerticalInsetsType> {
    with(property.storeVerticalInsets(.constant(gap)))
  }

  /// Sets the gaps between views and the margin above the first view to a number that is computed
  /// from the guides of the parent.
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
