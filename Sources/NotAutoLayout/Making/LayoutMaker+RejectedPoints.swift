// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

// Written by Utils/generate-sources: edit MakerForms in Utils/SourceGenerator and run it again.
// swift-format-ignore-file

// The compiler shows the message at a call that sets an element twice, or a third element of
// an axis. The methods return the maker unchanged, so that the rest of the chain is checked too.

extension LayoutMaker where Property: IndividualPropertyState {
  @available(*, unavailable, message: "left is already set, or leading or trailing is, or the horizontal axis already has two elements")
  @_disfavoredOverload
  public func setTopLeft<Horizontal: RejectsLeft, Vertical: VerticalState>(to position: Point) -> Self
  where Property == IndividualProperty.State<Horizontal, Vertical> { self }

  @available(*, unavailable, message: "left is already set, or leading or trailing is, or the horizontal axis already has two elements")
  @_disfavoredOverload
  public func setTopLeft<Horizontal: RejectsLeft, Vertical: VerticalState>(by position: @escaping (ViewLayoutGuides) -> Point) -> Self
  where Property == IndividualProperty.State<Horizontal, Vertical> { self }

  @available(*, unavailable, message: "left is already set, or leading or trailing is, or the horizontal axis already has two elements")
  @_disfavoredOverload
  public func pinTopLeft<Horizontal: RejectsLeft, Vertical: VerticalState>(to reference: View?, with position: @escaping (ViewPinGuides.Point) -> Point) -> Self
  where Property == IndividualProperty.State<Horizontal, Vertical> { self }

  @available(*, unavailable, message: "left is already set, or leading or trailing is, or the horizontal axis already has two elements")
  @_disfavoredOverload
  public func pinTopLeft<Horizontal: RejectsLeft, Vertical: VerticalState>(by reference: @escaping () -> View?, with position: @escaping (ViewPinGuides.Point) -> Point) -> Self
  where Property == IndividualProperty.State<Horizontal, Vertical> { self }

  @available(*, unavailable, message: "top is already set, or the vertical axis already has two elements")
  @_disfavoredOverload
  public func setTopLeft<Horizontal: AcceptsLeft, Vertical: RejectsTop>(to position: Point) -> Self
  where Property == IndividualProperty.State<Horizontal, Vertical> { self }

  @available(*, unavailable, message: "top is already set, or the vertical axis already has two elements")
  @_disfavoredOverload
  public func setTopLeft<Horizontal: AcceptsLeft, Vertical: RejectsTop>(by position: @escaping (ViewLayoutGuides) -> Point) -> Self
  where Property == IndividualProperty.State<Horizontal, Vertical> { self }

  @available(*, unavailable, message: "top is already set, or the vertical axis already has two elements")
  @_disfavoredOverload
  public func pinTopLeft<Horizontal: AcceptsLeft, Vertical: RejectsTop>(to reference: View?, with position: @escaping (ViewPinGuides.Point) -> Point) -> Self
  where Property == IndividualProperty.State<Horizontal, Vertical> { self }

  @available(*, unavailable, message: "top is already set, or the vertical axis already has two elements")
  @_disfavoredOverload
  public func pinTopLeft<Horizontal: AcceptsLeft, Vertical: RejectsTop>(by reference: @escaping () -> View?, with position: @escaping (ViewPinGuides.Point) -> Point) -> Self
  where Property == IndividualProperty.State<Horizontal, Vertical> { self }

  @available(*, unavailable, message: "center is already set, or the horizontal axis already has two elements")
  @_disfavoredOverload
  public func setTopCenter<Horizontal: RejectsCenter, Vertical: VerticalState>(to position: Point) -> Self
  where Property == IndividualProperty.State<Horizontal, Vertical> { self }

  @available(*, unavailable, message: "center is already set, or the horizontal axis already has two elements")
  @_disfavoredOverload
  public func setTopCenter<Horizontal: RejectsCenter, Vertical: VerticalState>(by position: @escaping (ViewLayoutGuides) -> Point) -> Self
  where Property == IndividualProperty.State<Horizontal, Vertical> { self }

  @available(*, unavailable, message: "center is already set, or the horizontal axis already has two elements")
  @_disfavoredOverload
  public func pinTopCenter<Horizontal: RejectsCenter, Vertical: VerticalState>(to reference: View?, with position: @escaping (ViewPinGuides.Point) -> Point) -> Self
  where Property == IndividualProperty.State<Horizontal, Vertical> { self }

  @available(*, unavailable, message: "center is already set, or the horizontal axis already has two elements")
  @_disfavoredOverload
  public func pinTopCenter<Horizontal: RejectsCenter, Vertical: VerticalState>(by reference: @escaping () -> View?, with position: @escaping (ViewPinGuides.Point) -> Point) -> Self
  where Property == IndividualProperty.State<Horizontal, Vertical> { self }

  @available(*, unavailable, message: "top is already set, or the vertical axis already has two elements")
  @_disfavoredOverload
  public func setTopCenter<Horizontal: AcceptsCenter, Vertical: RejectsTop>(to position: Point) -> Self
  where Property == IndividualProperty.State<Horizontal, Vertical> { self }

  @available(*, unavailable, message: "top is already set, or the vertical axis already has two elements")
  @_disfavoredOverload
  public func setTopCenter<Horizontal: AcceptsCenter, Vertical: RejectsTop>(by position: @escaping (ViewLayoutGuides) -> Point) -> Self
  where Property == IndividualProperty.State<Horizontal, Vertical> { self }

  @available(*, unavailable, message: "top is already set, or the vertical axis already has two elements")
  @_disfavoredOverload
  public func pinTopCenter<Horizontal: AcceptsCenter, Vertical: RejectsTop>(to reference: View?, with position: @escaping (ViewPinGuides.Point) -> Point) -> Self
  where Property == IndividualProperty.State<Horizontal, Vertical> { self }

  @available(*, unavailable, message: "top is already set, or the vertical axis already has two elements")
  @_disfavoredOverload
  public func pinTopCenter<Horizontal: AcceptsCenter, Vertical: RejectsTop>(by reference: @escaping () -> View?, with position: @escaping (ViewPinGuides.Point) -> Point) -> Self
  where Property == IndividualProperty.State<Horizontal, Vertical> { self }

  @available(*, unavailable, message: "right is already set, or leading or trailing is, or the horizontal axis already has two elements")
  @_disfavoredOverload
  public func setTopRight<Horizontal: RejectsRight, Vertical: VerticalState>(to position: Point) -> Self
  where Property == IndividualProperty.State<Horizontal, Vertical> { self }

  @available(*, unavailable, message: "right is already set, or leading or trailing is, or the horizontal axis already has two elements")
  @_disfavoredOverload
  public func setTopRight<Horizontal: RejectsRight, Vertical: VerticalState>(by position: @escaping (ViewLayoutGuides) -> Point) -> Self
  where Property == IndividualProperty.State<Horizontal, Vertical> { self }

  @available(*, unavailable, message: "right is already set, or leading or trailing is, or the horizontal axis already has two elements")
  @_disfavoredOverload
  public func pinTopRight<Horizontal: RejectsRight, Vertical: VerticalState>(to reference: View?, with position: @escaping (ViewPinGuides.Point) -> Point) -> Self
  where Property == IndividualProperty.State<Horizontal, Vertical> { self }

  @available(*, unavailable, message: "right is already set, or leading or trailing is, or the horizontal axis already has two elements")
  @_disfavoredOverload
  public func pinTopRight<Horizontal: RejectsRight, Vertical: VerticalState>(by reference: @escaping () -> View?, with position: @escaping (ViewPinGuides.Point) -> Point) -> Self
  where Property == IndividualProperty.State<Horizontal, Vertical> { self }

  @available(*, unavailable, message: "top is already set, or the vertical axis already has two elements")
  @_disfavoredOverload
  public func setTopRight<Horizontal: AcceptsRight, Vertical: RejectsTop>(to position: Point) -> Self
  where Property == IndividualProperty.State<Horizontal, Vertical> { self }

  @available(*, unavailable, message: "top is already set, or the vertical axis already has two elements")
  @_disfavoredOverload
  public func setTopRight<Horizontal: AcceptsRight, Vertical: RejectsTop>(by position: @escaping (ViewLayoutGuides) -> Point) -> Self
  where Property == IndividualProperty.State<Horizontal, Vertical> { self }

  @available(*, unavailable, message: "top is already set, or the vertical axis already has two elements")
  @_disfavoredOverload
  public func pinTopRight<Horizontal: AcceptsRight, Vertical: RejectsTop>(to reference: View?, with position: @escaping (ViewPinGuides.Point) -> Point) -> Self
  where Property == IndividualProperty.State<Horizontal, Vertical> { self }

  @available(*, unavailable, message: "top is already set, or the vertical axis already has two elements")
  @_disfavoredOverload
  public func pinTopRight<Horizontal: AcceptsRight, Vertical: RejectsTop>(by reference: @escaping () -> View?, with position: @escaping (ViewPinGuides.Point) -> Point) -> Self
  where Property == IndividualProperty.State<Horizontal, Vertical> { self }

  @available(*, unavailable, message: "left is already set, or leading or trailing is, or the horizontal axis already has two elements")
  @_disfavoredOverload
  public func setMiddleLeft<Horizontal: RejectsLeft, Vertical: VerticalState>(to position: Point) -> Self
  where Property == IndividualProperty.State<Horizontal, Vertical> { self }

  @available(*, unavailable, message: "left is already set, or leading or trailing is, or the horizontal axis already has two elements")
  @_disfavoredOverload
  public func setMiddleLeft<Horizontal: RejectsLeft, Vertical: VerticalState>(by position: @escaping (ViewLayoutGuides) -> Point) -> Self
  where Property == IndividualProperty.State<Horizontal, Vertical> { self }

  @available(*, unavailable, message: "left is already set, or leading or trailing is, or the horizontal axis already has two elements")
  @_disfavoredOverload
  public func pinMiddleLeft<Horizontal: RejectsLeft, Vertical: VerticalState>(to reference: View?, with position: @escaping (ViewPinGuides.Point) -> Point) -> Self
  where Property == IndividualProperty.State<Horizontal, Vertical> { self }

  @available(*, unavailable, message: "left is already set, or leading or trailing is, or the horizontal axis already has two elements")
  @_disfavoredOverload
  public func pinMiddleLeft<Horizontal: RejectsLeft, Vertical: VerticalState>(by reference: @escaping () -> View?, with position: @escaping (ViewPinGuides.Point) -> Point) -> Self
  where Property == IndividualProperty.State<Horizontal, Vertical> { self }

  @available(*, unavailable, message: "middle is already set, or the vertical axis already has two elements")
  @_disfavoredOverload
  public func setMiddleLeft<Horizontal: AcceptsLeft, Vertical: RejectsMiddle>(to position: Point) -> Self
  where Property == IndividualProperty.State<Horizontal, Vertical> { self }

  @available(*, unavailable, message: "middle is already set, or the vertical axis already has two elements")
  @_disfavoredOverload
  public func setMiddleLeft<Horizontal: AcceptsLeft, Vertical: RejectsMiddle>(by position: @escaping (ViewLayoutGuides) -> Point) -> Self
  where Property == IndividualProperty.State<Horizontal, Vertical> { self }

  @available(*, unavailable, message: "middle is already set, or the vertical axis already has two elements")
  @_disfavoredOverload
  public func pinMiddleLeft<Horizontal: AcceptsLeft, Vertical: RejectsMiddle>(to reference: View?, with position: @escaping (ViewPinGuides.Point) -> Point) -> Self
  where Property == IndividualProperty.State<Horizontal, Vertical> { self }

  @available(*, unavailable, message: "middle is already set, or the vertical axis already has two elements")
  @_disfavoredOverload
  public func pinMiddleLeft<Horizontal: AcceptsLeft, Vertical: RejectsMiddle>(by reference: @escaping () -> View?, with position: @escaping (ViewPinGuides.Point) -> Point) -> Self
  where Property == IndividualProperty.State<Horizontal, Vertical> { self }

  @available(*, unavailable, message: "center is already set, or the horizontal axis already has two elements")
  @_disfavoredOverload
  public func setMiddleCenter<Horizontal: RejectsCenter, Vertical: VerticalState>(to position: Point) -> Self
  where Property == IndividualProperty.State<Horizontal, Vertical> { self }

  @available(*, unavailable, message: "center is already set, or the horizontal axis already has two elements")
  @_disfavoredOverload
  public func setMiddleCenter<Horizontal: RejectsCenter, Vertical: VerticalState>(by position: @escaping (ViewLayoutGuides) -> Point) -> Self
  where Property == IndividualProperty.State<Horizontal, Vertical> { self }

  @available(*, unavailable, message: "center is already set, or the horizontal axis already has two elements")
  @_disfavoredOverload
  public func pinMiddleCenter<Horizontal: RejectsCenter, Vertical: VerticalState>(to reference: View?, with position: @escaping (ViewPinGuides.Point) -> Point) -> Self
  where Property == IndividualProperty.State<Horizontal, Vertical> { self }

  @available(*, unavailable, message: "center is already set, or the horizontal axis already has two elements")
  @_disfavoredOverload
  public func pinMiddleCenter<Horizontal: RejectsCenter, Vertical: VerticalState>(by reference: @escaping () -> View?, with position: @escaping (ViewPinGuides.Point) -> Point) -> Self
  where Property == IndividualProperty.State<Horizontal, Vertical> { self }

  @available(*, unavailable, message: "middle is already set, or the vertical axis already has two elements")
  @_disfavoredOverload
  public func setMiddleCenter<Horizontal: AcceptsCenter, Vertical: RejectsMiddle>(to position: Point) -> Self
  where Property == IndividualProperty.State<Horizontal, Vertical> { self }

  @available(*, unavailable, message: "middle is already set, or the vertical axis already has two elements")
  @_disfavoredOverload
  public func setMiddleCenter<Horizontal: AcceptsCenter, Vertical: RejectsMiddle>(by position: @escaping (ViewLayoutGuides) -> Point) -> Self
  where Property == IndividualProperty.State<Horizontal, Vertical> { self }

  @available(*, unavailable, message: "middle is already set, or the vertical axis already has two elements")
  @_disfavoredOverload
  public func pinMiddleCenter<Horizontal: AcceptsCenter, Vertical: RejectsMiddle>(to reference: View?, with position: @escaping (ViewPinGuides.Point) -> Point) -> Self
  where Property == IndividualProperty.State<Horizontal, Vertical> { self }

  @available(*, unavailable, message: "middle is already set, or the vertical axis already has two elements")
  @_disfavoredOverload
  public func pinMiddleCenter<Horizontal: AcceptsCenter, Vertical: RejectsMiddle>(by reference: @escaping () -> View?, with position: @escaping (ViewPinGuides.Point) -> Point) -> Self
  where Property == IndividualProperty.State<Horizontal, Vertical> { self }

  @available(*, unavailable, message: "right is already set, or leading or trailing is, or the horizontal axis already has two elements")
  @_disfavoredOverload
  public func setMiddleRight<Horizontal: RejectsRight, Vertical: VerticalState>(to position: Point) -> Self
  where Property == IndividualProperty.State<Horizontal, Vertical> { self }

  @available(*, unavailable, message: "right is already set, or leading or trailing is, or the horizontal axis already has two elements")
  @_disfavoredOverload
  public func setMiddleRight<Horizontal: RejectsRight, Vertical: VerticalState>(by position: @escaping (ViewLayoutGuides) -> Point) -> Self
  where Property == IndividualProperty.State<Horizontal, Vertical> { self }

  @available(*, unavailable, message: "right is already set, or leading or trailing is, or the horizontal axis already has two elements")
  @_disfavoredOverload
  public func pinMiddleRight<Horizontal: RejectsRight, Vertical: VerticalState>(to reference: View?, with position: @escaping (ViewPinGuides.Point) -> Point) -> Self
  where Property == IndividualProperty.State<Horizontal, Vertical> { self }

  @available(*, unavailable, message: "right is already set, or leading or trailing is, or the horizontal axis already has two elements")
  @_disfavoredOverload
  public func pinMiddleRight<Horizontal: RejectsRight, Vertical: VerticalState>(by reference: @escaping () -> View?, with position: @escaping (ViewPinGuides.Point) -> Point) -> Self
  where Property == IndividualProperty.State<Horizontal, Vertical> { self }

  @available(*, unavailable, message: "middle is already set, or the vertical axis already has two elements")
  @_disfavoredOverload
  public func setMiddleRight<Horizontal: AcceptsRight, Vertical: RejectsMiddle>(to position: Point) -> Self
  where Property == IndividualProperty.State<Horizontal, Vertical> { self }

  @available(*, unavailable, message: "middle is already set, or the vertical axis already has two elements")
  @_disfavoredOverload
  public func setMiddleRight<Horizontal: AcceptsRight, Vertical: RejectsMiddle>(by position: @escaping (ViewLayoutGuides) -> Point) -> Self
  where Property == IndividualProperty.State<Horizontal, Vertical> { self }

  @available(*, unavailable, message: "middle is already set, or the vertical axis already has two elements")
  @_disfavoredOverload
  public func pinMiddleRight<Horizontal: AcceptsRight, Vertical: RejectsMiddle>(to reference: View?, with position: @escaping (ViewPinGuides.Point) -> Point) -> Self
  where Property == IndividualProperty.State<Horizontal, Vertical> { self }

  @available(*, unavailable, message: "middle is already set, or the vertical axis already has two elements")
  @_disfavoredOverload
  public func pinMiddleRight<Horizontal: AcceptsRight, Vertical: RejectsMiddle>(by reference: @escaping () -> View?, with position: @escaping (ViewPinGuides.Point) -> Point) -> Self
  where Property == IndividualProperty.State<Horizontal, Vertical> { self }

  @available(*, unavailable, message: "left is already set, or leading or trailing is, or the horizontal axis already has two elements")
  @_disfavoredOverload
  public func setBottomLeft<Horizontal: RejectsLeft, Vertical: VerticalState>(to position: Point) -> Self
  where Property == IndividualProperty.State<Horizontal, Vertical> { self }

  @available(*, unavailable, message: "left is already set, or leading or trailing is, or the horizontal axis already has two elements")
  @_disfavoredOverload
  public func setBottomLeft<Horizontal: RejectsLeft, Vertical: VerticalState>(by position: @escaping (ViewLayoutGuides) -> Point) -> Self
  where Property == IndividualProperty.State<Horizontal, Vertical> { self }

  @available(*, unavailable, message: "left is already set, or leading or trailing is, or the horizontal axis already has two elements")
  @_disfavoredOverload
  public func pinBottomLeft<Horizontal: RejectsLeft, Vertical: VerticalState>(to reference: View?, with position: @escaping (ViewPinGuides.Point) -> Point) -> Self
  where Property == IndividualProperty.State<Horizontal, Vertical> { self }

  @available(*, unavailable, message: "left is already set, or leading or trailing is, or the horizontal axis already has two elements")
  @_disfavoredOverload
  public func pinBottomLeft<Horizontal: RejectsLeft, Vertical: VerticalState>(by reference: @escaping () -> View?, with position: @escaping (ViewPinGuides.Point) -> Point) -> Self
  where Property == IndividualProperty.State<Horizontal, Vertical> { self }

  @available(*, unavailable, message: "bottom is already set, or the vertical axis already has two elements")
  @_disfavoredOverload
  public func setBottomLeft<Horizontal: AcceptsLeft, Vertical: RejectsBottom>(to position: Point) -> Self
  where Property == IndividualProperty.State<Horizontal, Vertical> { self }

  @available(*, unavailable, message: "bottom is already set, or the vertical axis already has two elements")
  @_disfavoredOverload
  public func setBottomLeft<Horizontal: AcceptsLeft, Vertical: RejectsBottom>(by position: @escaping (ViewLayoutGuides) -> Point) -> Self
  where Property == IndividualProperty.State<Horizontal, Vertical> { self }

  @available(*, unavailable, message: "bottom is already set, or the vertical axis already has two elements")
  @_disfavoredOverload
  public func pinBottomLeft<Horizontal: AcceptsLeft, Vertical: RejectsBottom>(to reference: View?, with position: @escaping (ViewPinGuides.Point) -> Point) -> Self
  where Property == IndividualProperty.State<Horizontal, Vertical> { self }

  @available(*, unavailable, message: "bottom is already set, or the vertical axis already has two elements")
  @_disfavoredOverload
  public func pinBottomLeft<Horizontal: AcceptsLeft, Vertical: RejectsBottom>(by reference: @escaping () -> View?, with position: @escaping (ViewPinGuides.Point) -> Point) -> Self
  where Property == IndividualProperty.State<Horizontal, Vertical> { self }

  @available(*, unavailable, message: "center is already set, or the horizontal axis already has two elements")
  @_disfavoredOverload
  public func setBottomCenter<Horizontal: RejectsCenter, Vertical: VerticalState>(to position: Point) -> Self
  where Property == IndividualProperty.State<Horizontal, Vertical> { self }

  @available(*, unavailable, message: "center is already set, or the horizontal axis already has two elements")
  @_disfavoredOverload
  public func setBottomCenter<Horizontal: RejectsCenter, Vertical: VerticalState>(by position: @escaping (ViewLayoutGuides) -> Point) -> Self
  where Property == IndividualProperty.State<Horizontal, Vertical> { self }

  @available(*, unavailable, message: "center is already set, or the horizontal axis already has two elements")
  @_disfavoredOverload
  public func pinBottomCenter<Horizontal: RejectsCenter, Vertical: VerticalState>(to reference: View?, with position: @escaping (ViewPinGuides.Point) -> Point) -> Self
  where Property == IndividualProperty.State<Horizontal, Vertical> { self }

  @available(*, unavailable, message: "center is already set, or the horizontal axis already has two elements")
  @_disfavoredOverload
  public func pinBottomCenter<Horizontal: RejectsCenter, Vertical: VerticalState>(by reference: @escaping () -> View?, with position: @escaping (ViewPinGuides.Point) -> Point) -> Self
  where Property == IndividualProperty.State<Horizontal, Vertical> { self }

  @available(*, unavailable, message: "bottom is already set, or the vertical axis already has two elements")
  @_disfavoredOverload
  public func setBottomCenter<Horizontal: AcceptsCenter, Vertical: RejectsBottom>(to position: Point) -> Self
  where Property == IndividualProperty.State<Horizontal, Vertical> { self }

  @available(*, unavailable, message: "bottom is already set, or the vertical axis already has two elements")
  @_disfavoredOverload
  public func setBottomCenter<Horizontal: AcceptsCenter, Vertical: RejectsBottom>(by position: @escaping (ViewLayoutGuides) -> Point) -> Self
  where Property == IndividualProperty.State<Horizontal, Vertical> { self }

  @available(*, unavailable, message: "bottom is already set, or the vertical axis already has two elements")
  @_disfavoredOverload
  public func pinBottomCenter<Horizontal: AcceptsCenter, Vertical: RejectsBottom>(to reference: View?, with position: @escaping (ViewPinGuides.Point) -> Point) -> Self
  where Property == IndividualProperty.State<Horizontal, Vertical> { self }

  @available(*, unavailable, message: "bottom is already set, or the vertical axis already has two elements")
  @_disfavoredOverload
  public func pinBottomCenter<Horizontal: AcceptsCenter, Vertical: RejectsBottom>(by reference: @escaping () -> View?, with position: @escaping (ViewPinGuides.Point) -> Point) -> Self
  where Property == IndividualProperty.State<Horizontal, Vertical> { self }

  @available(*, unavailable, message: "right is already set, or leading or trailing is, or the horizontal axis already has two elements")
  @_disfavoredOverload
  public func setBottomRight<Horizontal: RejectsRight, Vertical: VerticalState>(to position: Point) -> Self
  where Property == IndividualProperty.State<Horizontal, Vertical> { self }

  @available(*, unavailable, message: "right is already set, or leading or trailing is, or the horizontal axis already has two elements")
  @_disfavoredOverload
  public func setBottomRight<Horizontal: RejectsRight, Vertical: VerticalState>(by position: @escaping (ViewLayoutGuides) -> Point) -> Self
  where Property == IndividualProperty.State<Horizontal, Vertical> { self }

  @available(*, unavailable, message: "right is already set, or leading or trailing is, or the horizontal axis already has two elements")
  @_disfavoredOverload
  public func pinBottomRight<Horizontal: RejectsRight, Vertical: VerticalState>(to reference: View?, with position: @escaping (ViewPinGuides.Point) -> Point) -> Self
  where Property == IndividualProperty.State<Horizontal, Vertical> { self }

  @available(*, unavailable, message: "right is already set, or leading or trailing is, or the horizontal axis already has two elements")
  @_disfavoredOverload
  public func pinBottomRight<Horizontal: RejectsRight, Vertical: VerticalState>(by reference: @escaping () -> View?, with position: @escaping (ViewPinGuides.Point) -> Point) -> Self
  where Property == IndividualProperty.State<Horizontal, Vertical> { self }

  @available(*, unavailable, message: "bottom is already set, or the vertical axis already has two elements")
  @_disfavoredOverload
  public func setBottomRight<Horizontal: AcceptsRight, Vertical: RejectsBottom>(to position: Point) -> Self
  where Property == IndividualProperty.State<Horizontal, Vertical> { self }

  @available(*, unavailable, message: "bottom is already set, or the vertical axis already has two elements")
  @_disfavoredOverload
  public func setBottomRight<Horizontal: AcceptsRight, Vertical: RejectsBottom>(by position: @escaping (ViewLayoutGuides) -> Point) -> Self
  where Property == IndividualProperty.State<Horizontal, Vertical> { self }

  @available(*, unavailable, message: "bottom is already set, or the vertical axis already has two elements")
  @_disfavoredOverload
  public func pinBottomRight<Horizontal: AcceptsRight, Vertical: RejectsBottom>(to reference: View?, with position: @escaping (ViewPinGuides.Point) -> Point) -> Self
  where Property == IndividualProperty.State<Horizontal, Vertical> { self }

  @available(*, unavailable, message: "bottom is already set, or the vertical axis already has two elements")
  @_disfavoredOverload
  public func pinBottomRight<Horizontal: AcceptsRight, Vertical: RejectsBottom>(by reference: @escaping () -> View?, with position: @escaping (ViewPinGuides.Point) -> Point) -> Self
  where Property == IndividualProperty.State<Horizontal, Vertical> { self }
}
