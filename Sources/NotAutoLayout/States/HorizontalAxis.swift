// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The elements of the horizontal axis that a chain has set.
///
/// Two elements determine an axis. The protocols `Accepts...` list the elements that a state
/// accepts, and the state after each of them.
public protocol HorizontalState {}

/// A state of an axis that accepts a frame, which sets both axes.
public protocol AcceptsFrame {}

/// The states of the horizontal axis.
///
/// Leading and trailing are left and right in an order that is known only when the layout is
/// evaluated, so that the four do not mix.
public enum HorizontalAxis {
  /// The state without any elements.
  public enum Unset: AcceptsLeft, AcceptsCenter, AcceptsRight, AcceptsLeading, AcceptsTrailing,
    AcceptsHorizontal, AcceptsWidth, AcceptsFrame
  {
    public typealias AfterLeft = OnlyLeft
    public typealias AfterCenter = OnlyCenter
    public typealias AfterRight = OnlyRight
    public typealias AfterLeading = OnlyLeading
    public typealias AfterTrailing = OnlyTrailing
    public typealias AfterHorizontal = OnlyFraction
    public typealias AfterWidth = OnlyWidth
  }

  /// The left edge is known.
  public enum OnlyLeft: AcceptsCenter, AcceptsRight, AcceptsHorizontal, AcceptsWidth {}

  /// The centre is known.
  public enum OnlyCenter: AcceptsLeft, AcceptsRight, AcceptsLeading, AcceptsTrailing,
    AcceptsHorizontal, AcceptsWidth
  {}

  /// The right edge is known.
  public enum OnlyRight: AcceptsLeft, AcceptsCenter, AcceptsHorizontal, AcceptsWidth {}

  /// The leading edge is known.
  public enum OnlyLeading: AcceptsCenter, AcceptsTrailing, AcceptsHorizontal, AcceptsWidth {}

  /// The trailing edge is known.
  public enum OnlyTrailing: AcceptsLeading, AcceptsCenter, AcceptsHorizontal, AcceptsWidth {}

  /// The position of a fraction of the width is known.
  public enum OnlyFraction: AcceptsLeft, AcceptsCenter, AcceptsRight, AcceptsLeading,
    AcceptsTrailing, AcceptsHorizontal, AcceptsWidth
  {}

  /// The width is known.
  public enum OnlyWidth: AcceptsLeft, AcceptsCenter, AcceptsRight, AcceptsLeading,
    AcceptsTrailing, AcceptsHorizontal
  {}

  /// Two elements are known, which is all.
  public enum Complete: HorizontalState {}
}
