// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

// A state has unavailable conformances for the elements that it rejects. The compiler shows their
// message at a call that sets an element twice, or a third element of an axis. The state stays as
// it is, so that the rest of the chain is checked too.

@available(*, unavailable, message: "left is already set, and excludes leading and trailing")
extension HorizontalAxis.OnlyLeft: AcceptsLeft, AcceptsLeading, AcceptsTrailing, AcceptsFrame {
  public typealias AfterLeft = Self
  public typealias AfterLeading = Self
  public typealias AfterTrailing = Self
}

@available(*, unavailable, message: "center is already set")
extension HorizontalAxis.OnlyCenter: AcceptsCenter, AcceptsFrame {
  public typealias AfterCenter = Self
}

@available(*, unavailable, message: "right is already set, and excludes leading and trailing")
extension HorizontalAxis.OnlyRight: AcceptsRight, AcceptsLeading, AcceptsTrailing, AcceptsFrame {
  public typealias AfterRight = Self
  public typealias AfterLeading = Self
  public typealias AfterTrailing = Self
}

@available(*, unavailable, message: "leading is already set, and excludes left and right")
extension HorizontalAxis.OnlyLeading: AcceptsLeft, AcceptsRight, AcceptsLeading, AcceptsFrame {
  public typealias AfterLeft = Self
  public typealias AfterRight = Self
  public typealias AfterLeading = Self
}

@available(*, unavailable, message: "trailing is already set, and excludes left and right")
extension HorizontalAxis.OnlyTrailing: AcceptsLeft, AcceptsRight, AcceptsTrailing, AcceptsFrame {
  public typealias AfterLeft = Self
  public typealias AfterRight = Self
  public typealias AfterTrailing = Self
}

@available(*, unavailable, message: "the position of a fraction of the width is already set")
extension HorizontalAxis.OnlyFraction: AcceptsFrame {}

@available(*, unavailable, message: "width is already set")
extension HorizontalAxis.OnlyWidth: AcceptsWidth, AcceptsFrame {
  public typealias AfterWidth = Self
}

@available(*, unavailable, message: "the horizontal axis already has two elements")
extension HorizontalAxis.Complete: AcceptsLeft, AcceptsCenter, AcceptsRight, AcceptsLeading,
  AcceptsTrailing, AcceptsHorizontal, AcceptsWidth, AcceptsFrame
{}
