// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

// Written by MakerForms of the tests; to write it anew:
// QUOIN_UPDATE=1 swift test --filter GeneratedMakerTests
// swift-format-ignore-file

extension LayoutMaker where Property: LayoutPropertyCanStoreLeftType {
  /// Puts the left at a position in the bounds of the parent.
  @inlinable public func setLeft(to position: Float) -> LayoutMaker<Property.WillSetLeftProperty> {
    with(property.storeLeft(.constant(position)))
  }

  /// Puts the left at a position that the guides of the parent give.
  @inlinable public func setLeft(
    by position: @escaping (ViewLayoutGuides) -> Float
  ) -> LayoutMaker<Property.WillSetLeftProperty> {
    with(property.storeLeft(.byParent(position)))
  }

  /// Puts the left at a position that the guides of another view give. The view is held weakly.
  @inlinable public func pinLeft(
    to reference: View?, with position: @escaping (ViewPinGuides.Horizontal) -> Float
  ) -> LayoutMaker<Property.WillSetLeftProperty> {
    with(
      property.storeLeft(
        LayoutElement.Horizontal.pinned(to: reference, isImmediate: isImmediate, position)))
  }

  /// Puts the left at a position that the guides of the view give which the getter finds.
  @inlinable public func pinLeft(
    by reference: @escaping () -> View?, with position: @escaping (ViewPinGuides.Horizontal) -> Float
  ) -> LayoutMaker<Property.WillSetLeftProperty> {
    with(property.storeLeft(.byReference(referenceGetter: reference, position)))
  }

  /// A closure goes with `by`.
  @available(*, unavailable, message: "a closure goes with the label by")
  @_disfavoredOverload
  public func setLeft(
    to position: @escaping (ViewLayoutGuides) -> Float
  ) -> LayoutMaker<Property.WillSetLeftProperty> {
    setLeft(by: position)
  }

  /// Puts the left through a point that the guides of the parent give.
  @_disfavoredOverload
  @inlinable public func setLeft(
    by point: @escaping (ViewLayoutGuides) -> Point
  ) -> LayoutMaker<Property.WillSetLeftProperty> {
    with(property.storeLeft(.byParent { point($0).x }))
  }
}

extension LayoutMaker where Property: LayoutPropertyCanStoreCenterType {
  /// Puts the centre at a position in the bounds of the parent.
  @inlinable public func setCenter(to position: Float) -> LayoutMaker<Property.WillSetCenterProperty> {
    with(property.storeCenter(.constant(position)))
  }

  /// Puts the centre at a position that the guides of the parent give.
  @inlinable public func setCenter(
    by position: @escaping (ViewLayoutGuides) -> Float
  ) -> LayoutMaker<Property.WillSetCenterProperty> {
    with(property.storeCenter(.byParent(position)))
  }

  /// Puts the centre at a position that the guides of another view give. The view is held weakly.
  @inlinable public func pinCenter(
    to reference: View?, with position: @escaping (ViewPinGuides.Horizontal) -> Float
  ) -> LayoutMaker<Property.WillSetCenterProperty> {
    with(
      property.storeCenter(
        LayoutElement.Horizontal.pinned(to: reference, isImmediate: isImmediate, position)))
  }

  /// Puts the centre at a position that the guides of the view give which the getter finds.
  @inlinable public func pinCenter(
    by reference: @escaping () -> View?, with position: @escaping (ViewPinGuides.Horizontal) -> Float
  ) -> LayoutMaker<Property.WillSetCenterProperty> {
    with(property.storeCenter(.byReference(referenceGetter: reference, position)))
  }

  /// A closure goes with `by`.
  @available(*, unavailable, message: "a closure goes with the label by")
  @_disfavoredOverload
  public func setCenter(
    to position: @escaping (ViewLayoutGuides) -> Float
  ) -> LayoutMaker<Property.WillSetCenterProperty> {
    setCenter(by: position)
  }

  /// Puts the centre through a point that the guides of the parent give.
  @_disfavoredOverload
  @inlinable public func setCenter(
    by point: @escaping (ViewLayoutGuides) -> Point
  ) -> LayoutMaker<Property.WillSetCenterProperty> {
    with(property.storeCenter(.byParent { point($0).x }))
  }
}

extension LayoutMaker where Property: LayoutPropertyCanStoreRightType {
  /// Puts the right at a position in the bounds of the parent.
  @inlinable public func setRight(to position: Float) -> LayoutMaker<Property.WillSetRightProperty> {
    with(property.storeRight(.constant(position)))
  }

  /// Puts the right at a position that the guides of the parent give.
  @inlinable public func setRight(
    by position: @escaping (ViewLayoutGuides) -> Float
  ) -> LayoutMaker<Property.WillSetRightProperty> {
    with(property.storeRight(.byParent(position)))
  }

  /// Puts the right at a position that the guides of another view give. The view is held weakly.
  @inlinable public func pinRight(
    to reference: View?, with position: @escaping (ViewPinGuides.Horizontal) -> Float
  ) -> LayoutMaker<Property.WillSetRightProperty> {
    with(
      property.storeRight(
        LayoutElement.Horizontal.pinned(to: reference, isImmediate: isImmediate, position)))
  }

  /// Puts the right at a position that the guides of the view give which the getter finds.
  @inlinable public func pinRight(
    by reference: @escaping () -> View?, with position: @escaping (ViewPinGuides.Horizontal) -> Float
  ) -> LayoutMaker<Property.WillSetRightProperty> {
    with(property.storeRight(.byReference(referenceGetter: reference, position)))
  }

  /// A closure goes with `by`.
  @available(*, unavailable, message: "a closure goes with the label by")
  @_disfavoredOverload
  public func setRight(
    to position: @escaping (ViewLayoutGuides) -> Float
  ) -> LayoutMaker<Property.WillSetRightProperty> {
    setRight(by: position)
  }

  /// Puts the right through a point that the guides of the parent give.
  @_disfavoredOverload
  @inlinable public func setRight(
    by point: @escaping (ViewLayoutGuides) -> Point
  ) -> LayoutMaker<Property.WillSetRightProperty> {
    with(property.storeRight(.byParent { point($0).x }))
  }
}

extension LayoutMaker where Property: LayoutPropertyCanStoreLeadingType {
  /// Puts the leading at a position in the bounds of the parent.
  @inlinable public func setLeading(to position: Float) -> LayoutMaker<Property.WillSetLeadingProperty> {
    with(property.storeLeading(.constant(position)))
  }

  /// Puts the leading at a position that the guides of the parent give.
  @inlinable public func setLeading(
    by position: @escaping (ViewLayoutGuides) -> Float
  ) -> LayoutMaker<Property.WillSetLeadingProperty> {
    with(property.storeLeading(.byParent(position)))
  }

  /// Puts the leading at a position that the guides of another view give. The view is held weakly.
  @inlinable public func pinLeading(
    to reference: View?, with position: @escaping (ViewPinGuides.Horizontal) -> Float
  ) -> LayoutMaker<Property.WillSetLeadingProperty> {
    with(
      property.storeLeading(
        LayoutElement.Horizontal.pinned(to: reference, isImmediate: isImmediate, position)))
  }

  /// Puts the leading at a position that the guides of the view give which the getter finds.
  @inlinable public func pinLeading(
    by reference: @escaping () -> View?, with position: @escaping (ViewPinGuides.Horizontal) -> Float
  ) -> LayoutMaker<Property.WillSetLeadingProperty> {
    with(property.storeLeading(.byReference(referenceGetter: reference, position)))
  }

  /// A closure goes with `by`.
  @available(*, unavailable, message: "a closure goes with the label by")
  @_disfavoredOverload
  public func setLeading(
    to position: @escaping (ViewLayoutGuides) -> Float
  ) -> LayoutMaker<Property.WillSetLeadingProperty> {
    setLeading(by: position)
  }
}

extension LayoutMaker where Property: LayoutPropertyCanStoreTrailingType {
  /// Puts the trailing at a position in the bounds of the parent.
  @inlinable public func setTrailing(to position: Float) -> LayoutMaker<Property.WillSetTrailingProperty> {
    with(property.storeTrailing(.constant(position)))
  }

  /// Puts the trailing at a position that the guides of the parent give.
  @inlinable public func setTrailing(
    by position: @escaping (ViewLayoutGuides) -> Float
  ) -> LayoutMaker<Property.WillSetTrailingProperty> {
    with(property.storeTrailing(.byParent(position)))
  }

  /// Puts the trailing at a position that the guides of another view give. The view is held weakly.
  @inlinable public func pinTrailing(
    to reference: View?, with position: @escaping (ViewPinGuides.Horizontal) -> Float
  ) -> LayoutMaker<Property.WillSetTrailingProperty> {
    with(
      property.storeTrailing(
        LayoutElement.Horizontal.pinned(to: reference, isImmediate: isImmediate, position)))
  }

  /// Puts the trailing at a position that the guides of the view give which the getter finds.
  @inlinable public func pinTrailing(
    by reference: @escaping () -> View?, with position: @escaping (ViewPinGuides.Horizontal) -> Float
  ) -> LayoutMaker<Property.WillSetTrailingProperty> {
    with(property.storeTrailing(.byReference(referenceGetter: reference, position)))
  }

  /// A closure goes with `by`.
  @available(*, unavailable, message: "a closure goes with the label by")
  @_disfavoredOverload
  public func setTrailing(
    to position: @escaping (ViewLayoutGuides) -> Float
  ) -> LayoutMaker<Property.WillSetTrailingProperty> {
    setTrailing(by: position)
  }
}

extension LayoutMaker where Property: LayoutPropertyCanStoreHorizontalType {
  /// Puts the line at a fraction of the width at a position in the bounds of the parent.
  @inlinable public func setHorizontal(at line: Line.Horizontal, to position: Float) -> LayoutMaker<Property.WillSetHorizontalProperty> {
    with(property.storeHorizontal(at: line, .constant(position)))
  }

  /// Puts the line at a fraction of the width at a position that the guides of the parent give.
  @inlinable public func setHorizontal(
    at line: Line.Horizontal, by position: @escaping (ViewLayoutGuides) -> Float
  ) -> LayoutMaker<Property.WillSetHorizontalProperty> {
    with(property.storeHorizontal(at: line, .byParent(position)))
  }

  /// Puts the line at a fraction of the width at a position that the guides of another view give. The view is held weakly.
  @inlinable public func pinHorizontal(
    at line: Line.Horizontal, to reference: View?, with position: @escaping (ViewPinGuides.Horizontal) -> Float
  ) -> LayoutMaker<Property.WillSetHorizontalProperty> {
    with(
      property.storeHorizontal(
        at: line, LayoutElement.Horizontal.pinned(to: reference, isImmediate: isImmediate, position)))
  }

  /// Puts the line at a fraction of the width at a position that the guides of the view give which the getter finds.
  @inlinable public func pinHorizontal(
    at line: Line.Horizontal, by reference: @escaping () -> View?, with position: @escaping (ViewPinGuides.Horizontal) -> Float
  ) -> LayoutMaker<Property.WillSetHorizontalProperty> {
    with(property.storeHorizontal(at: line, .byReference(referenceGetter: reference, position)))
  }

  /// A closure goes with `by`.
  @available(*, unavailable, message: "a closure goes with the label by")
  @_disfavoredOverload
  public func setHorizontal(
    at line: Line.Horizontal, to position: @escaping (ViewLayoutGuides) -> Float
  ) -> LayoutMaker<Property.WillSetHorizontalProperty> {
    setHorizontal(at: line, by: position)
  }
}

extension LayoutMaker where Property: LayoutPropertyCanStoreTopType {
  /// Puts the top at a position in the bounds of the parent.
  @inlinable public func setTop(to position: Float) -> LayoutMaker<Property.WillSetTopProperty> {
    with(property.storeTop(.constant(position)))
  }

  /// Puts the top at a position that the guides of the parent give.
  @inlinable public func setTop(
    by position: @escaping (ViewLayoutGuides) -> Float
  ) -> LayoutMaker<Property.WillSetTopProperty> {
    with(property.storeTop(.byParent(position)))
  }

  /// Puts the top at a position that the guides of another view give. The view is held weakly.
  @inlinable public func pinTop(
    to reference: View?, with position: @escaping (ViewPinGuides.Vertical) -> Float
  ) -> LayoutMaker<Property.WillSetTopProperty> {
    with(
      property.storeTop(
        LayoutElement.Vertical.pinned(to: reference, isImmediate: isImmediate, position)))
  }

  /// Puts the top at a position that the guides of the view give which the getter finds.
  @inlinable public func pinTop(
    by reference: @escaping () -> View?, with position: @escaping (ViewPinGuides.Vertical) -> Float
  ) -> LayoutMaker<Property.WillSetTopProperty> {
    with(property.storeTop(.byReference(referenceGetter: reference, position)))
  }

  /// A closure goes with `by`.
  @available(*, unavailable, message: "a closure goes with the label by")
  @_disfavoredOverload
  public func setTop(
    to position: @escaping (ViewLayoutGuides) -> Float
  ) -> LayoutMaker<Property.WillSetTopProperty> {
    setTop(by: position)
  }

  /// Puts the top through a point that the guides of the parent give.
  @_disfavoredOverload
  @inlinable public func setTop(
    by point: @escaping (ViewLayoutGuides) -> Point
  ) -> LayoutMaker<Property.WillSetTopProperty> {
    with(property.storeTop(.byParent { point($0).y }))
  }
}

extension LayoutMaker where Property: LayoutPropertyCanStoreMiddleType {
  /// Puts the middle at a position in the bounds of the parent.
  @inlinable public func setMiddle(to position: Float) -> LayoutMaker<Property.WillSetMiddleProperty> {
    with(property.storeMiddle(.constant(position)))
  }

  /// Puts the middle at a position that the guides of the parent give.
  @inlinable public func setMiddle(
    by position: @escaping (ViewLayoutGuides) -> Float
  ) -> LayoutMaker<Property.WillSetMiddleProperty> {
    with(property.storeMiddle(.byParent(position)))
  }

  /// Puts the middle at a position that the guides of another view give. The view is held weakly.
  @inlinable public func pinMiddle(
    to reference: View?, with position: @escaping (ViewPinGuides.Vertical) -> Float
  ) -> LayoutMaker<Property.WillSetMiddleProperty> {
    with(
      property.storeMiddle(
        LayoutElement.Vertical.pinned(to: reference, isImmediate: isImmediate, position)))
  }

  /// Puts the middle at a position that the guides of the view give which the getter finds.
  @inlinable public func pinMiddle(
    by reference: @escaping () -> View?, with position: @escaping (ViewPinGuides.Vertical) -> Float
  ) -> LayoutMaker<Property.WillSetMiddleProperty> {
    with(property.storeMiddle(.byReference(referenceGetter: reference, position)))
  }

  /// A closure goes with `by`.
  @available(*, unavailable, message: "a closure goes with the label by")
  @_disfavoredOverload
  public func setMiddle(
    to position: @escaping (ViewLayoutGuides) -> Float
  ) -> LayoutMaker<Property.WillSetMiddleProperty> {
    setMiddle(by: position)
  }

  /// Puts the middle through a point that the guides of the parent give.
  @_disfavoredOverload
  @inlinable public func setMiddle(
    by point: @escaping (ViewLayoutGuides) -> Point
  ) -> LayoutMaker<Property.WillSetMiddleProperty> {
    with(property.storeMiddle(.byParent { point($0).y }))
  }
}

extension LayoutMaker where Property: LayoutPropertyCanStoreBottomType {
  /// Puts the bottom at a position in the bounds of the parent.
  @inlinable public func setBottom(to position: Float) -> LayoutMaker<Property.WillSetBottomProperty> {
    with(property.storeBottom(.constant(position)))
  }

  /// Puts the bottom at a position that the guides of the parent give.
  @inlinable public func setBottom(
    by position: @escaping (ViewLayoutGuides) -> Float
  ) -> LayoutMaker<Property.WillSetBottomProperty> {
    with(property.storeBottom(.byParent(position)))
  }

  /// Puts the bottom at a position that the guides of another view give. The view is held weakly.
  @inlinable public func pinBottom(
    to reference: View?, with position: @escaping (ViewPinGuides.Vertical) -> Float
  ) -> LayoutMaker<Property.WillSetBottomProperty> {
    with(
      property.storeBottom(
        LayoutElement.Vertical.pinned(to: reference, isImmediate: isImmediate, position)))
  }

  /// Puts the bottom at a position that the guides of the view give which the getter finds.
  @inlinable public func pinBottom(
    by reference: @escaping () -> View?, with position: @escaping (ViewPinGuides.Vertical) -> Float
  ) -> LayoutMaker<Property.WillSetBottomProperty> {
    with(property.storeBottom(.byReference(referenceGetter: reference, position)))
  }

  /// A closure goes with `by`.
  @available(*, unavailable, message: "a closure goes with the label by")
  @_disfavoredOverload
  public func setBottom(
    to position: @escaping (ViewLayoutGuides) -> Float
  ) -> LayoutMaker<Property.WillSetBottomProperty> {
    setBottom(by: position)
  }

  /// Puts the bottom through a point that the guides of the parent give.
  @_disfavoredOverload
  @inlinable public func setBottom(
    by point: @escaping (ViewLayoutGuides) -> Point
  ) -> LayoutMaker<Property.WillSetBottomProperty> {
    with(property.storeBottom(.byParent { point($0).y }))
  }
}

extension LayoutMaker where Property: LayoutPropertyCanStoreVerticalType {
  /// Puts the line at a fraction of the height at a position in the bounds of the parent.
  @inlinable public func setVertical(at line: Line.Vertical, to position: Float) -> LayoutMaker<Property.WillSetVerticalProperty> {
    with(property.storeVertical(at: line, .constant(position)))
  }

  /// Puts the line at a fraction of the height at a position that the guides of the parent give.
  @inlinable public func setVertical(
    at line: Line.Vertical, by position: @escaping (ViewLayoutGuides) -> Float
  ) -> LayoutMaker<Property.WillSetVerticalProperty> {
    with(property.storeVertical(at: line, .byParent(position)))
  }

  /// Puts the line at a fraction of the height at a position that the guides of another view give. The view is held weakly.
  @inlinable public func pinVertical(
    at line: Line.Vertical, to reference: View?, with position: @escaping (ViewPinGuides.Vertical) -> Float
  ) -> LayoutMaker<Property.WillSetVerticalProperty> {
    with(
      property.storeVertical(
        at: line, LayoutElement.Vertical.pinned(to: reference, isImmediate: isImmediate, position)))
  }

  /// Puts the line at a fraction of the height at a position that the guides of the view give which the getter finds.
  @inlinable public func pinVertical(
    at line: Line.Vertical, by reference: @escaping () -> View?, with position: @escaping (ViewPinGuides.Vertical) -> Float
  ) -> LayoutMaker<Property.WillSetVerticalProperty> {
    with(property.storeVertical(at: line, .byReference(referenceGetter: reference, position)))
  }

  /// A closure goes with `by`.
  @available(*, unavailable, message: "a closure goes with the label by")
  @_disfavoredOverload
  public func setVertical(
    at line: Line.Vertical, to position: @escaping (ViewLayoutGuides) -> Float
  ) -> LayoutMaker<Property.WillSetVerticalProperty> {
    setVertical(at: line, by: position)
  }
}
