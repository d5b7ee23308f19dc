// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// A state of an axis whose two elements are known.
///
/// All other states conform too, but unavailably. The compiler shows the message of the conformance
/// at a layout that ends in the state, and at a call that changes the frame too early.
public protocol CompleteAxis {}

extension HorizontalAxis.Complete: CompleteAxis {}
extension VerticalAxis.Complete: CompleteAxis {}

@available(
  *, unavailable,
  message: "incomplete layout: the horizontal axis needs two elements (left, center, right, width)"
)
extension HorizontalAxis.Unset: CompleteAxis {}

@available(*, unavailable, message: "incomplete layout: the horizontal axis needs one more element")
extension HorizontalAxis.OnlyLeft: CompleteAxis {}

@available(*, unavailable, message: "incomplete layout: the horizontal axis needs one more element")
extension HorizontalAxis.OnlyCenter: CompleteAxis {}

@available(*, unavailable, message: "incomplete layout: the horizontal axis needs one more element")
extension HorizontalAxis.OnlyRight: CompleteAxis {}

@available(*, unavailable, message: "incomplete layout: the horizontal axis needs one more element")
extension HorizontalAxis.OnlyLeading: CompleteAxis {}

@available(*, unavailable, message: "incomplete layout: the horizontal axis needs one more element")
extension HorizontalAxis.OnlyTrailing: CompleteAxis {}

@available(*, unavailable, message: "incomplete layout: the horizontal axis needs one more element")
extension HorizontalAxis.OnlyFraction: CompleteAxis {}

@available(*, unavailable, message: "incomplete layout: the horizontal axis needs a position")
extension HorizontalAxis.OnlyWidth: CompleteAxis {}

@available(
  *, unavailable,
  message: "incomplete layout: the vertical axis needs two elements (top, middle, bottom, height)"
)
extension VerticalAxis.Unset: CompleteAxis {}

@available(*, unavailable, message: "incomplete layout: the vertical axis needs one more element")
extension VerticalAxis.OnlyTop: CompleteAxis {}

@available(*, unavailable, message: "incomplete layout: the vertical axis needs one more element")
extension VerticalAxis.OnlyMiddle: CompleteAxis {}

@available(*, unavailable, message: "incomplete layout: the vertical axis needs one more element")
extension VerticalAxis.OnlyBottom: CompleteAxis {}

@available(*, unavailable, message: "incomplete layout: the vertical axis needs one more element")
extension VerticalAxis.OnlyFraction: CompleteAxis {}

@available(*, unavailable, message: "incomplete layout: the vertical axis needs a position")
extension VerticalAxis.OnlyHeight: CompleteAxis {}
