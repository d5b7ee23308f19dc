// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The elements of the vertical axis that a chain has set.
public protocol VerticalState {}

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
