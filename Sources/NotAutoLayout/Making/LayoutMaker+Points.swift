// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

// Written by MakerForms of the tests; to write it anew:
// QUOIN_UPDATE=1 swift test --filter GeneratedMakerTests
// swift-format-ignore-file

extension LayoutMaker where Property: LayoutPropertyCanStoreTopLeftType {
  /// Puts the point at top and left at a position in the bounds of the parent.
  @inlinable public func setTopLeft(to position: Point) -> LayoutMaker<Property.WillSetTopLeftProperty> {
    with(property.storeTopLeft(.constant(position)))
  }

  /// Puts the point at top and left at a position that the guides of the parent give.
  @inlinable public func setTopLeft(
    by position: @escaping (ViewLayoutGuides) -> Point
  ) -> LayoutMaker<Property.WillSetTopLeftProperty> {
    with(property.storeTopLeft(.byParent(position)))
  }

  /// Puts the point at top and left at a position that the guides of another view give. The view is held weakly.
  @inlinable public func pinTopLeft(
    to reference: View?, with position: @escaping (ViewPinGuides.Point) -> Point
  ) -> LayoutMaker<Property.WillSetTopLeftProperty> {
    with(
      property.storeTopLeft(
        LayoutElement.Point.pinned(to: reference, isImmediate: isImmediate, position)))
  }

  /// Puts the point at top and left at a position that the guides of the view give which the getter finds.
  @inlinable public func pinTopLeft(
    by reference: @escaping () -> View?, with position: @escaping (ViewPinGuides.Point) -> Point
  ) -> LayoutMaker<Property.WillSetTopLeftProperty> {
    with(property.storeTopLeft(.byReference(referenceGetter: reference, position)))
  }

  /// A closure goes with `by`.
  @available(*, unavailable, message: "a closure goes with the label by")
  @_disfavoredOverload
  public func setTopLeft(
    to position: @escaping (ViewLayoutGuides) -> Point
  ) -> LayoutMaker<Property.WillSetTopLeftProperty> {
    setTopLeft(by: position)
  }
}

extension LayoutMaker where Property: LayoutPropertyCanStoreTopCenterType {
  /// Puts the point at top and center at a position in the bounds of the parent.
  @inlinable public func setTopCenter(to position: Point) -> LayoutMaker<Property.WillSetTopCenterProperty> {
    with(property.storeTopCenter(.constant(position)))
  }

  /// Puts the point at top and center at a position that the guides of the parent give.
  @inlinable public func setTopCenter(
    by position: @escaping (ViewLayoutGuides) -> Point
  ) -> LayoutMaker<Property.WillSetTopCenterProperty> {
    with(property.storeTopCenter(.byParent(position)))
  }

  /// Puts the point at top and center at a position that the guides of another view give. The view is held weakly.
  @inlinable public func pinTopCenter(
    to reference: View?, with position: @escaping (ViewPinGuides.Point) -> Point
  ) -> LayoutMaker<Property.WillSetTopCenterProperty> {
    with(
      property.storeTopCenter(
        LayoutElement.Point.pinned(to: reference, isImmediate: isImmediate, position)))
  }

  /// Puts the point at top and center at a position that the guides of the view give which the getter finds.
  @inlinable public func pinTopCenter(
    by reference: @escaping () -> View?, with position: @escaping (ViewPinGuides.Point) -> Point
  ) -> LayoutMaker<Property.WillSetTopCenterProperty> {
    with(property.storeTopCenter(.byReference(referenceGetter: reference, position)))
  }

  /// A closure goes with `by`.
  @available(*, unavailable, message: "a closure goes with the label by")
  @_disfavoredOverload
  public func setTopCenter(
    to position: @escaping (ViewLayoutGuides) -> Point
  ) -> LayoutMaker<Property.WillSetTopCenterProperty> {
    setTopCenter(by: position)
  }
}

extension LayoutMaker where Property: LayoutPropertyCanStoreTopRightType {
  /// Puts the point at top and right at a position in the bounds of the parent.
  @inlinable public func setTopRight(to position: Point) -> LayoutMaker<Property.WillSetTopRightProperty> {
    with(property.storeTopRight(.constant(position)))
  }

  /// Puts the point at top and right at a position that the guides of the parent give.
  @inlinable public func setTopRight(
    by position: @escaping (ViewLayoutGuides) -> Point
  ) -> LayoutMaker<Property.WillSetTopRightProperty> {
    with(property.storeTopRight(.byParent(position)))
  }

  /// Puts the point at top and right at a position that the guides of another view give. The view is held weakly.
  @inlinable public func pinTopRight(
    to reference: View?, with position: @escaping (ViewPinGuides.Point) -> Point
  ) -> LayoutMaker<Property.WillSetTopRightProperty> {
    with(
      property.storeTopRight(
        LayoutElement.Point.pinned(to: reference, isImmediate: isImmediate, position)))
  }

  /// Puts the point at top and right at a position that the guides of the view give which the getter finds.
  @inlinable public func pinTopRight(
    by reference: @escaping () -> View?, with position: @escaping (ViewPinGuides.Point) -> Point
  ) -> LayoutMaker<Property.WillSetTopRightProperty> {
    with(property.storeTopRight(.byReference(referenceGetter: reference, position)))
  }

  /// A closure goes with `by`.
  @available(*, unavailable, message: "a closure goes with the label by")
  @_disfavoredOverload
  public func setTopRight(
    to position: @escaping (ViewLayoutGuides) -> Point
  ) -> LayoutMaker<Property.WillSetTopRightProperty> {
    setTopRight(by: position)
  }
}

extension LayoutMaker where Property: LayoutPropertyCanStoreTopLeadingType {
  /// Puts the point at top and leading at a position in the bounds of the parent.
  @inlinable public func setTopLeading(to position: Point) -> LayoutMaker<Property.WillSetTopLeadingProperty> {
    with(property.storeTopLeading(.constant(position)))
  }

  /// Puts the point at top and leading at a position that the guides of the parent give.
  @inlinable public func setTopLeading(
    by position: @escaping (ViewLayoutGuides) -> Point
  ) -> LayoutMaker<Property.WillSetTopLeadingProperty> {
    with(property.storeTopLeading(.byParent(position)))
  }

  /// Puts the point at top and leading at a position that the guides of another view give. The view is held weakly.
  @inlinable public func pinTopLeading(
    to reference: View?, with position: @escaping (ViewPinGuides.Point) -> Point
  ) -> LayoutMaker<Property.WillSetTopLeadingProperty> {
    with(
      property.storeTopLeading(
        LayoutElement.Point.pinned(to: reference, isImmediate: isImmediate, position)))
  }

  /// Puts the point at top and leading at a position that the guides of the view give which the getter finds.
  @inlinable public func pinTopLeading(
    by reference: @escaping () -> View?, with position: @escaping (ViewPinGuides.Point) -> Point
  ) -> LayoutMaker<Property.WillSetTopLeadingProperty> {
    with(property.storeTopLeading(.byReference(referenceGetter: reference, position)))
  }

  /// A closure goes with `by`.
  @available(*, unavailable, message: "a closure goes with the label by")
  @_disfavoredOverload
  public func setTopLeading(
    to position: @escaping (ViewLayoutGuides) -> Point
  ) -> LayoutMaker<Property.WillSetTopLeadingProperty> {
    setTopLeading(by: position)
  }
}

extension LayoutMaker where Property: LayoutPropertyCanStoreTopTrailingType {
  /// Puts the point at top and trailing at a position in the bounds of the parent.
  @inlinable public func setTopTrailing(to position: Point) -> LayoutMaker<Property.WillSetTopTrailingProperty> {
    with(property.storeTopTrailing(.constant(position)))
  }

  /// Puts the point at top and trailing at a position that the guides of the parent give.
  @inlinable public func setTopTrailing(
    by position: @escaping (ViewLayoutGuides) -> Point
  ) -> LayoutMaker<Property.WillSetTopTrailingProperty> {
    with(property.storeTopTrailing(.byParent(position)))
  }

  /// Puts the point at top and trailing at a position that the guides of another view give. The view is held weakly.
  @inlinable public func pinTopTrailing(
    to reference: View?, with position: @escaping (ViewPinGuides.Point) -> Point
  ) -> LayoutMaker<Property.WillSetTopTrailingProperty> {
    with(
      property.storeTopTrailing(
        LayoutElement.Point.pinned(to: reference, isImmediate: isImmediate, position)))
  }

  /// Puts the point at top and trailing at a position that the guides of the view give which the getter finds.
  @inlinable public func pinTopTrailing(
    by reference: @escaping () -> View?, with position: @escaping (ViewPinGuides.Point) -> Point
  ) -> LayoutMaker<Property.WillSetTopTrailingProperty> {
    with(property.storeTopTrailing(.byReference(referenceGetter: reference, position)))
  }

  /// A closure goes with `by`.
  @available(*, unavailable, message: "a closure goes with the label by")
  @_disfavoredOverload
  public func setTopTrailing(
    to position: @escaping (ViewLayoutGuides) -> Point
  ) -> LayoutMaker<Property.WillSetTopTrailingProperty> {
    setTopTrailing(by: position)
  }
}

extension LayoutMaker where Property: LayoutPropertyCanStoreMiddleLeftType {
  /// Puts the point at middle and left at a position in the bounds of the parent.
  @inlinable public func setMiddleLeft(to position: Point) -> LayoutMaker<Property.WillSetMiddleLeftProperty> {
    with(property.storeMiddleLeft(.constant(position)))
  }

  /// Puts the point at middle and left at a position that the guides of the parent give.
  @inlinable public func setMiddleLeft(
    by position: @escaping (ViewLayoutGuides) -> Point
  ) -> LayoutMaker<Property.WillSetMiddleLeftProperty> {
    with(property.storeMiddleLeft(.byParent(position)))
  }

  /// Puts the point at middle and left at a position that the guides of another view give. The view is held weakly.
  @inlinable public func pinMiddleLeft(
    to reference: View?, with position: @escaping (ViewPinGuides.Point) -> Point
  ) -> LayoutMaker<Property.WillSetMiddleLeftProperty> {
    with(
      property.storeMiddleLeft(
        LayoutElement.Point.pinned(to: reference, isImmediate: isImmediate, position)))
  }

  /// Puts the point at middle and left at a position that the guides of the view give which the getter finds.
  @inlinable public func pinMiddleLeft(
    by reference: @escaping () -> View?, with position: @escaping (ViewPinGuides.Point) -> Point
  ) -> LayoutMaker<Property.WillSetMiddleLeftProperty> {
    with(property.storeMiddleLeft(.byReference(referenceGetter: reference, position)))
  }

  /// A closure goes with `by`.
  @available(*, unavailable, message: "a closure goes with the label by")
  @_disfavoredOverload
  public func setMiddleLeft(
    to position: @escaping (ViewLayoutGuides) -> Point
  ) -> LayoutMaker<Property.WillSetMiddleLeftProperty> {
    setMiddleLeft(by: position)
  }
}

extension LayoutMaker where Property: LayoutPropertyCanStoreMiddleCenterType {
  /// Puts the point at middle and center at a position in the bounds of the parent.
  @inlinable public func setMiddleCenter(to position: Point) -> LayoutMaker<Property.WillSetMiddleCenterProperty> {
    with(property.storeMiddleCenter(.constant(position)))
  }

  /// Puts the point at middle and center at a position that the guides of the parent give.
  @inlinable public func setMiddleCenter(
    by position: @escaping (ViewLayoutGuides) -> Point
  ) -> LayoutMaker<Property.WillSetMiddleCenterProperty> {
    with(property.storeMiddleCenter(.byParent(position)))
  }

  /// Puts the point at middle and center at a position that the guides of another view give. The view is held weakly.
  @inlinable public func pinMiddleCenter(
    to reference: View?, with position: @escaping (ViewPinGuides.Point) -> Point
  ) -> LayoutMaker<Property.WillSetMiddleCenterProperty> {
    with(
      property.storeMiddleCenter(
        LayoutElement.Point.pinned(to: reference, isImmediate: isImmediate, position)))
  }

  /// Puts the point at middle and center at a position that the guides of the view give which the getter finds.
  @inlinable public func pinMiddleCenter(
    by reference: @escaping () -> View?, with position: @escaping (ViewPinGuides.Point) -> Point
  ) -> LayoutMaker<Property.WillSetMiddleCenterProperty> {
    with(property.storeMiddleCenter(.byReference(referenceGetter: reference, position)))
  }

  /// A closure goes with `by`.
  @available(*, unavailable, message: "a closure goes with the label by")
  @_disfavoredOverload
  public func setMiddleCenter(
    to position: @escaping (ViewLayoutGuides) -> Point
  ) -> LayoutMaker<Property.WillSetMiddleCenterProperty> {
    setMiddleCenter(by: position)
  }
}

extension LayoutMaker where Property: LayoutPropertyCanStoreMiddleRightType {
  /// Puts the point at middle and right at a position in the bounds of the parent.
  @inlinable public func setMiddleRight(to position: Point) -> LayoutMaker<Property.WillSetMiddleRightProperty> {
    with(property.storeMiddleRight(.constant(position)))
  }

  /// Puts the point at middle and right at a position that the guides of the parent give.
  @inlinable public func setMiddleRight(
    by position: @escaping (ViewLayoutGuides) -> Point
  ) -> LayoutMaker<Property.WillSetMiddleRightProperty> {
    with(property.storeMiddleRight(.byParent(position)))
  }

  /// Puts the point at middle and right at a position that the guides of another view give. The view is held weakly.
  @inlinable public func pinMiddleRight(
    to reference: View?, with position: @escaping (ViewPinGuides.Point) -> Point
  ) -> LayoutMaker<Property.WillSetMiddleRightProperty> {
    with(
      property.storeMiddleRight(
        LayoutElement.Point.pinned(to: reference, isImmediate: isImmediate, position)))
  }

  /// Puts the point at middle and right at a position that the guides of the view give which the getter finds.
  @inlinable public func pinMiddleRight(
    by reference: @escaping () -> View?, with position: @escaping (ViewPinGuides.Point) -> Point
  ) -> LayoutMaker<Property.WillSetMiddleRightProperty> {
    with(property.storeMiddleRight(.byReference(referenceGetter: reference, position)))
  }

  /// A closure goes with `by`.
  @available(*, unavailable, message: "a closure goes with the label by")
  @_disfavoredOverload
  public func setMiddleRight(
    to position: @escaping (ViewLayoutGuides) -> Point
  ) -> LayoutMaker<Property.WillSetMiddleRightProperty> {
    setMiddleRight(by: position)
  }
}

extension LayoutMaker where Property: LayoutPropertyCanStoreMiddleLeadingType {
  /// Puts the point at middle and leading at a position in the bounds of the parent.
  @inlinable public func setMiddleLeading(to position: Point) -> LayoutMaker<Property.WillSetMiddleLeadingProperty> {
    with(property.storeMiddleLeading(.constant(position)))
  }

  /// Puts the point at middle and leading at a position that the guides of the parent give.
  @inlinable public func setMiddleLeading(
    by position: @escaping (ViewLayoutGuides) -> Point
  ) -> LayoutMaker<Property.WillSetMiddleLeadingProperty> {
    with(property.storeMiddleLeading(.byParent(position)))
  }

  /// Puts the point at middle and leading at a position that the guides of another view give. The view is held weakly.
  @inlinable public func pinMiddleLeading(
    to reference: View?, with position: @escaping (ViewPinGuides.Point) -> Point
  ) -> LayoutMaker<Property.WillSetMiddleLeadingProperty> {
    with(
      property.storeMiddleLeading(
        LayoutElement.Point.pinned(to: reference, isImmediate: isImmediate, position)))
  }

  /// Puts the point at middle and leading at a position that the guides of the view give which the getter finds.
  @inlinable public func pinMiddleLeading(
    by reference: @escaping () -> View?, with position: @escaping (ViewPinGuides.Point) -> Point
  ) -> LayoutMaker<Property.WillSetMiddleLeadingProperty> {
    with(property.storeMiddleLeading(.byReference(referenceGetter: reference, position)))
  }

  /// A closure goes with `by`.
  @available(*, unavailable, message: "a closure goes with the label by")
  @_disfavoredOverload
  public func setMiddleLeading(
    to position: @escaping (ViewLayoutGuides) -> Point
  ) -> LayoutMaker<Property.WillSetMiddleLeadingProperty> {
    setMiddleLeading(by: position)
  }
}

extension LayoutMaker where Property: LayoutPropertyCanStoreMiddleTrailingType {
  /// Puts the point at middle and trailing at a position in the bounds of the parent.
  @inlinable public func setMiddleTrailing(to position: Point) -> LayoutMaker<Property.WillSetMiddleTrailingProperty> {
    with(property.storeMiddleTrailing(.constant(position)))
  }

  /// Puts the point at middle and trailing at a position that the guides of the parent give.
  @inlinable public func setMiddleTrailing(
    by position: @escaping (ViewLayoutGuides) -> Point
  ) -> LayoutMaker<Property.WillSetMiddleTrailingProperty> {
    with(property.storeMiddleTrailing(.byParent(position)))
  }

  /// Puts the point at middle and trailing at a position that the guides of another view give. The view is held weakly.
  @inlinable public func pinMiddleTrailing(
    to reference: View?, with position: @escaping (ViewPinGuides.Point) -> Point
  ) -> LayoutMaker<Property.WillSetMiddleTrailingProperty> {
    with(
      property.storeMiddleTrailing(
        LayoutElement.Point.pinned(to: reference, isImmediate: isImmediate, position)))
  }

  /// Puts the point at middle and trailing at a position that the guides of the view give which the getter finds.
  @inlinable public func pinMiddleTrailing(
    by reference: @escaping () -> View?, with position: @escaping (ViewPinGuides.Point) -> Point
  ) -> LayoutMaker<Property.WillSetMiddleTrailingProperty> {
    with(property.storeMiddleTrailing(.byReference(referenceGetter: reference, position)))
  }

  /// A closure goes with `by`.
  @available(*, unavailable, message: "a closure goes with the label by")
  @_disfavoredOverload
  public func setMiddleTrailing(
    to position: @escaping (ViewLayoutGuides) -> Point
  ) -> LayoutMaker<Property.WillSetMiddleTrailingProperty> {
    setMiddleTrailing(by: position)
  }
}

extension LayoutMaker where Property: LayoutPropertyCanStoreBottomLeftType {
  /// Puts the point at bottom and left at a position in the bounds of the parent.
  @inlinable public func setBottomLeft(to position: Point) -> LayoutMaker<Property.WillSetBottomLeftProperty> {
    with(property.storeBottomLeft(.constant(position)))
  }

  /// Puts the point at bottom and left at a position that the guides of the parent give.
  @inlinable public func setBottomLeft(
    by position: @escaping (ViewLayoutGuides) -> Point
  ) -> LayoutMaker<Property.WillSetBottomLeftProperty> {
    with(property.storeBottomLeft(.byParent(position)))
  }

  /// Puts the point at bottom and left at a position that the guides of another view give. The view is held weakly.
  @inlinable public func pinBottomLeft(
    to reference: View?, with position: @escaping (ViewPinGuides.Point) -> Point
  ) -> LayoutMaker<Property.WillSetBottomLeftProperty> {
    with(
      property.storeBottomLeft(
        LayoutElement.Point.pinned(to: reference, isImmediate: isImmediate, position)))
  }

  /// Puts the point at bottom and left at a position that the guides of the view give which the getter finds.
  @inlinable public func pinBottomLeft(
    by reference: @escaping () -> View?, with position: @escaping (ViewPinGuides.Point) -> Point
  ) -> LayoutMaker<Property.WillSetBottomLeftProperty> {
    with(property.storeBottomLeft(.byReference(referenceGetter: reference, position)))
  }

  /// A closure goes with `by`.
  @available(*, unavailable, message: "a closure goes with the label by")
  @_disfavoredOverload
  public func setBottomLeft(
    to position: @escaping (ViewLayoutGuides) -> Point
  ) -> LayoutMaker<Property.WillSetBottomLeftProperty> {
    setBottomLeft(by: position)
  }
}

extension LayoutMaker where Property: LayoutPropertyCanStoreBottomCenterType {
  /// Puts the point at bottom and center at a position in the bounds of the parent.
  @inlinable public func setBottomCenter(to position: Point) -> LayoutMaker<Property.WillSetBottomCenterProperty> {
    with(property.storeBottomCenter(.constant(position)))
  }

  /// Puts the point at bottom and center at a position that the guides of the parent give.
  @inlinable public func setBottomCenter(
    by position: @escaping (ViewLayoutGuides) -> Point
  ) -> LayoutMaker<Property.WillSetBottomCenterProperty> {
    with(property.storeBottomCenter(.byParent(position)))
  }

  /// Puts the point at bottom and center at a position that the guides of another view give. The view is held weakly.
  @inlinable public func pinBottomCenter(
    to reference: View?, with position: @escaping (ViewPinGuides.Point) -> Point
  ) -> LayoutMaker<Property.WillSetBottomCenterProperty> {
    with(
      property.storeBottomCenter(
        LayoutElement.Point.pinned(to: reference, isImmediate: isImmediate, position)))
  }

  /// Puts the point at bottom and center at a position that the guides of the view give which the getter finds.
  @inlinable public func pinBottomCenter(
    by reference: @escaping () -> View?, with position: @escaping (ViewPinGuides.Point) -> Point
  ) -> LayoutMaker<Property.WillSetBottomCenterProperty> {
    with(property.storeBottomCenter(.byReference(referenceGetter: reference, position)))
  }

  /// A closure goes with `by`.
  @available(*, unavailable, message: "a closure goes with the label by")
  @_disfavoredOverload
  public func setBottomCenter(
    to position: @escaping (ViewLayoutGuides) -> Point
  ) -> LayoutMaker<Property.WillSetBottomCenterProperty> {
    setBottomCenter(by: position)
  }
}

extension LayoutMaker where Property: LayoutPropertyCanStoreBottomRightType {
  /// Puts the point at bottom and right at a position in the bounds of the parent.
  @inlinable public func setBottomRight(to position: Point) -> LayoutMaker<Property.WillSetBottomRightProperty> {
    with(property.storeBottomRight(.constant(position)))
  }

  /// Puts the point at bottom and right at a position that the guides of the parent give.
  @inlinable public func setBottomRight(
    by position: @escaping (ViewLayoutGuides) -> Point
  ) -> LayoutMaker<Property.WillSetBottomRightProperty> {
    with(property.storeBottomRight(.byParent(position)))
  }

  /// Puts the point at bottom and right at a position that the guides of another view give. The view is held weakly.
  @inlinable public func pinBottomRight(
    to reference: View?, with position: @escaping (ViewPinGuides.Point) -> Point
  ) -> LayoutMaker<Property.WillSetBottomRightProperty> {
    with(
      property.storeBottomRight(
        LayoutElement.Point.pinned(to: reference, isImmediate: isImmediate, position)))
  }

  /// Puts the point at bottom and right at a position that the guides of the view give which the getter finds.
  @inlinable public func pinBottomRight(
    by reference: @escaping () -> View?, with position: @escaping (ViewPinGuides.Point) -> Point
  ) -> LayoutMaker<Property.WillSetBottomRightProperty> {
    with(property.storeBottomRight(.byReference(referenceGetter: reference, position)))
  }

  /// A closure goes with `by`.
  @available(*, unavailable, message: "a closure goes with the label by")
  @_disfavoredOverload
  public func setBottomRight(
    to position: @escaping (ViewLayoutGuides) -> Point
  ) -> LayoutMaker<Property.WillSetBottomRightProperty> {
    setBottomRight(by: position)
  }
}

extension LayoutMaker where Property: LayoutPropertyCanStoreBottomLeadingType {
  /// Puts the point at bottom and leading at a position in the bounds of the parent.
  @inlinable public func setBottomLeading(to position: Point) -> LayoutMaker<Property.WillSetBottomLeadingProperty> {
    with(property.storeBottomLeading(.constant(position)))
  }

  /// Puts the point at bottom and leading at a position that the guides of the parent give.
  @inlinable public func setBottomLeading(
    by position: @escaping (ViewLayoutGuides) -> Point
  ) -> LayoutMaker<Property.WillSetBottomLeadingProperty> {
    with(property.storeBottomLeading(.byParent(position)))
  }

  /// Puts the point at bottom and leading at a position that the guides of another view give. The view is held weakly.
  @inlinable public func pinBottomLeading(
    to reference: View?, with position: @escaping (ViewPinGuides.Point) -> Point
  ) -> LayoutMaker<Property.WillSetBottomLeadingProperty> {
    with(
      property.storeBottomLeading(
        LayoutElement.Point.pinned(to: reference, isImmediate: isImmediate, position)))
  }

  /// Puts the point at bottom and leading at a position that the guides of the view give which the getter finds.
  @inlinable public func pinBottomLeading(
    by reference: @escaping () -> View?, with position: @escaping (ViewPinGuides.Point) -> Point
  ) -> LayoutMaker<Property.WillSetBottomLeadingProperty> {
    with(property.storeBottomLeading(.byReference(referenceGetter: reference, position)))
  }

  /// A closure goes with `by`.
  @available(*, unavailable, message: "a closure goes with the label by")
  @_disfavoredOverload
  public func setBottomLeading(
    to position: @escaping (ViewLayoutGuides) -> Point
  ) -> LayoutMaker<Property.WillSetBottomLeadingProperty> {
    setBottomLeading(by: position)
  }
}

extension LayoutMaker where Property: LayoutPropertyCanStoreBottomTrailingType {
  /// Puts the point at bottom and trailing at a position in the bounds of the parent.
  @inlinable public func setBottomTrailing(to position: Point) -> LayoutMaker<Property.WillSetBottomTrailingProperty> {
    with(property.storeBottomTrailing(.constant(position)))
  }

  /// Puts the point at bottom and trailing at a position that the guides of the parent give.
  @inlinable public func setBottomTrailing(
    by position: @escaping (ViewLayoutGuides) -> Point
  ) -> LayoutMaker<Property.WillSetBottomTrailingProperty> {
    with(property.storeBottomTrailing(.byParent(position)))
  }

  /// Puts the point at bottom and trailing at a position that the guides of another view give. The view is held weakly.
  @inlinable public func pinBottomTrailing(
    to reference: View?, with position: @escaping (ViewPinGuides.Point) -> Point
  ) -> LayoutMaker<Property.WillSetBottomTrailingProperty> {
    with(
      property.storeBottomTrailing(
        LayoutElement.Point.pinned(to: reference, isImmediate: isImmediate, position)))
  }

  /// Puts the point at bottom and trailing at a position that the guides of the view give which the getter finds.
  @inlinable public func pinBottomTrailing(
    by reference: @escaping () -> View?, with position: @escaping (ViewPinGuides.Point) -> Point
  ) -> LayoutMaker<Property.WillSetBottomTrailingProperty> {
    with(property.storeBottomTrailing(.byReference(referenceGetter: reference, position)))
  }

  /// A closure goes with `by`.
  @available(*, unavailable, message: "a closure goes with the label by")
  @_disfavoredOverload
  public func setBottomTrailing(
    to position: @escaping (ViewLayoutGuides) -> Point
  ) -> LayoutMaker<Property.WillSetBottomTrailingProperty> {
    setBottomTrailing(by: position)
  }
}

extension LayoutMaker where Property: LayoutPropertyCanStorePointType {
  /// Puts the point at fractions of the width and the height at a position in the bounds of the parent.
  @inlinable public func setPoint(at point: Point, to position: Point) -> LayoutMaker<Property.WillSetPointProperty> {
    with(property.storePoint(at: point, .constant(position)))
  }

  /// Puts the point at fractions of the width and the height at a position that the guides of the parent give.
  @inlinable public func setPoint(
    at point: Point, by position: @escaping (ViewLayoutGuides) -> Point
  ) -> LayoutMaker<Property.WillSetPointProperty> {
    with(property.storePoint(at: point, .byParent(position)))
  }

  /// Puts the point at fractions of the width and the height at a position that the guides of another view give. The view is held weakly.
  @inlinable public func pinPoint(
    at point: Point, to reference: View?, with position: @escaping (ViewPinGuides.Point) -> Point
  ) -> LayoutMaker<Property.WillSetPointProperty> {
    with(
      property.storePoint(
        at: point, LayoutElement.Point.pinned(to: reference, isImmediate: isImmediate, position)))
  }

  /// Puts the point at fractions of the width and the height at a position that the guides of the view give which the getter finds.
  @inlinable public func pinPoint(
    at point: Point, by reference: @escaping () -> View?, with position: @escaping (ViewPinGuides.Point) -> Point
  ) -> LayoutMaker<Property.WillSetPointProperty> {
    with(property.storePoint(at: point, .byReference(referenceGetter: reference, position)))
  }

  /// A closure goes with `by`.
  @available(*, unavailable, message: "a closure goes with the label by")
  @_disfavoredOverload
  public func setPoint(
    at point: Point, to position: @escaping (ViewLayoutGuides) -> Point
  ) -> LayoutMaker<Property.WillSetPointProperty> {
    setPoint(at: point, by: position)
  }
}
