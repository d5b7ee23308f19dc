// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

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
    case .expandWidthTo(let amount, let line):
      frame.expandWidth(to: amount(frame, parameters), from: line)
    case .expandWidthBy(let amount, let line):
      frame.expandWidth(by: amount(frame, parameters), from: line)
    case .expandHeightTo(let amount, let line):
      frame.expandHeight(to: amount(frame, parameters), from: line)
    case .expandHeightBy(let amount, let line):
      frame.expandHeight(by: amount(frame, parameters), from: line)
    case .expandSizeTo(let amount, let point):
      frame.expandSize(to: amount(frame, parameters), from: point)
    case .expandSizeBy(let amount, let point):
      frame.expandSize(by: amount(frame, parameters), from: point)
    case .additionalProcess(let process): process(frame, parameters)
    case .postProcess: break
    }
  }
}

// Amounts are called like the closures that they may contain.

extension FrameAdditionalEvaluation.FloatAmount {
  /// Returns the number for the current frame.
  public func callAsFunction(
    _ frame: Rect, _ parameters: IndividualFrameCalculationParameters
  ) -> Float {
    switch self {
    case .constant(let value): value
    case .evaluated(let value): value(frame, parameters)
    }
  }
}

extension FrameAdditionalEvaluation.PointAmount {
  /// Returns the point for the current frame.
  public func callAsFunction(
    _ frame: Rect, _ parameters: IndividualFrameCalculationParameters
  ) -> Point {
    switch self {
    case .constant(let value): value
    case .evaluated(let value): value(frame, parameters)
    }
  }
}

extension FrameAdditionalEvaluation.SizeAmount {
  /// Returns the size for the current frame.
  public func callAsFunction(
    _ frame: Rect, _ parameters: IndividualFrameCalculationParameters
  ) -> Size {
    switch self {
    case .constant(let value): value
    case .evaluated(let value): value(frame, parameters)
    }
  }
}
