// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

// Written by Utils/generate-sources: edit MakerForms in Utils/SourceGenerator and run it again.
// swift-format-ignore-file

extension LayoutMaker where Property: LayoutPropertyCanStorePointType {
  /// Sets the point at fractions of the view's size to a position in the bounds of the parent.
  @inlinable public func setPoint(at point: Point, to position: Point) -> LayoutMaker<Property.WillSetPointProperty> {
    with(property.storePoint(at: point, .constant(position)))
  }

  /// Sets the point at fractions of the view's size to a position that a closure computes from the guides of the parent.
  @inlinable public func setPoint(
    at point: Point, by position: @escaping (ViewLayoutGuides) -> Point
  ) -> LayoutMaker<Property.WillSetPointProperty> {
    with(property.storePoint(at: point, .byParent(position)))
  }

  /// Pins the point at fractions of the view's size to a position that a closure computes from another view.
  ///
  /// The other view is referenced weakly.
  @inlinable public func pinPoint(
    at point: Point, to reference: View?, with position: @escaping (ViewPinGuides.Point) -> Point
  ) -> LayoutMaker<Property.WillSetPointProperty> {
    with(
      property.storePoint(
        at: point, LayoutElement.Point.pinned(to: reference, isImmediate: isImmediate, position)))
  }

  /// Pins the point at fractions of the view's size to a position that is computed from another view, which
  /// the first closure returns.
  @inlinable public func pinPoint(
    at point: Point, by reference: @escaping () -> View?, with position: @escaping (ViewPinGuides.Point) -> Point
  ) -> LayoutMaker<Property.WillSetPointProperty> {
    with(property.storePoint(at: point, .byReference(referenceGetter: reference, position)))
  }
}
