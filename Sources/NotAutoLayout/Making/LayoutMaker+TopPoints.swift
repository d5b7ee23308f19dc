// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

// Written by Utils/generate-sources: edit MakerForms in Utils/SourceGenerator and run it again.
// swift-format-ignore-file

extension LayoutMaker where Property: LayoutPropertyCanStoreTopLeftType {
  /// Sets the top left point to a position in the bounds of the parent.
  @inlinable public func setTopLeft(to position: Point) -> LayoutMaker<Property.WillSetTopLeftProperty> {
    with(property.storeTopLeft(.constant(position)))
  }

  /// Sets the top left point to a position that a closure computes from the guides of the parent.
  @inlinable public func setTopLeft(
    by position: @escaping (ViewLayoutGuides) -> Point
  ) -> LayoutMaker<Property.WillSetTopLeftProperty> {
    with(property.storeTopLeft(.byParent(position)))
  }

  /// Pins the top left point to a position that a closure computes from another view.
  ///
  /// The other view is referenced weakly.
  @inlinable public func pinTopLeft(
    to reference: View?, with position: @escaping (ViewPinGuides.Point) -> Point
  ) -> LayoutMaker<Property.WillSetTopLeftProperty> {
    with(
      property.storeTopLeft(
        LayoutElement.Point.pinned(to: reference, isImmediate: isImmediate, position)))
  }

  /// Pins the top left point to a position that is computed from another view, which
  /// the first closure returns.
  @inlinable public func pinTopLeft(
    by reference: @escaping () -> View?, with position: @escaping (ViewPinGuides.Point) -> Point
  ) -> LayoutMaker<Property.WillSetTopLeftProperty> {
    with(property.storeTopLeft(.byReference(referenceGetter: reference, position)))
  }

  /// Unavailable: pass a closure after the label `by`.
  @available(*, unavailable, message: "a closure goes with the label by")
  @_disfavoredOverload
  public func setTopLeft(
    to position: @escaping (ViewLayoutGuides) -> Point
  ) -> LayoutMaker<Property.WillSetTopLeftProperty> {
    setTopLeft(by: position)
  }
}

extension LayoutMaker where Property: LayoutPropertyCanStoreTopCenterType {
  /// Sets the top center point to a position in the bounds of the parent.
  @inlinable public func setTopCenter(to position: Point) -> LayoutMaker<Property.WillSetTopCenterProperty> {
    with(property.storeTopCenter(.constant(position)))
  }

  /// Sets the top center point to a position that a closure computes from the guides of the parent.
  @inlinable public func setTopCenter(
    by position: @escaping (ViewLayoutGuides) -> Point
  ) -> LayoutMaker<Property.WillSetTopCenterProperty> {
    with(property.storeTopCenter(.byParent(position)))
  }

  /// Pins the top center point to a position that a closure computes from another view.
  ///
  /// The other view is referenced weakly.
  @inlinable public func pinTopCenter(
    to reference: View?, with position: @escaping (ViewPinGuides.Point) -> Point
  ) -> LayoutMaker<Property.WillSetTopCenterProperty> {
    with(
      property.storeTopCenter(
        LayoutElement.Point.pinned(to: reference, isImmediate: isImmediate, position)))
  }

  /// Pins the top center point to a position that is computed from another view, which
  /// the first closure returns.
  @inlinable public func pinTopCenter(
    by reference: @escaping () -> View?, with position: @escaping (ViewPinGuides.Point) -> Point
  ) -> LayoutMaker<Property.WillSetTopCenterProperty> {
    with(property.storeTopCenter(.byReference(referenceGetter: reference, position)))
  }

  /// Unavailable: pass a closure after the label `by`.
  @available(*, unavailable, message: "a closure goes with the label by")
  @_disfavoredOverload
  public func setTopCenter(
    to position: @escaping (ViewLayoutGuides) -> Point
  ) -> LayoutMaker<Property.WillSetTopCenterProperty> {
    setTopCenter(by: position)
  }
}

extension LayoutMaker where Property: LayoutPropertyCanStoreTopRightType {
  /// Sets the top right point to a position in the bounds of the parent.
  @inlinable public func setTopRight(to position: Point) -> LayoutMaker<Property.WillSetTopRightProperty> {
    with(property.storeTopRight(.constant(position)))
  }

  /// Sets the top right point to a position that a closure computes from the guides of the parent.
  @inlinable public func setTopRight(
    by position: @escaping (ViewLayoutGuides) -> Point
  ) -> LayoutMaker<Property.WillSetTopRightProperty> {
    with(property.storeTopRight(.byParent(position)))
  }

  /// Pins the top right point to a position that a closure computes from another view.
  ///
  /// The other view is referenced weakly.
  @inlinable public func pinTopRight(
    to reference: View?, with position: @escaping (ViewPinGuides.Point) -> Point
  ) -> LayoutMaker<Property.WillSetTopRightProperty> {
    with(
      property.storeTopRight(
        LayoutElement.Point.pinned(to: reference, isImmediate: isImmediate, position)))
  }

  /// Pins the top right point to a position that is computed from another view, which
  /// the first closure returns.
  @inlinable public func pinTopRight(
    by reference: @escaping () -> View?, with position: @escaping (ViewPinGuides.Point) -> Point
  ) -> LayoutMaker<Property.WillSetTopRightProperty> {
    with(property.storeTopRight(.byReference(referenceGetter: reference, position)))
  }

  /// Unavailable: pass a closure after the label `by`.
  @available(*, unavailable, message: "a closure goes with the label by")
  @_disfavoredOverload
  public func setTopRight(
    to position: @escaping (ViewLayoutGuides) -> Point
  ) -> LayoutMaker<Property.WillSetTopRightProperty> {
    setTopRight(by: position)
  }
}

extension LayoutMaker where Property: LayoutPropertyCanStoreTopLeadingType {
  /// Sets the top leading point to a position in the bounds of the parent.
  @inlinable public func setTopLeading(to position: Point) -> LayoutMaker<Property.WillSetTopLeadingProperty> {
    with(property.storeTopLeading(.constant(position)))
  }

  /// Sets the top leading point to a position that a closure computes from the guides of the parent.
  @inlinable public func setTopLeading(
    by position: @escaping (ViewLayoutGuides) -> Point
  ) -> LayoutMaker<Property.WillSetTopLeadingProperty> {
    with(property.storeTopLeading(.byParent(position)))
  }

  /// Pins the top leading point to a position that a closure computes from another view.
  ///
  /// The other view is referenced weakly.
  @inlinable public func pinTopLeading(
    to reference: View?, with position: @escaping (ViewPinGuides.Point) -> Point
  ) -> LayoutMaker<Property.WillSetTopLeadingProperty> {
    with(
      property.storeTopLeading(
        LayoutElement.Point.pinned(to: reference, isImmediate: isImmediate, position)))
  }

  /// Pins the top leading point to a position that is computed from another view, which
  /// the first closure returns.
  @inlinable public func pinTopLeading(
    by reference: @escaping () -> View?, with position: @escaping (ViewPinGuides.Point) -> Point
  ) -> LayoutMaker<Property.WillSetTopLeadingProperty> {
    with(property.storeTopLeading(.byReference(referenceGetter: reference, position)))
  }
}

extension LayoutMaker where Property: LayoutPropertyCanStoreTopTrailingType {
  /// Sets the top trailing point to a position in the bounds of the parent.
  @inlinable public func setTopTrailing(to position: Point) -> LayoutMaker<Property.WillSetTopTrailingProperty> {
    with(property.storeTopTrailing(.constant(position)))
  }

  /// Sets the top trailing point to a position that a closure computes from the guides of the parent.
  @inlinable public func setTopTrailing(
    by position: @escaping (ViewLayoutGuides) -> Point
  ) -> LayoutMaker<Property.WillSetTopTrailingProperty> {
    with(property.storeTopTrailing(.byParent(position)))
  }

  /// Pins the top trailing point to a position that a closure computes from another view.
  ///
  /// The other view is referenced weakly.
  @inlinable public func pinTopTrailing(
    to reference: View?, with position: @escaping (ViewPinGuides.Point) -> Point
  ) -> LayoutMaker<Property.WillSetTopTrailingProperty> {
    with(
      property.storeTopTrailing(
        LayoutElement.Point.pinned(to: reference, isImmediate: isImmediate, position)))
  }

  /// Pins the top trailing point to a position that is computed from another view, which
  /// the first closure returns.
  @inlinable public func pinTopTrailing(
    by reference: @escaping () -> View?, with position: @escaping (ViewPinGuides.Point) -> Point
  ) -> LayoutMaker<Property.WillSetTopTrailingProperty> {
    with(property.storeTopTrailing(.byReference(referenceGetter: reference, position)))
  }
}
