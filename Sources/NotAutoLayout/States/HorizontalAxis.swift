// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The elements of the horizontal axis that a chain has set.
///
/// Two elements determine an axis. The protocols `Accepts...` list the elements that a state
/// accepts, and the state after each of them.
public protocol HorizontalState {}

/// A state that accepts the left edge.
public protocol AcceptsLeft: HorizontalState {
  /// The state with the left edge.
  associatedtype AfterLeft: HorizontalState = HorizontalAxis.Complete
}

/// A state that accepts the horizontal centre.
public protocol AcceptsCenter: HorizontalState {
  /// The state with the centre.
  associatedtype AfterCenter: HorizontalState = HorizontalAxis.Complete
}

/// A state that accepts the right edge.
public protocol AcceptsRight: HorizontalState {
  /// The state with the right edge.
  associatedtype AfterRight: HorizontalState = HorizontalAxis.Complete
}

/// A state that accepts the leading edge.
public protocol AcceptsLeading: HorizontalState {
  /// The state with the leading edge.
  associatedtype AfterLeading: HorizontalState = HorizontalAxis.Complete
}

/// A state that accepts the trailing edge.
public protocol AcceptsTrailing: HorizontalState {
  /// The state with the trailing edge.
  associatedtype AfterTrailing: HorizontalState = HorizontalAxis.Complete
}

/// A state that accepts the position of a fraction of the width.
public protocol AcceptsHorizontal: HorizontalState {
  /// The state with the position.
  associatedtype AfterHorizontal: HorizontalState = HorizontalAxis.Complete
}

/// A state that accepts the width.
public protocol AcceptsWidth: HorizontalState {
  /// The state with the width.
  associatedtype AfterWidth: HorizontalState = HorizontalAxis.Complete
}

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
