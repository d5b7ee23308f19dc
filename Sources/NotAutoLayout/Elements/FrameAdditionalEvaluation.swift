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

/// A change of a frame that a complete layout gave, before the view gets it.
public enum FrameAdditionalEvaluation {
  /// Computes a number from the frame so far.
  public typealias FloatEvaluation = (Rect, IndividualFrameCalculationParameters) -> Float
  /// Computes a point from the frame so far.
  public typealias PointEvaluation = (Rect, IndividualFrameCalculationParameters) -> Point
  /// Computes a size from the frame so far.
  public typealias SizeEvaluation = (Rect, IndividualFrameCalculationParameters) -> Size
  /// Looks at the frame so far.
  public typealias Process = (Rect, IndividualFrameCalculationParameters) -> Void

  /// A number, given or computed.
  public enum FloatAmount {
    case constant(Float)
    case evaluated(FloatEvaluation)
  }

  /// A point, given or computed.
  public enum PointAmount {
    case constant(Point)
    case evaluated(PointEvaluation)
  }

  /// A size, given or computed.
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
  /// Makes the frame so wide; the given line stays.
  case expandWidthTo(FloatAmount, from: Line.Horizontal)
  /// Makes the frame wider; the given line stays.
  case expandWidthBy(FloatAmount, from: Line.Horizontal)
  /// Makes the frame so high; the given line stays.
  case expandHeightTo(FloatAmount, from: Line.Vertical)
  /// Makes the frame higher; the given line stays.
  case expandHeightBy(FloatAmount, from: Line.Vertical)
  /// Makes the frame so large; the given point stays.
  case expandSizeTo(SizeAmount, from: Point)
  /// Makes the frame larger; the given point stays.
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
