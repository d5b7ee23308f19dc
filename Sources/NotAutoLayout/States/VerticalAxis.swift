// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The elements of the vertical axis that a chain has set.
public protocol VerticalState {}

/// A state that accepts the top edge.
public protocol AcceptsTop: VerticalState {
  /// The state with the top edge.
  associatedtype AfterTop: VerticalState = VerticalAxis.Complete
}

/// A state that accepts the vertical middle.
public protocol AcceptsMiddle: VerticalState {
  /// The state with the middle.
  associatedtype AfterMiddle: VerticalState = VerticalAxis.Complete
}

/// A state that accepts the bottom edge.
public protocol AcceptsBottom: VerticalState {
  /// The state with the bottom edge.
  associatedtype AfterBottom: VerticalState = VerticalAxis.Complete
}

/// A state that accepts the position of a fraction of the height.
public protocol AcceptsVertical: VerticalState {
  /// The state with the position.
  associatedtype AfterVertical: VerticalState = VerticalAxis.Complete
}

/// A state that accepts the height.
public protocol AcceptsHeight: VerticalState {
  /// The state with the height.
  associatedtype AfterHeight: VerticalState = VerticalAxis.Complete
}

/// The states of the vertical axis.
public enum VerticalAxis {
  /// The state without any elements.
  public enum Unset: AcceptsTop, AcceptsMiddle, AcceptsBottom, AcceptsVertical, AcceptsHeight,
    AcceptsFrame
  {
    public typealias AfterTop = OnlyTop
    public typealias AfterMiddle = OnlyMiddle
    public typealias AfterBottom = OnlyBottom
    public typealias AfterVertical = OnlyFraction
    public typealias AfterHeight = OnlyHeight
  }

  /// The top edge is known.
  public enum OnlyTop: AcceptsMiddle, AcceptsBottom, AcceptsVertical, AcceptsHeight {}

  /// The middle is known.
  public enum OnlyMiddle: AcceptsTop, AcceptsBottom, AcceptsVertical, AcceptsHeight {}

  /// The bottom edge is known.
  public enum OnlyBottom: AcceptsTop, AcceptsMiddle, AcceptsVertical, AcceptsHeight {}

  /// The position of a fraction of the height is known.
  public enum OnlyFraction: AcceptsTop, AcceptsMiddle, AcceptsBottom, AcceptsVertical,
    AcceptsHeight
  {}

  /// The height is known.
  public enum OnlyHeight: AcceptsTop, AcceptsMiddle, AcceptsBottom, AcceptsVertical {}

  /// Two elements are known, which is all.
  public enum Complete: VerticalState {}
}
