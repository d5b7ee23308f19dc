// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

// Written by Utils/generate-sources: edit IncompleteForms in Utils/SourceGenerator and run it again.
// swift-format-ignore-file

public import QuoinPlatform

// Unavailable forms for incomplete chains: the compiler's message names the missing elements.

extension NotAutoLayoutContainer where Containee: View & LayoutInfoStorable {
  @available(*, unavailable, message: "incomplete layout: the vertical axis needs one or two more elements (top, middle, bottom, height)")
  @_disfavoredOverload
  public func setLayout<Vertical: VerticalState>(
    for view: View, making: (
      LayoutMaker<IndividualProperty.Initial>
    ) -> LayoutMaker<IndividualProperty.State<HorizontalAxis.Complete, Vertical>>
  ) {}

  @available(*, unavailable, message: "incomplete layout: the horizontal axis needs one or two more elements (left, center, right, width)")
  @_disfavoredOverload
  public func setLayout<Horizontal: HorizontalState>(
    for view: View, making: (
      LayoutMaker<IndividualProperty.Initial>
    ) -> LayoutMaker<IndividualProperty.State<Horizontal, VerticalAxis.Complete>>
  ) {}

  @available(*, unavailable, message: "incomplete layout: both axes need one or two more elements (left, center, right, width; top, middle, bottom, height)")
  @_disfavoredOverload
  public func setLayout<Horizontal: HorizontalState, Vertical: VerticalState>(
    for view: View, making: (
      LayoutMaker<IndividualProperty.Initial>
    ) -> LayoutMaker<IndividualProperty.State<Horizontal, Vertical>>
  ) {}
}
