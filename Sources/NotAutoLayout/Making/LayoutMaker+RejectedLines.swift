// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

// Written by Utils/generate-sources: edit MakerForms in Utils/SourceGenerator and run it again.
// swift-format-ignore-file

// The compiler shows the message at a call that sets an element twice, or a third element of
// an axis. The methods return the maker unchanged, so that the rest of the chain is checked too.

extension LayoutMaker where Property: IndividualPropertyState {
  @available(*, unavailable, message: "left is already set, or leading or trailing is, or the horizontal axis already has two elements")
  @_disfavoredOverload
  public func setLeft<Horizontal: RejectsLeft, Vertical: VerticalState>(to position: Float) -> Self
  where Property == IndividualProperty.State<Horizontal, Vertical> { self }

  @available(*, unavailable, message: "left is already set, or leading or trailing is, or the horizontal axis already has two elements")
  @_disfavoredOverload
  public func setLeft<Horizontal: RejectsLeft, Vertical: VerticalState>(by position: @escaping (ViewLayoutGuides) -> Float) -> Self
  where Property == IndividualProperty.State<Horizontal, Vertical> { self }

  @available(*, unavailable, message: "left is already set, or leading or trailing is, or the horizontal axis already has two elements")
  @_disfavoredOverload
  public func pinLeft<Horizontal: RejectsLeft, Vertical: VerticalState>(to reference: View?, with position: @escaping (ViewPinGuides.Horizontal) -> Float) -> Self
  where Property == IndividualProperty.State<Horizontal, Vertical> { self }

  @available(*, unavailable, message: "left is already set, or leading or trailing is, or the horizontal axis already has two elements")
  @_disfavoredOverload
  public func pinLeft<Horizontal: RejectsLeft, Vertical: VerticalState>(by reference: @escaping () -> View?, with position: @escaping (ViewPinGuides.Horizontal) -> Float) -> Self
  where Property == IndividualProperty.State<Horizontal, Vertical> { self }

  @available(*, unavailable, message: "center is already set, or the horizontal axis already has two elements")
  @_disfavoredOverload
  public func setCenter<Horizontal: RejectsCenter, Vertical: VerticalState>(to position: Float) -> Self
  where Property == IndividualProperty.State<Horizontal, Vertical> { self }

  @available(*, unavailable, message: "center is already set, or the horizontal axis already has two elements")
  @_disfavoredOverload
  public func setCenter<Horizontal: RejectsCenter, Vertical: VerticalState>(by position: @escaping (ViewLayoutGuides) -> Float) -> Self
  where Property == IndividualProperty.State<Horizontal, Vertical> { self }

  @available(*, unavailable, message: "center is already set, or the horizontal axis already has two elements")
  @_disfavoredOverload
  public func pinCenter<Horizontal: RejectsCenter, Vertical: VerticalState>(to reference: View?, with position: @escaping (ViewPinGuides.Horizontal) -> Float) -> Self
  where Property == IndividualProperty.State<Horizontal, Vertical> { self }

  @available(*, unavailable, message: "center is already set, or the horizontal axis already has two elements")
  @_disfavoredOverload
  public func pinCenter<Horizontal: RejectsCenter, Vertical: VerticalState>(by reference: @escaping () -> View?, with position: @escaping (ViewPinGuides.Horizontal) -> Float) -> Self
  where Property == IndividualProperty.State<Horizontal, Vertical> { self }

  @available(*, unavailable, message: "right is already set, or leading or trailing is, or the horizontal axis already has two elements")
  @_disfavoredOverload
  public func setRight<Horizontal: RejectsRight, Vertical: VerticalState>(to position: Float) -> Self
  where Property == IndividualProperty.State<Horizontal, Vertical> { self }

  @available(*, unavailable, message: "right is already set, or leading or trailing is, or the horizontal axis already has two elements")
  @_disfavoredOverload
  public func setRight<Horizontal: RejectsRight, Vertical: VerticalState>(by position: @escaping (ViewLayoutGuides) -> Float) -> Self
  where Property == IndividualProperty.State<Horizontal, Vertical> { self }

  @available(*, unavailable, message: "right is already set, or leading or trailing is, or the horizontal axis already has two elements")
  @_disfavoredOverload
  public func pinRight<Horizontal: RejectsRight, Vertical: VerticalState>(to reference: View?, with position: @escaping (ViewPinGuides.Horizontal) -> Float) -> Self
  where Property == IndividualProperty.State<Horizontal, Vertical> { self }

  @available(*, unavailable, message: "right is already set, or leading or trailing is, or the horizontal axis already has two elements")
  @_disfavoredOverload
  public func pinRight<Horizontal: RejectsRight, Vertical: VerticalState>(by reference: @escaping () -> View?, with position: @escaping (ViewPinGuides.Horizontal) -> Float) -> Self
  where Property == IndividualProperty.State<Horizontal, Vertical> { self }

  @available(*, unavailable, message: "leading is already set, or left or right is, or the horizontal axis already has two elements")
  @_disfavoredOverload
  public func setLeading<Horizontal: RejectsLeading, Vertical: VerticalState>(to position: Float) -> Self
  where Property == IndividualProperty.State<Horizontal, Vertical> { self }

  @available(*, unavailable, message: "leading is already set, or left or right is, or the horizontal axis already has two elements")
  @_disfavoredOverload
  public func setLeading<Horizontal: RejectsLeading, Vertical: VerticalState>(by position: @escaping (ViewLayoutGuides) -> Float) -> Self
  where Property == IndividualProperty.State<Horizontal, Vertical> { self }

  @available(*, unavailable, message: "leading is already set, or left or right is, or the horizontal axis already has two elements")
  @_disfavoredOverload
  public func pinLeading<Horizontal: RejectsLeading, Vertical: VerticalState>(to reference: View?, with position: @escaping (ViewPinGuides.Horizontal) -> Float) -> Self
  where Property == IndividualProperty.State<Horizontal, Vertical> { self }

  @available(*, unavailable, message: "leading is already set, or left or right is, or the horizontal axis already has two elements")
  @_disfavoredOverload
  public func pinLeading<Horizontal: RejectsLeading, Vertical: VerticalState>(by reference: @escaping () -> View?, with position: @escaping (ViewPinGuides.Horizontal) -> Float) -> Self
  where Property == IndividualProperty.State<Horizontal, Vertical> { self }

  @available(*, unavailable, message: "trailing is already set, or left or right is, or the horizontal axis already has two elements")
  @_disfavoredOverload
  public func setTrailing<Horizontal: RejectsTrailing, Vertical: VerticalState>(to position: Float) -> Self
  where Property == IndividualProperty.State<Horizontal, Vertical> { self }

  @available(*, unavailable, message: "trailing is already set, or left or right is, or the horizontal axis already has two elements")
  @_disfavoredOverload
  public func setTrailing<Horizontal: RejectsTrailing, Vertical: VerticalState>(by position: @escaping (ViewLayoutGuides) -> Float) -> Self
  where Property == IndividualProperty.State<Horizontal, Vertical> { self }

  @available(*, unavailable, message: "trailing is already set, or left or right is, or the horizontal axis already has two elements")
  @_disfavoredOverload
  public func pinTrailing<Horizontal: RejectsTrailing, Vertical: VerticalState>(to reference: View?, with position: @escaping (ViewPinGuides.Horizontal) -> Float) -> Self
  where Property == IndividualProperty.State<Horizontal, Vertical> { self }

  @available(*, unavailable, message: "trailing is already set, or left or right is, or the horizontal axis already has two elements")
  @_disfavoredOverload
  public func pinTrailing<Horizontal: RejectsTrailing, Vertical: VerticalState>(by reference: @escaping () -> View?, with position: @escaping (ViewPinGuides.Horizontal) -> Float) -> Self
  where Property == IndividualProperty.State<Horizontal, Vertical> { self }

  @available(*, unavailable, message: "top is already set, or the vertical axis already has two elements")
  @_disfavoredOverload
  public func setTop<Horizontal: HorizontalState, Vertical: RejectsTop>(to position: Float) -> Self
  where Property == IndividualProperty.State<Horizontal, Vertical> { self }

  @available(*, unavailable, message: "top is already set, or the vertical axis already has two elements")
  @_disfavoredOverload
  public func setTop<Horizontal: HorizontalState, Vertical: RejectsTop>(by position: @escaping (ViewLayoutGuides) -> Float) -> Self
  where Property == IndividualProperty.State<Horizontal, Vertical> { self }

  @available(*, unavailable, message: "top is already set, or the vertical axis already has two elements")
  @_disfavoredOverload
  public func pinTop<Horizontal: HorizontalState, Vertical: RejectsTop>(to reference: View?, with position: @escaping (ViewPinGuides.Vertical) -> Float) -> Self
  where Property == IndividualProperty.State<Horizontal, Vertical> { self }

  @available(*, unavailable, message: "top is already set, or the vertical axis already has two elements")
  @_disfavoredOverload
  public func pinTop<Horizontal: HorizontalState, Vertical: RejectsTop>(by reference: @escaping () -> View?, with position: @escaping (ViewPinGuides.Vertical) -> Float) -> Self
  where Property == IndividualProperty.State<Horizontal, Vertical> { self }

  @available(*, unavailable, message: "middle is already set, or the vertical axis already has two elements")
  @_disfavoredOverload
  public func setMiddle<Horizontal: HorizontalState, Vertical: RejectsMiddle>(to position: Float) -> Self
  where Property == IndividualProperty.State<Horizontal, Vertical> { self }

  @available(*, unavailable, message: "middle is already set, or the vertical axis already has two elements")
  @_disfavoredOverload
  public func setMiddle<Horizontal: HorizontalState, Vertical: RejectsMiddle>(by position: @escaping (ViewLayoutGuides) -> Float) -> Self
  where Property == IndividualProperty.State<Horizontal, Vertical> { self }

  @available(*, unavailable, message: "middle is already set, or the vertical axis already has two elements")
  @_disfavoredOverload
  public func pinMiddle<Horizontal: HorizontalState, Vertical: RejectsMiddle>(to reference: View?, with position: @escaping (ViewPinGuides.Vertical) -> Float) -> Self
  where Property == IndividualProperty.State<Horizontal, Vertical> { self }

  @available(*, unavailable, message: "middle is already set, or the vertical axis already has two elements")
  @_disfavoredOverload
  public func pinMiddle<Horizontal: HorizontalState, Vertical: RejectsMiddle>(by reference: @escaping () -> View?, with position: @escaping (ViewPinGuides.Vertical) -> Float) -> Self
  where Property == IndividualProperty.State<Horizontal, Vertical> { self }

  @available(*, unavailable, message: "bottom is already set, or the vertical axis already has two elements")
  @_disfavoredOverload
  public func setBottom<Horizontal: HorizontalState, Vertical: RejectsBottom>(to position: Float) -> Self
  where Property == IndividualProperty.State<Horizontal, Vertical> { self }

  @available(*, unavailable, message: "bottom is already set, or the vertical axis already has two elements")
  @_disfavoredOverload
  public func setBottom<Horizontal: HorizontalState, Vertical: RejectsBottom>(by position: @escaping (ViewLayoutGuides) -> Float) -> Self
  where Property == IndividualProperty.State<Horizontal, Vertical> { self }

  @available(*, unavailable, message: "bottom is already set, or the vertical axis already has two elements")
  @_disfavoredOverload
  public func pinBottom<Horizontal: HorizontalState, Vertical: RejectsBottom>(to reference: View?, with position: @escaping (ViewPinGuides.Vertical) -> Float) -> Self
  where Property == IndividualProperty.State<Horizontal, Vertical> { self }

  @available(*, unavailable, message: "bottom is already set, or the vertical axis already has two elements")
  @_disfavoredOverload
  public func pinBottom<Horizontal: HorizontalState, Vertical: RejectsBottom>(by reference: @escaping () -> View?, with position: @escaping (ViewPinGuides.Vertical) -> Float) -> Self
  where Property == IndividualProperty.State<Horizontal, Vertical> { self }
}
