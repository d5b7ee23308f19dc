// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

// Written by Utils/generate-sources: edit IncompleteForms in Utils/SourceGenerator and run it again.
// swift-format-ignore-file

public import QuoinPlatform

// Unavailable forms for incomplete chains: the compiler's message names the missing elements.

extension NotAutoLayoutContainer where Containee: View {
  @available(*, unavailable, message: "incomplete layout: the vertical axis needs one or two more elements (top, middle, bottom, height)")
  @_disfavoredOverload
  public func layout<Vertical: VerticalState>(
    _ subview: View, by making: (
      LayoutMaker<IndividualProperty.Initial>
    ) -> LayoutMaker<IndividualProperty.State<HorizontalAxis.Complete, Vertical>>
  ) {}

  @available(*, unavailable, message: "incomplete layout: the horizontal axis needs one or two more elements (left, center, right, width)")
  @_disfavoredOverload
  public func layout<Horizontal: HorizontalState>(
    _ subview: View, by making: (
      LayoutMaker<IndividualProperty.Initial>
    ) -> LayoutMaker<IndividualProperty.State<Horizontal, VerticalAxis.Complete>>
  ) {}

  @available(*, unavailable, message: "incomplete layout: both axes need one or two more elements (left, center, right, width; top, middle, bottom, height)")
  @_disfavoredOverload
  public func layout<Horizontal: HorizontalState, Vertical: VerticalState>(
    _ subview: View, by making: (
      LayoutMaker<IndividualProperty.Initial>
    ) -> LayoutMaker<IndividualProperty.State<Horizontal, Vertical>>
  ) {}

  @available(*, unavailable, message: "incomplete layout: the vertical axis needs one or two more elements (top, middle, bottom, height)")
  @_disfavoredOverload
  public func makeLayout<Vertical: VerticalState>(
    _ making: (
      LayoutMaker<IndividualProperty.Initial>
    ) -> LayoutMaker<IndividualProperty.State<HorizontalAxis.Complete, Vertical>>
  ) -> IndividualProperty.Layout { preconditionFailure("never called") }

  @available(*, unavailable, message: "incomplete layout: the horizontal axis needs one or two more elements (left, center, right, width)")
  @_disfavoredOverload
  public func makeLayout<Horizontal: HorizontalState>(
    _ making: (
      LayoutMaker<IndividualProperty.Initial>
    ) -> LayoutMaker<IndividualProperty.State<Horizontal, VerticalAxis.Complete>>
  ) -> IndividualProperty.Layout { preconditionFailure("never called") }

  @available(*, unavailable, message: "incomplete layout: both axes need one or two more elements (left, center, right, width; top, middle, bottom, height)")
  @_disfavoredOverload
  public func makeLayout<Horizontal: HorizontalState, Vertical: VerticalState>(
    _ making: (
      LayoutMaker<IndividualProperty.Initial>
    ) -> LayoutMaker<IndividualProperty.State<Horizontal, Vertical>>
  ) -> IndividualProperty.Layout { preconditionFailure("never called") }

  @available(*, unavailable, message: "incomplete run: it needs a line (top, middle, bottom; left, center, right), a size and insets, in this order")
  @_disfavoredOverload
  public func layout<Direction: RunDirection, Extent: RunExtent>(
    _ subviews: [View], by making: (
      LayoutMaker<SequentialProperty.Initial>
    ) -> LayoutMaker<SequentialProperty.State<Direction, Extent>>
  ) {}

  @available(*, unavailable, message: "incomplete run: it needs a line (top, middle, bottom; left, center, right), a size and insets, in this order")
  @_disfavoredOverload
  public func makeSequentialLayout<Direction: RunDirection, Extent: RunExtent>(
    _ making: (
      LayoutMaker<SequentialProperty.Initial>
    ) -> LayoutMaker<SequentialProperty.State<Direction, Extent>>
  ) -> SequentialProperty.Layout { preconditionFailure("never called") }

  @available(*, unavailable, message: "incomplete grid: it needs a frame with insets or with a size and insets, or a point, a size and insets")
  @_disfavoredOverload
  public func layout<Stage: GridStage>(
    _ rows: [[View]], by making: (
      LayoutMaker<MatricalProperty.Initial>
    ) -> LayoutMaker<MatricalProperty.State<Stage>>
  ) {}

  @available(*, unavailable, message: "incomplete grid: it needs a frame with insets or with a size and insets, or a point, a size and insets")
  @_disfavoredOverload
  public func layout<Stage: GridStage>(
    _ views: [View], columns: Int, by making: (
      LayoutMaker<MatricalProperty.Initial>
    ) -> LayoutMaker<MatricalProperty.State<Stage>>
  ) {}

  @available(*, unavailable, message: "incomplete grid: it needs a frame with insets or with a size and insets, or a point, a size and insets")
  @_disfavoredOverload
  public func makeMatricalLayout<Stage: GridStage>(
    _ making: (
      LayoutMaker<MatricalProperty.Initial>
    ) -> LayoutMaker<MatricalProperty.State<Stage>>
  ) -> MatricalProperty.Layout { preconditionFailure("never called") }
}
