// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

// Written by Utils/generate-sources: edit MakerForms in Utils/SourceGenerator and run it again.
// swift-format-ignore-file

/// A change of the frame of a complete layout, before the view is placed.
public enum FrameAdditionalEvaluation {
  /// Moves the frame so that its left edge is at a position in points.
  case moveLeftTo(FloatAmount)
  /// Moves the frame so that its horizontal centre is at a position in points.
  case moveCenterTo(FloatAmount)
  /// Moves the frame so that its right edge is at a position in points.
  case moveRightTo(FloatAmount)
  /// Moves the frame so that its top edge is at a position in points.
  case moveTopTo(FloatAmount)
  /// Moves the frame so that its vertical centre is at a position in points.
  case moveMiddleTo(FloatAmount)
  /// Moves the frame so that its bottom edge is at a position in points.
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
  /// Sets the width of the frame and keeps the line `origin` in place.
  case expandWidthTo(FloatAmount, from: Line.Horizontal)
  /// Adds to the width of the frame and keeps the line `origin` in place.
  case expandWidthBy(FloatAmount, from: Line.Horizontal)
  /// Sets the height of the frame and keeps the line `origin` in place.
  case expandHeightTo(FloatAmount, from: Line.Vertical)
  /// Adds to the height of the frame and keeps the line `origin` in place.
  case expandHeightBy(FloatAmount, from: Line.Vertical)
  /// Sets the size of the frame and keeps the point `origin` in place.
  case expandSizeTo(SizeAmount, from: Point)
  /// Adds to the size of the frame and keeps the point `origin` in place.
  case expandSizeBy(SizeAmount, from: Point)
  /// Runs before the view has the frame.
  case additionalProcess(Process)
  /// Runs when the view has the frame.
  case postProcess(Process)
}

extension FrameAdditionalEvaluation {
  /// Changes a frame. A post process has no effect here.
  func change(_ frame: inout Rect, _ parameters: IndividualFrameCalculationParameters) {
    switch self {
    case .moveLeftTo(let amount): frame.moveLeft(to: amount(frame, parameters))
    case .moveCenterTo(let amount): frame.moveCenter(to: amount(frame, parameters))
    case .moveRightTo(let amount): frame.moveRight(to: amount(frame, parameters))
    case .moveTopTo(let amount): frame.moveTop(to: amount(frame, parameters))
    case .moveMiddleTo(let amount): frame.moveMiddle(to: amount(frame, parameters))
    case .moveBottomTo(let amount): frame.moveBottom(to: amount(frame, parameters))
    case .moveXBy(let amount): frame.moveX(by: amount(frame, parameters))
    case .moveYBy(let amount): frame.moveY(by: amount(frame, parameters))
    case .moveOriginBy(let amount): frame.moveOrigin(by: amount(frame, parameters))
    case .pinchLeftTo(let amount): frame.pinchLeft(to: amount(frame, parameters))
    case .pinchLeftBy(let amount): frame.pinchLeft(by: amount(frame, parameters))
    case .pinchRightTo(let amount): frame.pinchRight(to: amount(frame, parameters))
    case .pinchRightBy(let amount): frame.pinchRight(by: amount(frame, parameters))
    case .pinchTopTo(let amount): frame.pinchTop(to: amount(frame, parameters))
    case .pinchTopBy(let amount): frame.pinchTop(by: amount(frame, parameters))
    case .pinchBottomTo(let amount): frame.pinchBottom(to: amount(frame, parameters))
    case .pinchBottomBy(let amount): frame.pinchBottom(by: amount(frame, parameters))
    case .expandWidthTo(let amount, let origin): frame.expandWidth(to: amount(frame, parameters), from: origin)
    case .expandWidthBy(let amount, let origin): frame.expandWidth(by: amount(frame, parameters), from: origin)
    case .expandHeightTo(let amount, let origin): frame.expandHeight(to: amount(frame, parameters), from: origin)
    case .expandHeightBy(let amount, let origin): frame.expandHeight(by: amount(frame, parameters), from: origin)
    case .expandSizeTo(let amount, let origin): frame.expandSize(to: amount(frame, parameters), from: origin)
    case .expandSizeBy(let amount, let origin): frame.expandSize(by: amount(frame, parameters), from: origin)
    case .additionalProcess(let process): process(frame, parameters)
    case .postProcess: break
    }
  }
}
