// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

// Written by Utils/generate-sources: edit MakerForms in Utils/SourceGenerator and run it again.
// swift-format-ignore-file

extension LayoutMaker where Property: LayoutPropertyCanStoreMiddleLeftType {
  /// Sets the middle left point to a position in the bounds of the parent.
  @inlinable public func setMiddleLeft(to position: Point) -> LayoutMaker<Property.WillSetMiddleLeftProperty> {
    with(property.storeMiddleLeft(.constant(position)))
  }

  /// Sets the middle left point to a position that a closure computes from the guides of the parent.
  @inlinable public func setMiddleLeft(
    by position: @escaping (ViewLayoutGuides) -> Point
  ) -> LayoutMaker<Property.WillSetMiddleLeftProperty> {
    with(property.storeMiddleLeft(.byParent(position)))
  }

  /// Pins the middle left point to a position that a closure computes from another view.
  ///
  /// The other view is referenced weakly.
  @inlinable public func pinMiddleLeft(
    to reference: View?, with position: @escaping (ViewPinGuides.Point) -> Point
  ) -> LayoutMaker<Property.WillSetMiddleLeftProperty> {
    with(
      property.storeMiddleLeft(
        LayoutElement.Point.pinned(to: reference, isImmediate: isImmediate, position)))
  }

  /// Pins the middle left point to a position that is computed from another view, which
  /// the first closure returns.
  @inlinable public func pinMiddleLeft(
    by reference: @escaping () -> View?, with position: @escaping (ViewPinGuides.Point) -> Point
  ) -> LayoutMaker<Property.WillSetMiddleLeftProperty> {
    with(property.storeMiddleLeft(.byReference(referenceGetter: reference, position)))
  }

  /// Unavailable: pass a closure after the label `by`.
  @available(*, unavailable, message: "a closure goes with the label by")
  @_disfavoredOverload
  public func setMiddleLeft(
    to position: @escaping (ViewLayoutGuides) -> Point
  ) -> LayoutMaker<Property.WillSetMiddleLeftProperty> {
    setMiddleLeft(by: position)
  }
}

extension LayoutMaker where Property: LayoutPropertyCanStoreMiddleCenterType {
  /// Sets the middle center point to a position in the bounds of the parent.
  @inlinable public func setMiddleCenter(to position: Point) -> LayoutMaker<Property.WillSetMiddleCenterProperty> {
    with(property.storeMiddleCenter(.constant(position)))
  }

  /// Sets the middle center point to a position that a closure computes from the guides of the parent.
  @inlinable public func setMiddleCenter(
    by position: @escaping (ViewLayoutGuides) -> Point
  ) -> LayoutMaker<Property.WillSetMiddleCenterProperty> {
    with(property.storeMiddleCenter(.byParent(position)))
  }

  /// Pins the middle center point to a position that a closure computes from another view.
  ///
  /// The other view is referenced weakly.
  @inlinable public func pinMiddleCenter(
    to reference: View?, with position: @escaping (ViewPinGuides.Point) -> Point
  ) -> LayoutMaker<Property.WillSetMiddleCenterProperty> {
    with(
      property.storeMiddleCenter(
        LayoutElement.Point.pinned(to: reference, isImmediate: isImmediate, position)))
  }

  /// Pins the middle center point to a position that is computed from another view, which
  /// the first closure returns.
  @inlinable public func pinMiddleCenter(
    by reference: @escaping () -> View?, with position: @escaping (ViewPinGuides.Point) -> Point
  ) -> LayoutMaker<Property.WillSetMiddleCenterProperty> {
    with(property.storeMiddleCenter(.byReference(referenceGetter: reference, position)))
  }

  /// Unavailable: pass a closure after the label `by`.
  @available(*, unavailable, message: "a closure goes with the label by")
  @_disfavoredOverload
  public func setMiddleCenter(
    to position: @escaping (ViewLayoutGuides) -> Point
  ) -> LayoutMaker<Property.WillSetMiddleCenterProperty> {
    setMiddleCenter(by: position)
  }
}

extension LayoutMaker where Property: LayoutPropertyCanStoreMiddleRightType {
  /// Sets the middle right point to a position in the bounds of the parent.
  @inlinable public func setMiddleRight(to position: Point) -> LayoutMaker<Property.WillSetMiddleRightProperty> {
    with(property.storeMiddleRight(.constant(position)))
  }

  /// Sets the middle right point to a position that a closure computes from the guides of the parent.
  @inlinable public func setMiddleRight(
    by position: @escaping (ViewLayoutGuides) -> Point
  ) -> LayoutMaker<Property.WillSetMiddleRightProperty> {
    with(property.storeMiddleRight(.byParent(position)))
  }

  /// Pins the middle right point to a position that a closure computes from another view.
  ///
  /// The other view is referenced weakly.
  @inlinable public func pinMiddleRight(
    to reference: View?, with position: @escaping (ViewPinGuides.Point) -> Point
  ) -> LayoutMaker<Property.WillSetMiddleRightProperty> {
    with(
      property.storeMiddleRight(
        LayoutElement.Point.pinned(to: reference, isImmediate: isImmediate, position)))
  }

  /// Pins the middle right point to a position that is computed from another view, which
  /// the first closure returns.
  @inlinable public func pinMiddleRight(
    by reference: @escaping () -> View?, with position: @escaping (ViewPinGuides.Point) -> Point
  ) -> LayoutMaker<Property.WillSetMiddleRightProperty> {
    with(property.storeMiddleRight(.byReference(referenceGetter: reference, position)))
  }

  /// Unavailable: pass a closure after the label `by`.
  @available(*, unavailable, message: "a closure goes with the label by")
  @_disfavoredOverload
  public func setMiddleRight(
    to position: @escaping (ViewLayoutGuides) -> Point
  ) -> LayoutMaker<Property.WillSetMiddleRightProperty> {
    setMiddleRight(by: position)
  }
}

extension LayoutMaker where Property: LayoutPropertyCanStoreMiddleLeadingType {
  /// Sets the middle leading point to a position in the bounds of the parent.
  @inlinable public func setMiddleLeading(to position: Point) -> LayoutMaker<Property.WillSetMiddleLeadingProperty> {
    with(property.storeMiddleLeading(.constant(position)))
  }

  /// Sets the middle leading point to a position that a closure computes from the guides of the parent.
  @inlinable public func setMiddleLeading(
    by position: @escaping (ViewLayoutGuides) -> Point
  ) -> LayoutMaker<Property.WillSetMiddleLeadingProperty> {
    with(property.storeMiddleLeading(.byParent(position)))
  }

  /// Pins the middle leading point to a position that a closure computes from another view.
  ///
  /// The other view is referenced weakly.
  @inlinable public func pinMiddleLeading(
    to reference: View?, with position: @escaping (ViewPinGuides.Point) -> Point
  ) -> LayoutMaker<Property.WillSetMiddleLeadingProperty> {
    with(
      property.storeMiddleLeading(
        LayoutElement.Point.pinned(to: reference, isImmediate: isImmediate, position)))
  }

  /// Pins the middle leading point to a position that is computed from another view, which
  /// the first closure returns.
  @inlinable public func pinMiddleLeading(
    by reference: @escaping () -> View?, with position: @escaping (ViewPinGuides.Point) -> Point
  ) -> LayoutMaker<Property.WillSetMiddleLeadingProperty> {
    with(property.storeMiddleLeading(.byReference(referenceGetter: reference, position)))
  }
}

extension LayoutMaker where Property: LayoutPropertyCanStoreMiddleTrailingType {
  /// Sets the middle trailing point to a position in the bounds of the parent.
  @inlinable public func setMiddleTrailing(to position: Point) -> LayoutMaker<Property.WillSetMiddleTrailingProperty> {
    with(property.storeMiddleTrailing(.constant(position)))
  }

  /// Sets the middle trailing point to a position that a closure computes from the guides of the parent.
  @inlinable public func setMiddleTrailing(
    by position: @escaping (ViewLayoutGuides) -> Point
  ) -> LayoutMaker<Property.WillSetMiddleTrailingProperty> {
    with(property.storeMiddleTrailing(.byParent(position)))
  }

  /// Pins the middle trailing point to a position that a closure computes from another view.
  ///
  /// The other view is referenced weakly.
  @inlinable public func pinMiddleTrailing(
    to reference: View?, with position: @escaping (ViewPinGuides.Point) -> Point
  ) -> LayoutMaker<Property.WillSetMiddleTrailingProperty> {
    with(
      property.storeMiddleTrailing(
        LayoutElement.Point.pinned(to: reference, isImmediate: isImmediate, position)))
  }

  /// Pins the middle trailing point to a position that is computed from another view, which
  /// the first closure returns.
  @inlinable public func pinMiddleTrailing(
    by reference: @escaping () -> View?, with position: @escaping (ViewPinGuides.Point) -> Point
  ) -> LayoutMaker<Property.WillSetMiddleTrailingProperty> {
    with(property.storeMiddleTrailing(.byReference(referenceGetter: reference, position)))
  }
}
