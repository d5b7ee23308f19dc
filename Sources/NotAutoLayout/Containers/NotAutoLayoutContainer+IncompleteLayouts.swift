// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import QuoinPlatform

// The compiler chooses these forms for incomplete chains, and then shows the message about the
// missing elements: that of the form, or that of ``CompleteAxis``.

extension NotAutoLayoutContainer where Containee: View {
  /// Creates a layout for a subview and applies it. An axis that it leaves open is reported.
  @_disfavoredOverload
  public func layout<Horizontal: CompleteAxis, Vertical: CompleteAxis>(
    _ subview: View,
    by making: (
      LayoutMaker<IndividualProperty.Initial>
    ) -> LayoutMaker<IndividualProperty.State<Horizontal, Vertical>>
  ) { layout(subview, by: { making($0).completed() }) }

  /// Returns a layout that can be stored and applied later. An axis that it leaves open is
  /// reported.
  @_disfavoredOverload
  public func makeLayout<Horizontal: CompleteAxis, Vertical: CompleteAxis>(
    _ making: (
      LayoutMaker<IndividualProperty.Initial>
    ) -> LayoutMaker<IndividualProperty.State<Horizontal, Vertical>>
  ) -> IndividualProperty.Layout { makeLayout { making($0).completed() } }

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
  /// Sets the default layout of a view. An axis that it leaves open is reported.
  @_disfavoredOverload
  public func setLayout<Horizontal: CompleteAxis, Vertical: CompleteAxis>(
    for view: View,
    making: (
      LayoutMaker<IndividualProperty.Initial>
    ) -> LayoutMaker<IndividualProperty.State<Horizontal, Vertical>>
  ) { setLayout(for: view, making: { making($0).completed() }) }
}

extension SubviewSetupWizard where ParentView: View & LayoutInfoStorable {
  /// Sets the layout for conditions without one. An axis that it leaves open is reported.
  @_disfavoredOverload
  public func setDefaultLayout<Horizontal: CompleteAxis, Vertical: CompleteAxis>(
    _ making: (
      LayoutMaker<IndividualProperty.Initial>
    ) -> LayoutMaker<IndividualProperty.State<Horizontal, Vertical>>
  ) -> Self { setDefaultLayout { making($0).completed() } }

  /// Sets the layout under a condition. An axis that it leaves open is reported.
  @_disfavoredOverload
  public func setLayout<Horizontal: CompleteAxis, Vertical: CompleteAxis>(
    for condition: any ConditionEnum,
    making: (
      LayoutMaker<IndividualProperty.Initial>
    ) -> LayoutMaker<IndividualProperty.State<Horizontal, Vertical>>
  ) -> Self { setLayout(for: condition, making: { making($0).completed() }) }
}

extension LayoutMaker {
  /// The maker of a layout whose axes are both complete.
  fileprivate func completed<Horizontal: CompleteAxis, Vertical: CompleteAxis>()
    -> LayoutMaker<IndividualProperty.Layout>
  where Property == IndividualProperty.State<Horizontal, Vertical> {
    with(IndividualProperty.Layout(record: property.record))
  }
}
