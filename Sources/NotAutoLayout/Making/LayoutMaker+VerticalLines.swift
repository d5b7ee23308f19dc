// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

// Written by Utils/generate-sources: edit MakerForms in Utils/SourceGenerator and run it again.
// swift-format-ignore-file

extension LayoutMaker where Property: LayoutPropertyCanStoreTopType {
  /// Puts the top edge at a position in the bounds of the parent.
  @inlinable public func setTop(to position: Float) -> LayoutMaker<Property.WillSetTopProperty> {
    with(property.storeTop(.constant(position)))
  }

  /// Puts the top edge at a position that is computed from the guides of the parent.
  @inlinable public func setTop(
    by position: @escaping (ViewLayoutGuides) -> Float
  ) -> LayoutMaker<Property.WillSetTopProperty> {
    with(property.storeTop(.byParent(position)))
  }

  /// Pins the top edge to a position that is computed from another view, which is
  /// referenced weakly.
  @inlinable public func pinTop(
    to reference: View?, with position: @escaping (ViewPinGuides.Vertical) -> Float
  ) -> LayoutMaker<Property.WillSetTopProperty> {
    with(
      property.storeTop(
        LayoutElement.Vertical.pinned(to: reference, isImmediate: isImmediate, position)))
  }

  /// Pins the top edge to a position that is computed from the view that a closure
  /// returns.
  @inlinable public func pinTop(
    by reference: @escaping () -> View?, with position: @escaping (ViewPinGuides.Vertical) -> Float
  ) -> LayoutMaker<Property.WillSetTopProperty> {
    with(property.storeTop(.byReference(referenceGetter: reference, position)))
  }

  /// Unavailable: a closure needs the label `by`.
  @available(*, unavailable, message: "a closure goes with the label by")
  @_disfavoredOverload
  public func setTop(
    to position: @escaping (ViewLayoutGuides) -> Float
  ) -> LayoutMaker<Property.WillSetTopProperty> {
    setTop(by: position)
  }

  /// Puts the top edge through a point that is computed from the guides of the parent.
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

  /// Puts the middle at a position that is computed from the guides of the parent.
  @inlinable public func setMiddle(
    by position: @escaping (ViewLayoutGuides) -> Float
  ) -> LayoutMaker<Property.WillSetMiddleProperty> {
    with(property.storeMiddle(.byParent(position)))
  }

  /// Pins the middle to a position that is computed from another view, which is
  /// referenced weakly.
  @inlinable public func pinMiddle(
    to reference: View?, with position: @escaping (ViewPinGuides.Vertical) -> Float
  ) -> LayoutMaker<Property.WillSetMiddleProperty> {
    with(
      property.storeMiddle(
        LayoutElement.Vertical.pinned(to: reference, isImmediate: isImmediate, position)))
  }

  /// Pins the middle to a position that is computed from the view that a closure
  /// returns.
  @inlinable public func pinMiddle(
    by reference: @escaping () -> View?, with position: @escaping (ViewPinGuides.Vertical) -> Float
  ) -> LayoutMaker<Property.WillSetMiddleProperty> {
    with(property.storeMiddle(.byReference(referenceGetter: reference, position)))
  }

  /// Unavailable: a closure needs the label `by`.
  @available(*, unavailable, message: "a closure goes with the label by")
  @_disfavoredOverload
  public func setMiddle(
    to position: @escaping (ViewLayoutGuides) -> Float
  ) -> LayoutMaker<Property.WillSetMiddleProperty> {
    setMiddle(by: position)
  }

  /// Puts the middle through a point that is computed from the guides of the parent.
  @_disfavoredOverload
  @inlinable public func setMiddle(
    by point: @escaping (ViewLayoutGuides) -> Point
  ) -> LayoutMaker<Property.WillSetMiddleProperty> {
    with(property.storeMiddle(.byParent { point($0).y }))
  }
}

extension LayoutMaker where Property: LayoutPropertyCanStoreBottomType {
  /// Puts the bottom edge at a position in the bounds of the parent.
  @inlinable public func setBottom(to position: Float) -> LayoutMaker<Property.WillSetBottomProperty> {
    with(property.storeBottom(.constant(position)))
  }

  /// Puts the bottom edge at a position that is computed from the guides of the parent.
  @inlinable public func setBottom(
    by position: @escaping (ViewLayoutGuides) -> Float
  ) -> LayoutMaker<Property.WillSetBottomProperty> {
    with(property.storeBottom(.byParent(position)))
  }

  /// Pins the bottom edge to a position that is computed from another view, which is
  /// referenced weakly.
  @inlinable public func pinBottom(
    to reference: View?, with position: @escaping (ViewPinGuides.Vertical) -> Float
  ) -> LayoutMaker<Property.WillSetBottomProperty> {
    with(
      property.storeBottom(
        LayoutElement.Vertical.pinned(to: reference, isImmediate: isImmediate, position)))
  }

  /// Pins the bottom edge to a position that is computed from the view that a closure
  /// returns.
  @inlinable public func pinBottom(
    by reference: @escaping () -> View?, with position: @escaping (ViewPinGuides.Vertical) -> Float
  ) -> LayoutMaker<Property.WillSetBottomProperty> {
    with(property.storeBottom(.byReference(referenceGetter: reference, position)))
  }

  /// Unavailable: a closure needs the label `by`.
  @available(*, unavailable, message: "a closure goes with the label by")
  @_disfavoredOverload
  public func setBottom(
    to position: @escaping (ViewLayoutGuides) -> Float
  ) -> LayoutMaker<Property.WillSetBottomProperty> {
    setBottom(by: position)
  }

  /// Puts the bottom edge through a point that is computed from the guides of the parent.
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

  /// Puts the line at a fraction of the height at a position that is computed from the guides of the parent.
  @inlinable public func setVertical(
    at line: Line.Vertical, by position: @escaping (ViewLayoutGuides) -> Float
  ) -> LayoutMaker<Property.WillSetVerticalProperty> {
    with(property.storeVertical(at: line, .byParent(position)))
  }

  /// Pins the line at a fraction of the height to a position that is computed from another view, which is
  /// referenced weakly.
  @inlinable public func pinVertical(
    at line: Line.Vertical, to reference: View?, with position: @escaping (ViewPinGuides.Vertical) -> Float
  ) -> LayoutMaker<Property.WillSetVerticalProperty> {
    with(
      property.storeVertical(
        at: line, LayoutElement.Vertical.pinned(to: reference, isImmediate: isImmediate, position)))
  }

  /// Pins the line at a fraction of the height to a position that is computed from the view that a closure
  /// returns.
  @inlinable public func pinVertical(
    at line: Line.Vertical, by reference: @escaping () -> View?, with position: @escaping (ViewPinGuides.Vertical) -> Float
  ) -> LayoutMaker<Property.WillSetVerticalProperty> {
    with(property.storeVertical(at: line, .byReference(referenceGetter: reference, position)))
  }
}
