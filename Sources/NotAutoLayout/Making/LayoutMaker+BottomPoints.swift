// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

// Written by Utils/generate-sources: edit MakerForms in Utils/SourceGenerator and run it again.
// swift-format-ignore-file

extension LayoutMaker where Property: LayoutPropertyCanStoreBottomLeftType {
  /// Sets the bottom left point to a position in the bounds of the parent.
  @inlinable public func setBottomLeft(to position: Point) -> LayoutMaker<Property.WillSetBottomLeftProperty> {
    with(property.storeBottomLeft(.constant(position)))
  }

  /// Sets the bottom left point to a position that a closure computes from the guides of the parent.
  @inlinable public func setBottomLeft(
    by position: @escaping (ViewLayoutGuides) -> Point
  ) -> LayoutMaker<Property.WillSetBottomLeftProperty> {
    with(property.storeBottomLeft(.byParent(position)))
  }

  /// Pins the bottom left point to a position that a closure computes from another view.
  ///
  /// The other view is referenced weakly.
  @inlinable public func pinBottomLeft(
    to reference: View?, with position: @escaping (ViewPinGuides.Point) -> Point
  ) -> LayoutMaker<Property.WillSetBottomLeftProperty> {
    with(
      property.storeBottomLeft(
        LayoutElement.Point.pinned(to: reference, isImmediate: isImmediate, position)))
  }

  /// Pins the bottom left point to a position that is computed from another view, which
  /// the first closure returns.
  @inlinable public func pinBottomLeft(
    by reference: @escaping () -> View?, with position: @escaping (ViewPinGuides.Point) -> Point
  ) -> LayoutMaker<Property.WillSetBottomLeftProperty> {
    with(property.storeBottomLeft(.byReference(referenceGetter: reference, position)))
  }

  /// Unavailable: pass a closure after the label `by`.
  @available(*, unavailable, message: "a closure goes with the label by")
  @_disfavoredOverload
  public func setBottomLeft(
    to position: @escaping (ViewLayoutGuides) -> Point
  ) -> LayoutMaker<Property.WillSetBottomLeftProperty> {
    setBottomLeft(by: position)
  }
}

extension LayoutMaker where Property: LayoutPropertyCanStoreBottomCenterType {
  /// Sets the bottom center point to a position in the bounds of the parent.
  @inlinable public func setBottomCenter(to position: Point) -> LayoutMaker<Property.WillSetBottomCenterProperty> {
    with(property.storeBottomCenter(.constant(position)))
  }

  /// Sets the bottom center point to a position that a closure computes from the guides of the parent.
  @inlinable public func setBottomCenter(
    by position: @escaping (ViewLayoutGuides) -> Point
  ) -> LayoutMaker<Property.WillSetBottomCenterProperty> {
    with(property.storeBottomCenter(.byParent(position)))
  }

  /// Pins the bottom center point to a position that a closure computes from another view.
  ///
  /// The other view is referenced weakly.
  @inlinable public func pinBottomCenter(
    to reference: View?, with position: @escaping (ViewPinGuides.Point) -> Point
  ) -> LayoutMaker<Property.WillSetBottomCenterProperty> {
    with(
      property.storeBottomCenter(
        LayoutElement.Point.pinned(to: reference, isImmediate: isImmediate, position)))
  }

  /// Pins the bottom center point to a position that is computed from another view, which
  /// the first closure returns.
  @inlinable public func pinBottomCenter(
    by reference: @escaping () -> View?, with position: @escaping (ViewPinGuides.Point) -> Point
  ) -> LayoutMaker<Property.WillSetBottomCenterProperty> {
    with(property.storeBottomCenter(.byReference(referenceGetter: reference, position)))
  }

  /// Unavailable: pass a closure after the label `by`.
  @available(*, unavailable, message: "a closure goes with the label by")
  @_disfavoredOverload
  public func setBottomCenter(
    to position: @escaping (ViewLayoutGuides) -> Point
  ) -> LayoutMaker<Property.WillSetBottomCenterProperty> {
    setBottomCenter(by: position)
  }
}

extension LayoutMaker where Property: LayoutPropertyCanStoreBottomRightType {
  /// Sets the bottom right point to a position in the bounds of the parent.
  @inlinable public func setBottomRight(to position: Point) -> LayoutMaker<Property.WillSetBottomRightProperty> {
    with(property.storeBottomRight(.constant(position)))
  }

  /// Sets the bottom right point to a position that a closure computes from the guides of the parent.
  @inlinable public func setBottomRight(
    by position: @escaping (ViewLayoutGuides) -> Point
  ) -> LayoutMaker<Property.WillSetBottomRightProperty> {
    with(property.storeBottomRight(.byParent(position)))
  }

  /// Pins the bottom right point to a position that a closure computes from another view.
  ///
  /// The other view is referenced weakly.
  @inlinable public func pinBottomRight(
    to reference: View?, with position: @escaping (ViewPinGuides.Point) -> Point
  ) -> LayoutMaker<Property.WillSetBottomRightProperty> {
    with(
      property.storeBottomRight(
        LayoutElement.Point.pinned(to: reference, isImmediate: isImmediate, position)))
  }

  /// Pins the bottom right point to a position that is computed from another view, which
  /// the first closure returns.
  @inlinable public func pinBottomRight(
    by reference: @escaping () -> View?, with position: @escaping (ViewPinGuides.Point) -> Point
  ) -> LayoutMaker<Property.WillSetBottomRightProperty> {
    with(property.storeBottomRight(.byReference(referenceGetter: reference, position)))
  }

  /// Unavailable: pass a closure after the label `by`.
  @available(*, unavailable, message: "a closure goes with the label by")
  @_disfavoredOverload
  public func setBottomRight(
    to position: @escaping (ViewLayoutGuides) -> Point
  ) -> LayoutMaker<Property.WillSetBottomRightProperty> {
    setBottomRight(by: position)
  }
}

extension LayoutMaker where Property: LayoutPropertyCanStoreBottomLeadingType {
  /// Sets the bottom leading point to a position in the bounds of the parent.
  @inlinable public func setBottomLeading(to position: Point) -> LayoutMaker<Property.WillSetBottomLeadingProperty> {
    with(property.storeBottomLeading(.constant(position)))
  }

  /// Sets the bottom leading point to a position that a closure computes from the guides of the parent.
  @inlinable public func setBottomLeading(
    by position: @escaping (ViewLayoutGuides) -> Point
  ) -> LayoutMaker<Property.WillSetBottomLeadingProperty> {
    with(property.storeBottomLeading(.byParent(position)))
  }

  /// Pins the bottom leading point to a position that a closure computes from another view.
  ///
  /// The other view is referenced weakly.
  @inlinable public func pinBottomLeading(
    to reference: View?, with position: @escaping (ViewPinGuides.Point) -> Point
  ) -> LayoutMaker<Property.WillSetBottomLeadingProperty> {
    with(
      property.storeBottomLeading(
        LayoutElement.Point.pinned(to: reference, isImmediate: isImmediate, position)))
  }

  /// Pins the bottom leading point to a position that is computed from another view, which
  /// the first closure returns.
  @inlinable public func pinBottomLeading(
    by reference: @escaping () -> View?, with position: @escaping (ViewPinGuides.Point) -> Point
  ) -> LayoutMaker<Property.WillSetBottomLeadingProperty> {
    with(property.storeBottomLeading(.byReference(referenceGetter: reference, position)))
  }
}

extension LayoutMaker where Property: LayoutPropertyCanStoreBottomTrailingType {
  /// Sets the bottom trailing point to a position in the bounds of the parent.
  @inlinable public func setBottomTrailing(to position: Point) -> LayoutMaker<Property.WillSetBottomTrailingProperty> {
    with(property.storeBottomTrailing(.constant(position)))
  }

  /// Sets the bottom trailing point to a position that a closure computes from the guides of the parent.
  @inlinable public func setBottomTrailing(
    by position: @escaping (ViewLayoutGuides) -> Point
  ) -> LayoutMaker<Property.WillSetBottomTrailingProperty> {
    with(property.storeBottomTrailing(.byParent(position)))
  }

  /// Pins the bottom trailing point to a position that a closure computes from another view.
  ///
  /// The other view is referenced weakly.
  @inlinable public func pinBottomTrailing(
    to reference: View?, with position: @escaping (ViewPinGuides.Point) -> Point
  ) -> LayoutMaker<Property.WillSetBottomTrailingProperty> {
    with(
      property.storeBottomTrailing(
        LayoutElement.Point.pinned(to: reference, isImmediate: isImmediate, position)))
  }

  /// Pins the bottom trailing point to a position that is computed from another view, which
  /// the first closure returns.
  @inlinable public func pinBottomTrailing(
    by reference: @escaping () -> View?, with position: @escaping (ViewPinGuides.Point) -> Point
  ) -> LayoutMaker<Property.WillSetBottomTrailingProperty> {
    with(property.storeBottomTrailing(.byReference(referenceGetter: reference, position)))
  }
}
