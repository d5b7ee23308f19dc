// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

// Written by Utils/generate-sources: edit MakerForms in Utils/SourceGenerator and run it again.
// swift-format-ignore-file

// Cases with closures for their amounts, as version 3.3 has them.

extension FrameAdditionalEvaluation {
  /// Moves the frame so that its left edge is at a position. The amount depends on the frame so far.
  public static func moveLeftTo(_ amount: @escaping FloatEvaluation) -> Self {
    .moveLeftTo(.evaluated(amount))
  }

  /// Moves the frame so that its centre is at a position. The amount depends on the frame so far.
  public static func moveCenterTo(_ amount: @escaping FloatEvaluation) -> Self {
    .moveCenterTo(.evaluated(amount))
  }

  /// Moves the frame so that its right edge is at a position. The amount depends on the frame so far.
  public static func moveRightTo(_ amount: @escaping FloatEvaluation) -> Self {
    .moveRightTo(.evaluated(amount))
  }

  /// Moves the frame so that its top edge is at a position. The amount depends on the frame so far.
  public static func moveTopTo(_ amount: @escaping FloatEvaluation) -> Self {
    .moveTopTo(.evaluated(amount))
  }

  /// Moves the frame so that its middle is at a position. The amount depends on the frame so far.
  public static func moveMiddleTo(_ amount: @escaping FloatEvaluation) -> Self {
    .moveMiddleTo(.evaluated(amount))
  }

  /// Moves the frame so that its bottom edge is at a position. The amount depends on the frame so far.
  public static func moveBottomTo(_ amount: @escaping FloatEvaluation) -> Self {
    .moveBottomTo(.evaluated(amount))
  }

  /// Moves the frame to the right by a number of points. The amount depends on the frame so far.
  public static func moveXBy(_ amount: @escaping FloatEvaluation) -> Self {
    .moveXBy(.evaluated(amount))
  }

  /// Moves the frame down by a number of points. The amount depends on the frame so far.
  public static func moveYBy(_ amount: @escaping FloatEvaluation) -> Self {
    .moveYBy(.evaluated(amount))
  }

  /// Moves the frame to the right and down. The amount depends on the frame so far.
  public static func moveOriginBy(_ amount: @escaping PointEvaluation) -> Self {
    .moveOriginBy(.evaluated(amount))
  }

  /// Puts the left edge at a position; the right edge stays. The amount depends on the frame so far.
  public static func pinchLeftTo(_ amount: @escaping FloatEvaluation) -> Self {
    .pinchLeftTo(.evaluated(amount))
  }

  /// Moves the left edge right or down; the right edge stays. The amount depends on the frame so far.
  public static func pinchLeftBy(_ amount: @escaping FloatEvaluation) -> Self {
    .pinchLeftBy(.evaluated(amount))
  }

  /// Puts the right edge at a position; the left edge stays. The amount depends on the frame so far.
  public static func pinchRightTo(_ amount: @escaping FloatEvaluation) -> Self {
    .pinchRightTo(.evaluated(amount))
  }

  /// Moves the right edge right or down; the left edge stays. The amount depends on the frame so far.
  public static func pinchRightBy(_ amount: @escaping FloatEvaluation) -> Self {
    .pinchRightBy(.evaluated(amount))
  }

  /// Puts the top edge at a position; the bottom edge stays. The amount depends on the frame so far.
  public static func pinchTopTo(_ amount: @escaping FloatEvaluation) -> Self {
    .pinchTopTo(.evaluated(amount))
  }

  /// Moves the top edge right or down; the bottom edge stays. The amount depends on the frame so far.
  public static func pinchTopBy(_ amount: @escaping FloatEvaluation) -> Self {
    .pinchTopBy(.evaluated(amount))
  }

  /// Puts the bottom edge at a position; the top edge stays. The amount depends on the frame so far.
  public static func pinchBottomTo(_ amount: @escaping FloatEvaluation) -> Self {
    .pinchBottomTo(.evaluated(amount))
  }

  /// Moves the bottom edge right or down; the top edge stays. The amount depends on the frame so far.
  public static func pinchBottomBy(_ amount: @escaping FloatEvaluation) -> Self {
    .pinchBottomBy(.evaluated(amount))
  }

  /// Gives the frame another width; the line stays. The amount depends on the frame so far.
  public static func expandWidthTo(_ amount: @escaping FloatEvaluation, from origin: Line.Horizontal) -> Self {
    .expandWidthTo(.evaluated(amount), from: origin)
  }

  /// Adds to the width of the frame; the line stays. The amount depends on the frame so far.
  public static func expandWidthBy(_ amount: @escaping FloatEvaluation, from origin: Line.Horizontal) -> Self {
    .expandWidthBy(.evaluated(amount), from: origin)
  }

  /// Gives the frame another height; the line stays. The amount depends on the frame so far.
  public static func expandHeightTo(_ amount: @escaping FloatEvaluation, from origin: Line.Vertical) -> Self {
    .expandHeightTo(.evaluated(amount), from: origin)
  }

  /// Adds to the height of the frame; the line stays. The amount depends on the frame so far.
  public static func expandHeightBy(_ amount: @escaping FloatEvaluation, from origin: Line.Vertical) -> Self {
    .expandHeightBy(.evaluated(amount), from: origin)
  }

  /// Gives the frame another size; the point stays. The amount depends on the frame so far.
  public static func expandSizeTo(_ amount: @escaping SizeEvaluation, from origin: Point) -> Self {
    .expandSizeTo(.evaluated(amount), from: origin)
  }

  /// Adds to the size of the frame; the point stays. The amount depends on the frame so far.
  public static func expandSizeBy(_ amount: @escaping SizeEvaluation, from origin: Point) -> Self {
    .expandSizeBy(.evaluated(amount), from: origin)
  }
}
