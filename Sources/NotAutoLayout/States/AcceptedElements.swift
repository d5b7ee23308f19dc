// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

// Written by Utils/generate-sources: edit MakerForms in Utils/SourceGenerator and run it again.
// swift-format-ignore-file

/// A state that accepts the left edge.
public protocol AcceptsLeft: HorizontalState {
  /// The state with the left edge.
  associatedtype AfterLeft: HorizontalState = HorizontalAxis.Complete
}

/// A state that accepts the horizontal centre.
public protocol AcceptsCenter: HorizontalState {
  /// The state with the horizontal centre.
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

/// A state that accepts the vertical line at a fraction of the view's width.
public protocol AcceptsHorizontal: HorizontalState {
  /// The state with the vertical line at a fraction of the view's width.
  associatedtype AfterHorizontal: HorizontalState = HorizontalAxis.Complete
}

/// A state that accepts the width.
public protocol AcceptsWidth: HorizontalState {
  /// The state with the width.
  associatedtype AfterWidth: HorizontalState = HorizontalAxis.Complete
}

/// A state that accepts the top edge.
public protocol AcceptsTop: VerticalState {
  /// The state with the top edge.
  associatedtype AfterTop: VerticalState = VerticalAxis.Complete
}

/// A state that accepts the vertical centre.
public protocol AcceptsMiddle: VerticalState {
  /// The state with the vertical centre.
  associatedtype AfterMiddle: VerticalState = VerticalAxis.Complete
}

/// A state that accepts the bottom edge.
public protocol AcceptsBottom: VerticalState {
  /// The state with the bottom edge.
  associatedtype AfterBottom: VerticalState = VerticalAxis.Complete
}

/// A state that accepts the horizontal line at a fraction of the view's height.
public protocol AcceptsVertical: VerticalState {
  /// The state with the horizontal line at a fraction of the view's height.
  associatedtype AfterVertical: VerticalState = VerticalAxis.Complete
}

/// A state that accepts the height.
public protocol AcceptsHeight: VerticalState {
  /// The state with the height.
  associatedtype AfterHeight: VerticalState = VerticalAxis.Complete
}
