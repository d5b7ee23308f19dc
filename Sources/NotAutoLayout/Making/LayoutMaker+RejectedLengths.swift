// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

// Written by Utils/generate-sources: edit MakerForms in Utils/SourceGenerator and run it again.
// swift-format-ignore-file

// The compiler shows the message at a call that sets an element twice, or a third element of
// an axis. The methods return the maker unchanged, so that the rest of the chain is checked too.

extension LayoutMaker where Property: IndividualPropertyState {
  @available(*, unavailable, message: "width is already set, or the horizontal axis already has two elements")
  @_disfavoredOverload
  public func setWidth<Horizontal: RejectsWidth, Vertical: VerticalState>(to length: Float) -> Self
  where Property == IndividualProperty.State<Horizontal, Vertical> { self }

  @available(*, unavailable, message: "width is already set, or the horizontal axis already has two elements")
  @_disfavoredOverload
  public func setWidth<Horizontal: RejectsWidth, Vertical: VerticalState>(by length: @escaping (ViewLayoutGuides) -> Float) -> Self
  where Property == IndividualProperty.State<Horizontal, Vertical> { self }

  @available(*, unavailable, message: "width is already set, or the horizontal axis already has two elements")
  @_disfavoredOverload
  public func fitWidth<Horizontal: RejectsWidth, Vertical: VerticalState>(by length: Float = 0) -> Self
  where Property == IndividualProperty.State<Horizontal, Vertical> { self }

  @available(*, unavailable, message: "height is already set, or the vertical axis already has two elements")
  @_disfavoredOverload
  public func setHeight<Horizontal: HorizontalState, Vertical: RejectsHeight>(to length: Float) -> Self
  where Property == IndividualProperty.State<Horizontal, Vertical> { self }

  @available(*, unavailable, message: "height is already set, or the vertical axis already has two elements")
  @_disfavoredOverload
  public func setHeight<Horizontal: HorizontalState, Vertical: RejectsHeight>(by length: @escaping (ViewLayoutGuides) -> Float) -> Self
  where Property == IndividualProperty.State<Horizontal, Vertical> { self }

  @available(*, unavailable, message: "height is already set, or the vertical axis already has two elements")
  @_disfavoredOverload
  public func fitHeight<Horizontal: HorizontalState, Vertical: RejectsHeight>(by length: Float = 0) -> Self
  where Property == IndividualProperty.State<Horizontal, Vertical> { self }

  @available(*, unavailable, message: "width is already set, or the horizontal axis already has two elements")
  @_disfavoredOverload
  public func setSize<Horizontal: RejectsWidth, Vertical: VerticalState>(to size: Size) -> Self
  where Property == IndividualProperty.State<Horizontal, Vertical> { self }

  @available(*, unavailable, message: "height is already set, or the vertical axis already has two elements")
  @_disfavoredOverload
  public func setSize<Horizontal: AcceptsWidth, Vertical: RejectsHeight>(to size: Size) -> Self
  where Property == IndividualProperty.State<Horizontal, Vertical> { self }

  @available(*, unavailable, message: "width is already set, or the horizontal axis already has two elements")
  @_disfavoredOverload
  public func setSize<Horizontal: RejectsWidth, Vertical: VerticalState>(by size: @escaping (ViewLayoutGuides) -> Size) -> Self
  where Property == IndividualProperty.State<Horizontal, Vertical> { self }

  @available(*, unavailable, message: "height is already set, or the vertical axis already has two elements")
  @_disfavoredOverload
  public func setSize<Horizontal: AcceptsWidth, Vertical: RejectsHeight>(by size: @escaping (ViewLayoutGuides) -> Size) -> Self
  where Property == IndividualProperty.State<Horizontal, Vertical> { self }

  @available(*, unavailable, message: "width is already set, or the horizontal axis already has two elements")
  @_disfavoredOverload
  public func fitSize<Horizontal: RejectsWidth, Vertical: VerticalState>(by size: Size = .zero) -> Self
  where Property == IndividualProperty.State<Horizontal, Vertical> { self }

  @available(*, unavailable, message: "height is already set, or the vertical axis already has two elements")
  @_disfavoredOverload
  public func fitSize<Horizontal: AcceptsWidth, Vertical: RejectsHeight>(by size: Size = .zero) -> Self
  where Property == IndividualProperty.State<Horizontal, Vertical> { self }

  @available(*, unavailable, message: "width is already set, or the horizontal axis already has two elements")
  @_disfavoredOverload
  public func aspectFit<Horizontal: RejectsWidth, Vertical: VerticalState>(ratio: Float? = nil) -> Self
  where Property == IndividualProperty.State<Horizontal, Vertical> { self }

  @available(*, unavailable, message: "height is already set, or the vertical axis already has two elements")
  @_disfavoredOverload
  public func aspectFit<Horizontal: AcceptsWidth, Vertical: RejectsHeight>(ratio: Float? = nil) -> Self
  where Property == IndividualProperty.State<Horizontal, Vertical> { self }

  @available(*, unavailable, message: "width is already set, or the horizontal axis already has two elements")
  @_disfavoredOverload
  public func aspectFit<Horizontal: RejectsWidth, Vertical: VerticalState>(ratio: Float? = nil, in guide: @escaping (ViewLayoutGuides) -> any LayoutGuideRepresentable) -> Self
  where Property == IndividualProperty.State<Horizontal, Vertical> { self }

  @available(*, unavailable, message: "height is already set, or the vertical axis already has two elements")
  @_disfavoredOverload
  public func aspectFit<Horizontal: AcceptsWidth, Vertical: RejectsHeight>(ratio: Float? = nil, in guide: @escaping (ViewLayoutGuides) -> any LayoutGuideRepresentable) -> Self
  where Property == IndividualProperty.State<Horizontal, Vertical> { self }

  @available(*, unavailable, message: "width is already set, or the horizontal axis already has two elements")
  @_disfavoredOverload
  public func aspectFit<Horizontal: RejectsWidth, Vertical: VerticalState>(ratio: Float? = nil, safeAreaOnly: Bool) -> Self
  where Property == IndividualProperty.State<Horizontal, Vertical> { self }

  @available(*, unavailable, message: "height is already set, or the vertical axis already has two elements")
  @_disfavoredOverload
  public func aspectFit<Horizontal: AcceptsWidth, Vertical: RejectsHeight>(ratio: Float? = nil, safeAreaOnly: Bool) -> Self
  where Property == IndividualProperty.State<Horizontal, Vertical> { self }

  @available(*, unavailable, message: "width is already set, or the horizontal axis already has two elements")
  @_disfavoredOverload
  public func aspectFill<Horizontal: RejectsWidth, Vertical: VerticalState>(ratio: Float? = nil) -> Self
  where Property == IndividualProperty.State<Horizontal, Vertical> { self }

  @available(*, unavailable, message: "height is already set, or the vertical axis already has two elements")
  @_disfavoredOverload
  public func aspectFill<Horizontal: AcceptsWidth, Vertical: RejectsHeight>(ratio: Float? = nil) -> Self
  where Property == IndividualProperty.State<Horizontal, Vertical> { self }

  @available(*, unavailable, message: "width is already set, or the horizontal axis already has two elements")
  @_disfavoredOverload
  public func aspectFill<Horizontal: RejectsWidth, Vertical: VerticalState>(ratio: Float? = nil, in guide: @escaping (ViewLayoutGuides) -> any LayoutGuideRepresentable) -> Self
  where Property == IndividualProperty.State<Horizontal, Vertical> { self }

  @available(*, unavailable, message: "height is already set, or the vertical axis already has two elements")
  @_disfavoredOverload
  public func aspectFill<Horizontal: AcceptsWidth, Vertical: RejectsHeight>(ratio: Float? = nil, in guide: @escaping (ViewLayoutGuides) -> any LayoutGuideRepresentable) -> Self
  where Property == IndividualProperty.State<Horizontal, Vertical> { self }

  @available(*, unavailable, message: "width is already set, or the horizontal axis already has two elements")
  @_disfavoredOverload
  public func aspectFill<Horizontal: RejectsWidth, Vertical: VerticalState>(ratio: Float? = nil, safeAreaOnly: Bool) -> Self
  where Property == IndividualProperty.State<Horizontal, Vertical> { self }

  @available(*, unavailable, message: "height is already set, or the vertical axis already has two elements")
  @_disfavoredOverload
  public func aspectFill<Horizontal: AcceptsWidth, Vertical: RejectsHeight>(ratio: Float? = nil, safeAreaOnly: Bool) -> Self
  where Property == IndividualProperty.State<Horizontal, Vertical> { self }

  @available(*, unavailable, message: "a frame sets both axes, and the layout has elements already")
  @_disfavoredOverload
  public func setFrame<Horizontal: OccupiedHorizontalState, Vertical: VerticalState>(to frame: Rect) -> Self
  where Property == IndividualProperty.State<Horizontal, Vertical> { self }

  @available(*, unavailable, message: "a frame sets both axes, and the layout has elements already")
  @_disfavoredOverload
  public func setFrame<Horizontal: EmptyHorizontalState, Vertical: OccupiedVerticalState>(to frame: Rect) -> Self
  where Property == IndividualProperty.State<Horizontal, Vertical> { self }

  @available(*, unavailable, message: "a frame sets both axes, and the layout has elements already")
  @_disfavoredOverload
  public func setFrame<Horizontal: OccupiedHorizontalState, Vertical: VerticalState>(by frame: @escaping (ViewLayoutGuides) -> Rect) -> Self
  where Property == IndividualProperty.State<Horizontal, Vertical> { self }

  @available(*, unavailable, message: "a frame sets both axes, and the layout has elements already")
  @_disfavoredOverload
  public func setFrame<Horizontal: EmptyHorizontalState, Vertical: OccupiedVerticalState>(by frame: @escaping (ViewLayoutGuides) -> Rect) -> Self
  where Property == IndividualProperty.State<Horizontal, Vertical> { self }

  @available(*, unavailable, message: "a frame sets both axes, and the layout has elements already")
  @_disfavoredOverload
  public func stickOnParent<Horizontal: OccupiedHorizontalState, Vertical: VerticalState>(withInsets insets: Insets = .zero) -> Self
  where Property == IndividualProperty.State<Horizontal, Vertical> { self }

  @available(*, unavailable, message: "a frame sets both axes, and the layout has elements already")
  @_disfavoredOverload
  public func stickOnParent<Horizontal: EmptyHorizontalState, Vertical: OccupiedVerticalState>(withInsets insets: Insets = .zero) -> Self
  where Property == IndividualProperty.State<Horizontal, Vertical> { self }

  @available(*, unavailable, message: "a frame sets both axes, and the layout has elements already")
  @_disfavoredOverload
  public func stickOnParentSafeArea<Horizontal: OccupiedHorizontalState, Vertical: VerticalState>(withInsets insets: Insets = .zero) -> Self
  where Property == IndividualProperty.State<Horizontal, Vertical> { self }

  @available(*, unavailable, message: "a frame sets both axes, and the layout has elements already")
  @_disfavoredOverload
  public func stickOnParentSafeArea<Horizontal: EmptyHorizontalState, Vertical: OccupiedVerticalState>(withInsets insets: Insets = .zero) -> Self
  where Property == IndividualProperty.State<Horizontal, Vertical> { self }
}
