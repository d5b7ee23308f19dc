// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

// Written by Utils/generate-sources: edit MakerForms in Utils/SourceGenerator and run it again.
// swift-format-ignore-file

extension LayoutMaker where Property: LayoutPropertyCanStoreTopType {
  /// Sets the top edge to a position in the bounds of the parent.
  @inlinable public func setTop(to position: Float) -> LayoutMaker<Property.WillSetTopProperty> {
    with(property.storeTop(.constant(position)))
  }

  /// Sets the top edge to a position that a closure computes from the guides of the parent.
  @inlinable public func setTop(
    by position: @escaping (ViewLayoutGuides) -> Float
  ) -> LayoutMaker<Property.WillSetTopProperty> {
    with(property.storeTop(.byParent(position)))
  }

  /// Pins the top edge to a position that a closure computes from another view.
  ///
  /// The other view is referenced weakly.
  @inlinable public func pinTop(
    to reference: View?, with position: @escaping (ViewPinGuides.Vertical) -> Float
  ) -> LayoutMaker<Property.WillSetTopProperty> {
    with(
      property.storeTop(
        LayoutElement.Vertical.pinned(to: reference, isImmediate: isImmediate, position)))
  }

  /// Pins the top edge to a position that is computed from another view, which
  /// the first closure returns.
  @inlinable public func pinTop(
    by reference: @escaping () -> View?, with position: @escaping (ViewPinGuides.Vertical) -> Float
  ) -> LayoutMaker<Property.WillSetTopProperty> {
    with(property.storeTop(.byReference(referenceGetter: reference, position)))
  }

  /// Unavailable: pass a closure after the label `by`.
  @available(*, unavailable, message: "a closure goes with the label by")
  @_disfavoredOverload
  public func setTop(
    to position: @escaping (ViewLayoutGuides) -> Float
  ) -> LayoutMaker<Property.WillSetTopProperty> {
    setTop(by: position)
  }

  /// Sets the top edge to the y coordinate of a point that is computed from the guides of the parent.
  @_disfavoredOverload
  @inlinable public func setTop(
    by point: @escaping (ViewLayoutGuides) -> Point
  ) -> LayoutMaker<Property.WillSetTopProperty> {
    with(property.storeTop(.byParent { point($0).y }))
  }
}

extension LayoutMaker where Property: LayoutPropertyCanStoreMiddleType {
  /// Sets the vertical centre to a position in the bounds of the parent.
  @inlinable public func setMiddle(to position: Float) -> LayoutMaker<Property.WillSetMiddleProperty> {
    with(property.storeMiddle(.constant(position)))
  }

  /// Sets the vertical centre to a position that a closure computes from the guides of the parent.
  @inlinable public func setMiddle(
    by position: @escaping (ViewLayoutGuides) -> Float
  ) -> LayoutMaker<Property.WillSetMiddleProperty> {
    with(property.storeMiddle(.byParent(position)))
  }

  /// Pins the vertical centre to a position that a closure computes from another view.
  ///
  /// The other view is referenced weakly.
  @inlinable public func pinMiddle(
    to reference: View?, with position: @escaping (ViewPinGuides.Vertical) -> Float
  ) -> LayoutMaker<Property.WillSetMiddleProperty> {
    with(
      property.storeMiddle(
        LayoutElement.Vertical.pinned(to: reference, isImmediate: isImmediate, position)))
  }

  /// Pins the vertical centre to a position that is computed from another view, which
  /// the first closure returns.
  @inlinable public func pinMiddle(
    by reference: @escaping () -> View?, with position: @escaping (ViewPinGuides.Vertical) -> Float
  ) -> LayoutMaker<Property.WillSetMiddleProperty> {
    with(property.storeMiddle(.byReference(referenceGetter: reference, position)))
  }

  /// Unavailable: pass a closure after the label `by`.
  @available(*, unavailable, message: "a closure goes with the label by")
  @_disfavoredOverload
  public func setMiddle(
    to position: @escaping (ViewLayoutGuides) -> Float
  ) -> LayoutMaker<Property.WillSetMiddleProperty> {
    setMiddle(by: position)
  }

  /// Sets the vertical centre to the y coordinate of a point that is computed from the guides of the parent.
  @_disfavoredOverload
  @inlinable public func setMiddle(
    by point: @escaping (ViewLayoutGuides) -> Point
  ) -> LayoutMaker<Property.WillSetMiddleProperty> {
    with(property.storeMiddle(.byParent { point($0).y }))
  }
}

extension LayoutMaker where Property: LayoutPropertyCanStoreBottomType {
  /// Sets the bottom edge to a position in the bounds of the parent.
  @inlinable public func setBottom(to position: Float) -> LayoutMaker<Property.WillSetBottomProperty> {
    with(property.storeBottom(.constant(position)))
  }

  /// Sets the bottom edge to a position that a closure computes from the guides of the parent.
  @inlinable public func setBottom(
    by position: @escaping (ViewLayoutGuides) -> Float
  ) -> LayoutMaker<Property.WillSetBottomProperty> {
    with(property.storeBottom(.byParent(position)))
  }

  /// Pins the bottom edge to a position that a closure computes from another view.
  ///
  /// The other view is referenced weakly.
  @inlinable public func pinBottom(
    to reference: View?, with position: @escaping (ViewPinGuides.Vertical) -> Float
  ) -> LayoutMaker<Property.WillSetBottomProperty> {
    with(
      property.storeBottom(
        LayoutElement.Vertical.pinned(to: reference, isImmediate: isImmediate, position)))
  }

  /// Pins the bottom edge to a position that is computed from another view, which
  /// the first closure returns.
  @inlinable public func pinBottom(
    by reference: @escaping () -> View?, with position: @escaping (ViewPinGuides.Vertical) -> Float
  ) -> LayoutMaker<Property.WillSetBottomProperty> {
    with(property.storeBottom(.byReference(referenceGetter: reference, position)))
  }

  /// Unavailable: pass a closure after the label `by`.
  @available(*, unavailable, message: "a closure goes with the label by")
  @_disfavoredOverload
  public func setBottom(
    to position: @escaping (ViewLayoutGuides) -> Float
  ) -> LayoutMaker<Property.WillSetBottomProperty> {
    setBottom(by: position)
  }

  /// Sets the bottom edge to the y coordinate of a point that is computed from the guides of the parent.
  @_disfavoredOverload
  @inlinable public func setBottom(
    by point: @escaping (ViewLayoutGuides) -> Point
  ) -> LayoutMaker<Property.WillSetBottomProperty> {
    with(property.storeBottom(.byParent { point($0).y }))
  }
}

extension LayoutMaker where Property: LayoutPropertyCanStoreVerticalType {
  /// Sets the horizontal line at a fraction of the view's height to a position in the bounds of the parent.
  @inlinable public func setVertical(at line: Line.Vertical, to position: Float) -> LayoutMaker<Property.WillSetVerticalProperty> {
    with(property.storeVertical(at: line, .constant(position)))
  }

  /// Sets the horizontal line at a fraction of the view's height to a position that a closure computes from the guides of the parent.
  @inlinable public func setVertical(
    at line: Line.Vertical, by position: @escaping (ViewLayoutGuides) -> Float
  ) -> LayoutMaker<Property.WillSetVerticalProperty> {
    with(property.storeVertical(at: line, .byParent(position)))
  }

  /// Pins the horizontal line at a fraction of the view's height to a position that a closure computes from another view.
  ///
  /// The other view is referenced weakly.
  @inlinable public func pinVertical(
    at line: Line.Vertical, to reference: View?, with position: @escaping (ViewPinGuides.Vertical) -> Float
  ) -> LayoutMaker<Property.WillSetVerticalProperty> {
    with(
      property.storeVertical(
        at: line, LayoutElement.Vertical.pinned(to: reference, isImmediate: isImmediate, position)))
  }

  /// Pins the horizontal line at a fraction of the view's height to a position that is computed from another view, which
  /// the first closure returns.
  @inlinable public func pinVertical(
    at line: Line.Vertical, by reference: @escaping () -> View?, with position: @escaping (ViewPinGuides.Vertical) -> Float
  ) -> LayoutMaker<Property.WillSetVerticalProperty> {
    with(property.storeVertical(at: line, .byReference(referenceGetter: reference, position)))
  }
}
