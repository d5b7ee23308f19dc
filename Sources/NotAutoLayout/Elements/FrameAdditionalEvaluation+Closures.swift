// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

// Written by Utils/generate-sources: edit MakerForms in Utils/SourceGenerator and run it again.
// swift-format-ignore-file

// The functions of version 3.3 that take a closure in place of an amount. It is called with the
// frame before the change.

extension FrameAdditionalEvaluation {
  /// Moves the frame so that its left edge is at a position in points.
  public static func moveLeftTo(_ amount: @escaping FloatEvaluation) -> Self {
    .moveLeftTo(.evaluated(amount))
  }

  /// Moves the frame so that its horizontal centre is at a position in points.
  public static func moveCenterTo(_ amount: @escaping FloatEvaluation) -> Self {
    .moveCenterTo(.evaluated(amount))
  }

  /// Moves the frame so that its right edge is at a position in points.
  public static func moveRightTo(_ amount: @escaping FloatEvaluation) -> Self {
    .moveRightTo(.evaluated(amount))
  }

  /// Moves the frame so that its top edge is at a position in points.
  public static func moveTopTo(_ amount: @escaping FloatEvaluation) -> Self {
    .moveTopTo(.evaluated(amount))
  }

  /// Moves the frame so that its vertical centre is at a position in points.
  public static func moveMiddleTo(_ amount: @escaping FloatEvaluation) -> Self {
    .moveMiddleTo(.evaluated(amount))
  }

  /// Moves the frame so that its bottom edge is at a position in points.
  public static func moveBottomTo(_ amount: @escaping FloatEvaluation) -> Self {
    .moveBottomTo(.evaluated(amount))
  }

  /// Moves the frame to the right by a number of points.
  public static func moveXBy(_ amount: @escaping FloatEvaluation) -> Self {
    .moveXBy(.evaluated(amount))
  }

  /// Moves the frame down by a number of points.
  public static func moveYBy(_ amount: @escaping FloatEvaluation) -> Self {
    .moveYBy(.evaluated(amount))
  }

  /// Moves the frame to the right by `x` points and down by `y` points.
  public static func moveOriginBy(_ amount: @escaping PointEvaluation) -> Self {
    .moveOriginBy(.evaluated(amount))
  }

  /// Moves the left edge to a position and keeps the right edge.
  public static func pinchLeftTo(_ amount: @escaping FloatEvaluation) -> Self {
    .pinchLeftTo(.evaluated(amount))
  }

  /// Moves the left edge to the right by a number of points and keeps the right edge.
  public static func pinchLeftBy(_ amount: @escaping FloatEvaluation) -> Self {
    .pinchLeftBy(.evaluated(amount))
  }

  /// Moves the right edge to a position and keeps the left edge.
  public static func pinchRightTo(_ amount: @escaping FloatEvaluation) -> Self {
    .pinchRightTo(.evaluated(amount))
  }

  /// Moves the right edge to the right by a number of points and keeps the left edge.
  public static func pinchRightBy(_ amount: @escaping FloatEvaluation) -> Self {
    .pinchRightBy(.evaluated(amount))
  }

  /// Moves the top edge to a position and keeps the bottom edge.
  public static func pinchTopTo(_ amount: @escaping FloatEvaluation) -> Self {
    .pinchTopTo(.evaluated(amount))
  }

  /// Moves the top edge down by a number of points and keeps the bottom edge.
  public static func pinchTopBy(_ amount: @escaping FloatEvaluation) -> Self {
    .pinchTopBy(.evaluated(amount))
  }

  /// Moves the bottom edge to a position and keeps the top edge.
  public static func pinchBottomTo(_ amount: @escaping FloatEvaluation) -> Self {
    .pinchBottomTo(.evaluated(amount))
  }

  /// Moves the bottom edge down by a number of points and keeps the top edge.
  public static func pinchBottomBy(_ amount: @escaping FloatEvaluation) -> Self {
    .pinchBottomBy(.evaluated(amount))
  }

  /// Sets the width of the frame and keeps the line `origin` in place.
  public static func expandWidthTo(_ amount: @escaping FloatEvaluation, from origin: Line.Horizontal) -> Self {
    .expandWidthTo(.evaluated(amount), from: origin)
  }

  /// Adds to the width of the frame and keeps the line `origin` in place.
  public static func expandWidthBy(_ amount: @escaping FloatEvaluation, from origin: Line.Horizontal) -> Self {
    .expandWidthBy(.evaluated(amount), from: origin)
  }

  /// Sets the height of the frame and keeps the line `origin` in place.
  public static func expandHeightTo(_ amount: @escaping FloatEvaluation, from origin: Line.Vertical) -> Self {
    .expandHeightTo(.evaluated(amount), from: origin)
  }

  /// Adds to the height of the frame and keeps the line `origin` in place.
  public static func expandHeightBy(_ amount: @escaping FloatEvaluation, from origin: Line.Vertical) -> Self {
    .expandHeightBy(.evaluated(amount), from: origin)
  }

  /// Sets the size of the frame and keeps the point `origin` in place.
  public static func expandSizeTo(_ amount: @escaping SizeEvaluation, from origin: Point) -> Self {
    .expandSizeTo(.evaluated(amount), from: origin)
  }

  /// Adds to the size of the frame and keeps the point `origin` in place.
  public static func expandSizeBy(_ amount: @escaping SizeEvaluation, from origin: Point) -> Self {
    .expandSizeBy(.evaluated(amount), from: origin)
  }
}
