// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

// Written by Utils/generate-sources: edit MakerForms in Utils/SourceGenerator and run it again.
// swift-format-ignore-file

extension LayoutMaker where Property: LayoutPropertyCanStoreLeftType {
  /// Sets the left edge to a position in the bounds of the parent.
  @inlinable public func setLeft(to position: Float) -> LayoutMaker<Property.WillSetLeftProperty> {
    with(property.storeLeft(.constant(position)))
  }

  /// Sets the left edge to a position that a closure computes from the guides of the parent.
  @inlinable public func setLeft(
    by position: @escaping (ViewLayoutGuides) -> Float
  ) -> LayoutMaker<Property.WillSetLeftProperty> {
    with(property.storeLeft(.byParent(position)))
  }

  /// Pins the left edge to a position that a closure computes from another view.
  ///
  /// The other view is referenced weakly.
  @inlinable public func pinLeft(
    to reference: View?, with position: @escaping (ViewPinGuides.Horizontal) -> Float
  ) -> LayoutMaker<Property.WillSetLeftProperty> {
    with(
      property.storeLeft(
        LayoutElement.Horizontal.pinned(to: reference, isImmediate: isImmediate, position)))
  }

  /// Pins the left edge to a position that is computed from another view, which
  /// the first closure returns.
  @inlinable public func pinLeft(
    by reference: @escaping () -> View?, with position: @escaping (ViewPinGuides.Horizontal) -> Float
  ) -> LayoutMaker<Property.WillSetLeftProperty> {
    with(property.storeLeft(.byReference(referenceGetter: reference, position)))
  }

  /// Unavailable: pass a closure after the label `by`.
  @available(*, unavailable, message: "a closure goes with the label by")
  @_disfavoredOverload
  public func setLeft(
    to position: @escaping (ViewLayoutGuides) -> Float
  ) -> LayoutMaker<Property.WillSetLeftProperty> {
    setLeft(by: position)
  }

  /// Sets the left edge to the x coordinate of a point that is computed from the guides of the parent.
  @_disfavoredOverload
  @inlinable public func setLeft(
    by point: @escaping (ViewLayoutGuides) -> Point
  ) -> LayoutMaker<Property.WillSetLeftProperty> {
    with(property.storeLeft(.byParent { point($0).x }))
  }
}

extension LayoutMaker where Property: LayoutPropertyCanStoreCenterType {
  /// Sets the horizontal centre to a position in the bounds of the parent.
  @inlinable public func setCenter(to position: Float) -> LayoutMaker<Property.WillSetCenterProperty> {
    with(property.storeCenter(.constant(position)))
  }

  /// Sets the horizontal centre to a position that a closure computes from the guides of the parent.
  @inlinable public func setCenter(
    by position: @escaping (ViewLayoutGuides) -> Float
  ) -> LayoutMaker<Property.WillSetCenterProperty> {
    with(property.storeCenter(.byParent(position)))
  }

  /// Pins the horizontal centre to a position that a closure computes from another view.
  ///
  /// The other view is referenced weakly.
  @inlinable public func pinCenter(
    to reference: View?, with position: @escaping (ViewPinGuides.Horizontal) -> Float
  ) -> LayoutMaker<Property.WillSetCenterProperty> {
    with(
      property.storeCenter(
        LayoutElement.Horizontal.pinned(to: reference, isImmediate: isImmediate, position)))
  }

  /// Pins the horizontal centre to a position that is computed from another view, which
  /// the first closure returns.
  @inlinable public func pinCenter(
    by reference: @escaping () -> View?, with position: @escaping (ViewPinGuides.Horizontal) -> Float
  ) -> LayoutMaker<Property.WillSetCenterProperty> {
    with(property.storeCenter(.byReference(referenceGetter: reference, position)))
  }

  /// Unavailable: pass a closure after the label `by`.
  @available(*, unavailable, message: "a closure goes with the label by")
  @_disfavoredOverload
  public func setCenter(
    to position: @escaping (ViewLayoutGuides) -> Float
  ) -> LayoutMaker<Property.WillSetCenterProperty> {
    setCenter(by: position)
  }

  /// Sets the horizontal centre to the x coordinate of a point that is computed from the guides of the parent.
  @_disfavoredOverload
  @inlinable public func setCenter(
    by point: @escaping (ViewLayoutGuides) -> Point
  ) -> LayoutMaker<Property.WillSetCenterProperty> {
    with(property.storeCenter(.byParent { point($0).x }))
  }
}

extension LayoutMaker where Property: LayoutPropertyCanStoreRightType {
  /// Sets the right edge to a position in the bounds of the parent.
  @inlinable public func setRight(to position: Float) -> LayoutMaker<Property.WillSetRightProperty> {
    with(property.storeRight(.constant(position)))
  }

  /// Sets the right edge to a position that a closure computes from the guides of the parent.
  @inlinable public func setRight(
    by position: @escaping (ViewLayoutGuides) -> Float
  ) -> LayoutMaker<Property.WillSetRightProperty> {
    with(property.storeRight(.byParent(position)))
  }

  /// Pins the right edge to a position that a closure computes from another view.
  ///
  /// The other view is referenced weakly.
  @inlinable public func pinRight(
    to reference: View?, with position: @escaping (ViewPinGuides.Horizontal) -> Float
  ) -> LayoutMaker<Property.WillSetRightProperty> {
    with(
      property.storeRight(
        LayoutElement.Horizontal.pinned(to: reference, isImmediate: isImmediate, position)))
  }

  /// Pins the right edge to a position that is computed from another view, which
  /// the first closure returns.
  @inlinable public func pinRight(
    by reference: @escaping () -> View?, with position: @escaping (ViewPinGuides.Horizontal) -> Float
  ) -> LayoutMaker<Property.WillSetRightProperty> {
    with(property.storeRight(.byReference(referenceGetter: reference, position)))
  }

  /// Unavailable: pass a closure after the label `by`.
  @available(*, unavailable, message: "a closure goes with the label by")
  @_disfavoredOverload
  public func setRight(
    to position: @escaping (ViewLayoutGuides) -> Float
  ) -> LayoutMaker<Property.WillSetRightProperty> {
    setRight(by: position)
  }

  /// Sets the right edge to the x coordinate of a point that is computed from the guides of the parent.
  @_disfavoredOverload
  @inlinable public func setRight(
    by point: @escaping (ViewLayoutGuides) -> Point
  ) -> LayoutMaker<Property.WillSetRightProperty> {
    with(property.storeRight(.byParent { point($0).x }))
  }
}

extension LayoutMaker where Property: LayoutPropertyCanStoreLeadingType {
  /// Sets the leading edge to a position in the bounds of the parent.
  @inlinable public func setLeading(to position: Float) -> LayoutMaker<Property.WillSetLeadingProperty> {
    with(property.storeLeading(.constant(position)))
  }

  /// Sets the leading edge to a position that a closure computes from the guides of the parent.
  @inlinable public func setLeading(
    by position: @escaping (ViewLayoutGuides) -> Float
  ) -> LayoutMaker<Property.WillSetLeadingProperty> {
    with(property.storeLeading(.byParent(position)))
  }

  /// Pins the leading edge to a position that a closure computes from another view.
  ///
  /// The other view is referenced weakly.
  @inlinable public func pinLeading(
    to reference: View?, with position: @escaping (ViewPinGuides.Horizontal) -> Float
  ) -> LayoutMaker<Property.WillSetLeadingProperty> {
    with(
      property.storeLeading(
        LayoutElement.Horizontal.pinned(to: reference, isImmediate: isImmediate, position)))
  }

  /// Pins the leading edge to a position that is computed from another view, which
  /// the first closure returns.
  @inlinable public func pinLeading(
    by reference: @escaping () -> View?, with position: @escaping (ViewPinGuides.Horizontal) -> Float
  ) -> LayoutMaker<Property.WillSetLeadingProperty> {
    with(property.storeLeading(.byReference(referenceGetter: reference, position)))
  }

  /// Unavailable: pass a closure after the label `by`.
  @available(*, unavailable, message: "a closure goes with the label by")
  @_disfavoredOverload
  public func setLeading(
    to position: @escaping (ViewLayoutGuides) -> Float
  ) -> LayoutMaker<Property.WillSetLeadingProperty> {
    setLeading(by: position)
  }
}

extension LayoutMaker where Property: LayoutPropertyCanStoreTrailingType {
  /// Sets the trailing edge to a position in the bounds of the parent.
  @inlinable public func setTrailing(to position: Float) -> LayoutMaker<Property.WillSetTrailingProperty> {
    with(property.storeTrailing(.constant(position)))
  }

  /// Sets the trailing edge to a position that a closure computes from the guides of the parent.
  @inlinable public func setTrailing(
    by position: @escaping (ViewLayoutGuides) -> Float
  ) -> LayoutMaker<Property.WillSetTrailingProperty> {
    with(property.storeTrailing(.byParent(position)))
  }

  /// Pins the trailing edge to a position that a closure computes from another view.
  ///
  /// The other view is referenced weakly.
  @inlinable public func pinTrailing(
    to reference: View?, with position: @escaping (ViewPinGuides.Horizontal) -> Float
  ) -> LayoutMaker<Property.WillSetTrailingProperty> {
    with(
      property.storeTrailing(
        LayoutElement.Horizontal.pinned(to: reference, isImmediate: isImmediate, position)))
  }

  /// Pins the trailing edge to a position that is computed from another view, which
  /// the first closure returns.
  @inlinable public func pinTrailing(
    by reference: @escaping () -> View?, with position: @escaping (ViewPinGuides.Horizontal) -> Float
  ) -> LayoutMaker<Property.WillSetTrailingProperty> {
    with(property.storeTrailing(.byReference(referenceGetter: reference, position)))
  }

  /// Unavailable: pass a closure after the label `by`.
  @available(*, unavailable, message: "a closure goes with the label by")
  @_disfavoredOverload
  public func setTrailing(
    to position: @escaping (ViewLayoutGuides) -> Float
  ) -> LayoutMaker<Property.WillSetTrailingProperty> {
    setTrailing(by: position)
  }
}

extension LayoutMaker where Property: LayoutPropertyCanStoreHorizontalType {
  /// Sets the vertical line at a fraction of the view's width to a position in the bounds of the parent.
  @inlinable public func setHorizontal(at line: Line.Horizontal, to position: Float) -> LayoutMaker<Property.WillSetHorizontalProperty> {
    with(property.storeHorizontal(at: line, .constant(position)))
  }

  /// Sets the vertical line at a fraction of the view's width to a position that a closure computes from the guides of the parent.
  @inlinable public func setHorizontal(
    at line: Line.Horizontal, by position: @escaping (ViewLayoutGuides) -> Float
  ) -> LayoutMaker<Property.WillSetHorizontalProperty> {
    with(property.storeHorizontal(at: line, .byParent(position)))
  }

  /// Pins the vertical line at a fraction of the view's width to a position that a closure computes from another view.
  ///
  /// The other view is referenced weakly.
  @inlinable public func pinHorizontal(
    at line: Line.Horizontal, to reference: View?, with position: @escaping (ViewPinGuides.Horizontal) -> Float
  ) -> LayoutMaker<Property.WillSetHorizontalProperty> {
    with(
      property.storeHorizontal(
        at: line, LayoutElement.Horizontal.pinned(to: reference, isImmediate: isImmediate, position)))
  }

  /// Pins the vertical line at a fraction of the view's width to a position that is computed from another view, which
  /// the first closure returns.
  @inlinable public func pinHorizontal(
    at line: Line.Horizontal, by reference: @escaping () -> View?, with position: @escaping (ViewPinGuides.Horizontal) -> Float
  ) -> LayoutMaker<Property.WillSetHorizontalProperty> {
    with(property.storeHorizontal(at: line, .byReference(referenceGetter: reference, position)))
  }
}
