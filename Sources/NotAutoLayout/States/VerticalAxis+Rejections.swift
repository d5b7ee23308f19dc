// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

// The rejected elements of the vertical axis, as in HorizontalAxis+Rejections.swift.

@available(*, unavailable, message: "top is already set")
extension VerticalAxis.OnlyTop: AcceptsTop, AcceptsFrame {
  public typealias AfterTop = Self
}

@available(*, unavailable, message: "middle is already set")
extension VerticalAxis.OnlyMiddle: AcceptsMiddle, AcceptsFrame {
  public typealias AfterMiddle = Self
}

@available(*, unavailable, message: "bottom is already set")
extension VerticalAxis.OnlyBottom: AcceptsBottom, AcceptsFrame {
  public typealias AfterBottom = Self
}

@available(*, unavailable, message: "the position of a fraction of the height is already set")
extension VerticalAxis.OnlyFraction: AcceptsFrame {}

@available(*, unavailable, message: "height is already set")
extension VerticalAxis.OnlyHeight: AcceptsHeight, AcceptsFrame {
  public typealias AfterHeight = Self
}

@available(*, unavailable, message: "the vertical axis already has two elements")
extension VerticalAxis.Complete: AcceptsTop, AcceptsMiddle, AcceptsBottom, AcceptsVertical,
  AcceptsHeight, AcceptsFrame
{}
