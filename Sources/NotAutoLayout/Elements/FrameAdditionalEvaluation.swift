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
  /// Computes a number from the frame before the change.
  public typealias FloatEvaluation = (Rect, IndividualFrameCalculationParameters) -> Float
  /// Computes a point from the frame before the change.
  public typealias PointEvaluation = (Rect, IndividualFrameCalculationParameters) -> Point
  /// Computes a size from the frame before the change.
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
  /// Moves the frame so that its horizontal centre is at a position.
  case moveCenterTo(FloatAmount)
  /// Moves the frame so that its right edge is at a position.
  case moveRightTo(FloatAmount)
  /// Moves the frame so that its top edge is at a position.
  case moveTopTo(FloatAmount)
  /// Moves the frame so that its vertical centre is at a position.
  case moveMiddleTo(FloatAmount)
  /// Moves the frame so that its bottom edge is at a position.
  case moveBottomTo(FloatAmount)
  /// Moves the frame to the right by a number of points.
  case moveXBy(FloatAmount)
  /// Moves the frame down by a number of points.
  case moveYBy(FloatAmount)
  /// Moves the frame to the right by `x` points and down by `y` points.
  case moveOriginBy(PointAmount)
  /// Moves the left edge to a position and keeps the right edge.
  case pinchLeftTo(FloatAmount)
  /// Moves the left edge to the right by a number of points and keeps the right edge.
  case pinchLeftBy(FloatAmount)
  /// Moves the right edge to a position and keeps the left edge.
  case pinchRightTo(FloatAmount)
  /// Moves the right edge to the right by a number of points and keeps the left edge.
  case pinchRightBy(FloatAmount)
  /// Moves the top edge to a position and keeps the bottom edge.
  case pinchTopTo(FloatAmount)
  /// Moves the top edge down by a number of points and keeps the bottom edge.
  case pinchTopBy(FloatAmount)
  /// Moves the bottom edge to a position and keeps the top edge.
  case pinchBottomTo(FloatAmount)
  /// Moves the bottom edge down by a number of points and keeps the top edge.
  case pinchBottomBy(FloatAmount)
  /// Sets the width of the frame and keeps a line of it in place.
  case expandWidthTo(FloatAmount, from: Line.Horizontal)
  /// Adds to the width of the frame and keeps a line of it in place.
  case expandWidthBy(FloatAmount, from: Line.Horizontal)
  /// Sets the height of the frame and keeps a line of it in place.
  case expandHeightTo(FloatAmount, from: Line.Vertical)
  /// Adds to the height of the frame and keeps a line of it in place.
  case expandHeightBy(FloatAmount, from: Line.Vertical)
  /// Sets the size of the frame and keeps a point of it in place.
  case expandSizeTo(SizeAmount, from: Point)
  /// Adds to the size of the frame and keeps a point of it in place.
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
