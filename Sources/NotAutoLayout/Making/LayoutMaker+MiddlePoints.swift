// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

// Written by Utils/generate-sources: edit MakerForms in Utils/SourceGenerator and run it again.
// swift-format-ignore-file

extension LayoutMaker where Property: LayoutPropertyCanStoreMiddleLeftType {
  /// Puts the middle left point at a position in the bounds of the parent.
  @inlinable public func setMiddleLeft(to position: Point) -> LayoutMaker<Property.WillSetMiddleLeftProperty> {
    with(property.storeMiddleLeft(.constant(position)))
  }

  /// Puts the middle left point at a position that is computed from the guides of the parent.
  @inlinable public func setMiddleLeft(
    by position: @escaping (ViewLayoutGuides) -> Point
  ) -> LayoutMaker<Property.WillSetMiddleLeftProperty> {
    with(property.storeMiddleLeft(.byParent(position)))
  }

  /// Pins the middle left point to a position that is computed from another view, which is
  /// referenced weakly.
  @inlinable public func pinMiddleLeft(
    to reference: View?, with position: @escaping (ViewPinGuides.Point) -> Point
  ) -> LayoutMaker<Property.WillSetMiddleLeftProperty> {
    with(
      property.storeMiddleLeft(
        LayoutElement.Point.pinned(to: reference, isImmediate: isImmediate, position)))
  }

  /// Pins the middle left point to a position that is computed from the view that a closure
  /// returns.
  @inlinable public func pinMiddleLeft(
    by reference: @escaping () -> View?, with position: @escaping (ViewPinGuides.Point) -> Point
  ) -> LayoutMaker<Property.WillSetMiddleLeftProperty> {
    with(property.storeMiddleLeft(.byReference(referenceGetter: reference, position)))
  }

  /// Unavailable: a closure needs the label `by`.
  @available(*, unavailable, message: "a closure goes with the label by")
  @_disfavoredOverload
  public func setMiddleLeft(
    to position: @escaping (ViewLayoutGuides) -> Point
  ) -> LayoutMaker<Property.WillSetMiddleLeftProperty> {
    setMiddleLeft(by: position)
  }
}

extension LayoutMaker where Property: LayoutPropertyCanStoreMiddleCenterType {
  /// Puts the middle center point at a position in the bounds of the parent.
  @inlinable public func setMiddleCenter(to position: Point) -> LayoutMaker<Property.WillSetMiddleCenterProperty> {
    with(property.storeMiddleCenter(.constant(position)))
  }

  /// Puts the middle center point at a position that is computed from the guides of the parent.
  @inlinable public func setMiddleCenter(
    by position: @escaping (ViewLayoutGuides) -> Point
  ) -> LayoutMaker<Property.WillSetMiddleCenterProperty> {
    with(property.storeMiddleCenter(.byParent(position)))
  }

  /// Pins the middle center point to a position that is computed from another view, which is
  /// referenced weakly.
  @inlinable public func pinMiddleCenter(
    to reference: View?, with position: @escaping (ViewPinGuides.Point) -> Point
  ) -> LayoutMaker<Property.WillSetMiddleCenterProperty> {
    with(
      property.storeMiddleCenter(
        LayoutElement.Point.pinned(to: reference, isImmediate: isImmediate, position)))
  }

  /// Pins the middle center point to a position that is computed from the view that a closure
  /// returns.
  @inlinable public func pinMiddleCenter(
    by reference: @escaping () -> View?, with position: @escaping (ViewPinGuides.Point) -> Point
  ) -> LayoutMaker<Property.WillSetMiddleCenterProperty> {
    with(property.storeMiddleCenter(.byReference(referenceGetter: reference, position)))
  }

  /// Unavailable: a closure needs the label `by`.
  @available(*, unavailable, message: "a closure goes with the label by")
  @_disfavoredOverload
  public func setMiddleCenter(
    to position: @escaping (ViewLayoutGuides) -> Point
  ) -> LayoutMaker<Property.WillSetMiddleCenterProperty> {
    setMiddleCenter(by: position)
  }
}

extension LayoutMaker where Property: LayoutPropertyCanStoreMiddleRightType {
  /// Puts the middle right point at a position in the bounds of the parent.
  @inlinable public func setMiddleRight(to position: Point) -> LayoutMaker<Property.WillSetMiddleRightProperty> {
    with(property.storeMiddleRight(.constant(position)))
  }

  /// Puts the middle right point at a position that is computed from the guides of the parent.
  @inlinable public func setMiddleRight(
    by position: @escaping (ViewLayoutGuides) -> Point
  ) -> LayoutMaker<Property.WillSetMiddleRightProperty> {
    with(property.storeMiddleRight(.byParent(position)))
  }

  /// Pins the middle right point to a position that is computed from another view, which is
  /// referenced weakly.
  @inlinable public func pinMiddleRight(
    to reference: View?, with position: @escaping (ViewPinGuides.Point) -> Point
  ) -> LayoutMaker<Property.WillSetMiddleRightProperty> {
    with(
      property.storeMiddleRight(
        LayoutElement.Point.pinned(to: reference, isImmediate: isImmediate, position)))
  }

  /// Pins the middle right point to a position that is computed from the view that a closure
  /// returns.
  @inlinable public func pinMiddleRight(
    by reference: @escaping () -> View?, with position: @escaping (ViewPinGuides.Point) -> Point
  ) -> LayoutMaker<Property.WillSetMiddleRightProperty> {
    with(property.storeMiddleRight(.byReference(referenceGetter: reference, position)))
  }

  /// Unavailable: a closure needs the label `by`.
  @available(*, unavailable, message: "a closure goes with the label by")
  @_disfavoredOverload
  public func setMiddleRight(
    to position: @escaping (ViewLayoutGuides) -> Point
  ) -> LayoutMaker<Property.WillSetMiddleRightProperty> {
    setMiddleRight(by: position)
  }
}

extension LayoutMaker where Property: LayoutPropertyCanStoreMiddleLeadingType {
  /// Puts the middle leading point at a position in the bounds of the parent.
  @inlinable public func setMiddleLeading(to position: Point) -> LayoutMaker<Property.WillSetMiddleLeadingProperty> {
    with(property.storeMiddleLeading(.constant(position)))
  }

  /// Puts the middle leading point at a position that is computed from the guides of the parent.
  @inlinable public func setMiddleLeading(
    by position: @escaping (ViewLayoutGuides) -> Point
  ) -> LayoutMaker<Property.WillSetMiddleLeadingProperty> {
    with(property.storeMiddleLeading(.byParent(position)))
  }

  /// Pins the middle leading point to a position that is computed from another view, which is
  /// referenced weakly.
  @inlinable public func pinMiddleLeading(
    to reference: View?, with position: @escaping (ViewPinGuides.Point) -> Point
  ) -> LayoutMaker<Property.WillSetMiddleLeadingProperty> {
    with(
      property.storeMiddleLeading(
        LayoutElement.Point.pinned(to: reference, isImmediate: isImmediate, position)))
  }

  /// Pins the middle leading point to a position that is computed from the view that a closure
  /// returns.
  @inlinable public func pinMiddleLeading(
    by reference: @escaping () -> View?, with position: @escaping (ViewPinGuides.Point) -> Point
  ) -> LayoutMaker<Property.WillSetMiddleLeadingProperty> {
    with(property.storeMiddleLeading(.byReference(referenceGetter: reference, position)))
  }
}

extension LayoutMaker where Property: LayoutPropertyCanStoreMiddleTrailingType {
  /// Puts the middle trailing point at a position in the bounds of the parent.
  @inlinable public func setMiddleTrailing(to position: Point) -> LayoutMaker<Property.WillSetMiddleTrailingProperty> {
    with(property.storeMiddleTrailing(.constant(position)))
  }

  /// Puts the middle trailing point at a position that is computed from the guides of the parent.
  @inlinable public func setMiddleTrailing(
    by position: @escaping (ViewLayoutGuides) -> Point
  ) -> LayoutMaker<Property.WillSetMiddleTrailingProperty> {
    with(property.storeMiddleTrailing(.byParent(position)))
  }

  /// Pins the middle trailing point to a position that is computed from another view, which is
  /// referenced weakly.
  @inlinable public func pinMiddleTrailing(
    to reference: View?, with position: @escaping (ViewPinGuides.Point) -> Point
  ) -> LayoutMaker<Property.WillSetMiddleTrailingProperty> {
    with(
      property.storeMiddleTrailing(
        LayoutElement.Point.pinned(to: reference, isImmediate: isImmediate, position)))
  }

  /// Pins the middle trailing point to a position that is computed from the view that a closure
  /// returns.
  @inlinable public func pinMiddleTrailing(
    by reference: @escaping () -> View?, with position: @escaping (ViewPinGuides.Point) -> Point
  ) -> LayoutMaker<Property.WillSetMiddleTrailingProperty> {
    with(property.storeMiddleTrailing(.byReference(referenceGetter: reference, position)))
  }
}
