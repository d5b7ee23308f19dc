// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import QuoinPlatform

// A chain that leaves an axis open is answered by a sentence that names the axis.

extension NotAutoLayoutContainer where Containee: View {
  @available(
    *, unavailable,
    message:
      "incomplete layout: the vertical axis needs one or two more elements (top, middle, bottom, height)"
  )
  @_disfavoredOverload
  public func layout<Vertical>(
    _ subview: View,
    by making: (
      LayoutMaker<IndividualProperty.Initial>
    ) -> LayoutMaker<IndividualProperty.State<HorizontalAxis.Complete, Vertical>>
  ) {}

  @available(
    *, unavailable,
    message:
      "incomplete layout: the horizontal axis needs one or two more elements (left, center, right, width)"
  )
  @_disfavoredOverload
  public func layout<Horizontal>(
    _ subview: View,
    by making: (
      LayoutMaker<IndividualProperty.Initial>
    ) -> LayoutMaker<IndividualProperty.State<Horizontal, VerticalAxis.Complete>>
  ) {}

  @available(
    *, unavailable,
    message:
      "incomplete layout: both axes need one or two more elements (left, center, right, width; top, middle, bottom, height)"
  )
  @_disfavoredOverload
  public func layout<Horizontal, Vertical>(
    _ subview: View,
    by making: (
      LayoutMaker<IndividualProperty.Initial>
    ) -> LayoutMaker<IndividualProperty.State<Horizontal, Vertical>>
  ) {}
}
