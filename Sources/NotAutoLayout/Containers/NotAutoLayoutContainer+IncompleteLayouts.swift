// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import QuoinPlatform

// The compiler chooses these forms for incomplete chains only, and then shows the message about the
// missing elements: that of the form, or that of ``CompleteAxis``.

extension NotAutoLayoutContainer where Containee: View {
  /// Reports the axes that an incomplete layout leaves open.
  @_disfavoredOverload
  public func layout<Horizontal: CompleteAxis, Vertical: CompleteAxis>(
    _ subview: View,
    by making: (
      LayoutMaker<IndividualProperty.Initial>
    ) -> LayoutMaker<IndividualProperty.State<Horizontal, Vertical>>
  ) {}

  /// Reports the axes that an incomplete layout leaves open.
  @_disfavoredOverload
  public func makeLayout<Horizontal: CompleteAxis, Vertical: CompleteAxis>(
    _ making: (
      LayoutMaker<IndividualProperty.Initial>
    ) -> LayoutMaker<IndividualProperty.State<Horizontal, Vertical>>
  ) -> IndividualProperty.Layout { preconditionFailure("incomplete layouts do not compile") }

  @available(
    *, unavailable,
    message:
      "incomplete run: it needs a line (top, middle, bottom; left, center, right), a size and insets"
  )
  @_disfavoredOverload
  public func layout<Direction: RunDirection, Extent: RunExtent>(
    _ subviews: [View],
    by making: (
      LayoutMaker<SequentialProperty.Initial>
    ) -> LayoutMaker<SequentialProperty.State<Direction, Extent>>
  ) {}

  @available(
    *, unavailable,
    message:
      "incomplete run: it needs a line (top, middle, bottom; left, center, right), a size and insets"
  )
  @_disfavoredOverload
  public func makeSequentialLayout<Direction: RunDirection, Extent: RunExtent>(
    _ making: (
      LayoutMaker<SequentialProperty.Initial>
    ) -> LayoutMaker<SequentialProperty.State<Direction, Extent>>
  ) -> SequentialProperty.Layout { preconditionFailure("incomplete layouts do not compile") }

  @available(
    *, unavailable,
    message:
      "incomplete grid: it needs a frame with insets, or a frame or a point with a size and insets"
  )
  @_disfavoredOverload
  public func layout<Stage: GridStage>(
    _ rows: [[View]],
    by making: (
      LayoutMaker<MatricalProperty.Initial>
    ) -> LayoutMaker<MatricalProperty.State<Stage>>
  ) {}

  @available(
    *, unavailable,
    message:
      "incomplete grid: it needs a frame with insets, or a frame or a point with a size and insets"
  )
  @_disfavoredOverload
  public func layout<Stage: GridStage>(
    _ views: [View], columns: Int,
    by making: (
      LayoutMaker<MatricalProperty.Initial>
    ) -> LayoutMaker<MatricalProperty.State<Stage>>
  ) {}

  @available(
    *, unavailable,
    message:
      "incomplete grid: it needs a frame with insets, or a frame or a point with a size and insets"
  )
  @_disfavoredOverload
  public func makeMatricalLayout<Stage: GridStage>(
    _ making: (
      LayoutMaker<MatricalProperty.Initial>
    ) -> LayoutMaker<MatricalProperty.State<Stage>>
  ) -> MatricalProperty.Layout { preconditionFailure("incomplete layouts do not compile") }
}

extension NotAutoLayoutContainer where Containee: View & LayoutInfoStorable {
  /// Reports the axes that an incomplete layout leaves open.
  @_disfavoredOverload
  public func setLayout<Horizontal: CompleteAxis, Vertical: CompleteAxis>(
    for view: View,
    making: (
      LayoutMaker<IndividualProperty.Initial>
    ) -> LayoutMaker<IndividualProperty.State<Horizontal, Vertical>>
  ) {}
}

extension SubviewSetupWizard where ParentView: View & LayoutInfoStorable {
  /// Reports the axes that an incomplete layout leaves open.
  @_disfavoredOverload
  public func setDefaultLayout<Horizontal: CompleteAxis, Vertical: CompleteAxis>(
    _ making: (
      LayoutMaker<IndividualProperty.Initial>
    ) -> LayoutMaker<IndividualProperty.State<Horizontal, Vertical>>
  ) -> Self { self }

  /// Reports the axes that an incomplete layout leaves open.
  @_disfavoredOverload
  public func setLayout<Horizontal: CompleteAxis, Vertical: CompleteAxis>(
    for condition: any ConditionEnum,
    making: (
      LayoutMaker<IndividualProperty.Initial>
    ) -> LayoutMaker<IndividualProperty.State<Horizontal, Vertical>>
  ) -> Self { self }
}
