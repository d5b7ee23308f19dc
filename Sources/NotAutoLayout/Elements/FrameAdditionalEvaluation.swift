// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import QuoinPlatform

/// The view that a layout is evaluated for, and the guides of the parent.
public typealias IndividualFrameCalculationParameters = (
  targetView: View, guides: ViewLayoutGuides
)
/// Computes the frame of a view.
public typealias IndividualFrameCalculation = (IndividualFrameCalculationParameters) -> Rect
/// The views that a layout is evaluated for, and the guides of the parent.
public typealias SequentialFrameCalculationParameters = (
  targetViews: [View], guides: ViewLayoutGuides
)
/// Computes the frames of views.
public typealias SequentialFrameCalculation = (SequentialFrameCalculationParameters) -> [Rect]

/// A change of the frame of a complete layout, before the view is placed.
public enum FrameAdditionalEvaluation {
  /// Computes a number from the frame so far.
  public typealias FloatEvaluation = (Rect, IndividualFrameCalculationParameters) -> Float
  /// Computes a point from the frame so far.
  public typealias PointEvaluation = (Rect, IndividualFrameCalculationParameters) -> Point
  /// Computes a size from the frame so far.
  public typealias SizeEvaluation = (Rect, IndividualFrameCalculationParameters) -> Size
  /// Reads the current frame during an evaluation.
  public typealias Process = (Rect, IndividualFrameCalculationParameters) -> Void

  /// A number, constant or computed.
  public enum FloatAmount {
    case constant(Float)
    case evaluated(FloatEvaluation)
  }

  /// A point, constant or computed.
  public enum PointAmount {
    case constant(Point)
    case evaluated(PointEvaluation)
  }

  /// A size, constant or computed.
  public enum SizeAmount {
    case constant(Size)
    case evaluated(SizeEvaluation)
  }

  /// Moves the frame so that its left edge is at a position.
  case moveLeftTo(FloatAmount)
  /// Moves the frame so that its centre is at a position.
  case moveCenterTo(FloatAmount)
  /// Moves the frame so that its right edge is at a position.
  case moveRightTo(FloatAmount)
  /// Moves the frame so that its top edge is at a position.
  case moveTopTo(FloatAmount)
  /// Moves the frame so that its middle is at a position.
  case moveMiddleTo(FloatAmount)
  /// Moves the frame so that its bottom edge is at a position.
  case moveBottomTo(FloatAmount)
  /// Moves the frame to the right.
  case moveXBy(FloatAmount)
  /// Moves the frame down.
  case moveYBy(FloatAmount)
  /// Moves the frame to the right and down.
  case moveOriginBy(PointAmount)
  /// Puts the left edge at a position; the right one stays.
  case pinchLeftTo(FloatAmount)
  /// Moves the left edge; the right one stays.
  case pinchLeftBy(FloatAmount)
  /// Puts the right edge at a position; the left one stays.
  case pinchRightTo(FloatAmount)
  /// Moves the right edge; the left one stays.
  case pinchRightBy(FloatAmount)
  /// Puts the top edge at a position; the bottom one stays.
  case pinchTopTo(FloatAmount)
  /// Moves the top edge; the bottom one stays.
  case pinchTopBy(FloatAmount)
  /// Puts the bottom edge at a position; the top one stays.
  case pinchBottomTo(FloatAmount)
  /// Moves the bottom edge; the top one stays.
  case pinchBottomBy(FloatAmount)
  /// Sets the width of the frame; the line stays.
  case expandWidthTo(FloatAmount, from: Line.Horizontal)
  /// Adds to the width of the frame; the line stays.
  case expandWidthBy(FloatAmount, from: Line.Horizontal)
  /// Sets the height of the frame; the line stays.
  case expandHeightTo(FloatAmount, from: Line.Vertical)
  /// Adds to the height of the frame; the line stays.
  case expandHeightBy(FloatAmount, from: Line.Vertical)
  /// Sets the size of the frame; the point stays.
  case expandSizeTo(SizeAmount, from: Point)
  /// Adds to the size of the frame; the point stays.
  case expandSizeBy(SizeAmount, from: Point)
  /// Runs before the view has the frame.
  case additionalProcess(Process)
  /// Runs when the view has the frame.
  case postProcess(Process)

  /// Runs before the view has the frame, as version 3.3 spells it.
  @available(*, deprecated, renamed: "additionalProcess")
  public static func addotionalProcess(_ process: @escaping Process) -> Self {
    .additionalProcess(process)
  }
}
