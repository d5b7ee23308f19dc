// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

extension FrameAdditionalEvaluation {
  /// Changes a frame. What comes after the view has the frame does nothing here.
  func change(_ frame: inout Rect, _ parameters: IndividualFrameCalculationParameters) {
    switch self {
    case .moveLeftTo(let amount): frame.moveLeft(to: amount.value(frame, parameters))
    case .moveCenterTo(let amount): frame.moveCenter(to: amount.value(frame, parameters))
    case .moveRightTo(let amount): frame.moveRight(to: amount.value(frame, parameters))
    case .moveTopTo(let amount): frame.moveTop(to: amount.value(frame, parameters))
    case .moveMiddleTo(let amount): frame.moveMiddle(to: amount.value(frame, parameters))
    case .moveBottomTo(let amount): frame.moveBottom(to: amount.value(frame, parameters))
    case .moveXBy(let amount): frame.moveX(by: amount.value(frame, parameters))
    case .moveYBy(let amount): frame.moveY(by: amount.value(frame, parameters))
    case .moveOriginBy(let amount): frame.moveOrigin(by: amount.value(frame, parameters))
    case .pinchLeftTo(let amount): frame.pinchLeft(to: amount.value(frame, parameters))
    case .pinchLeftBy(let amount): frame.pinchLeft(by: amount.value(frame, parameters))
    case .pinchRightTo(let amount): frame.pinchRight(to: amount.value(frame, parameters))
    case .pinchRightBy(let amount): frame.pinchRight(by: amount.value(frame, parameters))
    case .pinchTopTo(let amount): frame.pinchTop(to: amount.value(frame, parameters))
    case .pinchTopBy(let amount): frame.pinchTop(by: amount.value(frame, parameters))
    case .pinchBottomTo(let amount): frame.pinchBottom(to: amount.value(frame, parameters))
    case .pinchBottomBy(let amount): frame.pinchBottom(by: amount.value(frame, parameters))
    case .expandWidthTo(let amount, let line):
      frame.expandWidth(to: amount.value(frame, parameters), from: line)
    case .expandWidthBy(let amount, let line):
      frame.expandWidth(by: amount.value(frame, parameters), from: line)
    case .expandHeightTo(let amount, let line):
      frame.expandHeight(to: amount.value(frame, parameters), from: line)
    case .expandHeightBy(let amount, let line):
      frame.expandHeight(by: amount.value(frame, parameters), from: line)
    case .expandSizeTo(let amount, let point):
      frame.expandSize(to: amount.value(frame, parameters), from: point)
    case .expandSizeBy(let amount, let point):
      frame.expandSize(by: amount.value(frame, parameters), from: point)
    case .additionalProcess(let process): process(frame, parameters)
    case .postProcess: break
    }
  }
}

extension FrameAdditionalEvaluation.FloatAmount {
  func value(_ frame: Rect, _ parameters: IndividualFrameCalculationParameters) -> Float {
    switch self {
    case .constant(let value): value
    case .evaluated(let value): value(frame, parameters)
    }
  }
}

extension FrameAdditionalEvaluation.PointAmount {
  func value(_ frame: Rect, _ parameters: IndividualFrameCalculationParameters) -> Point {
    switch self {
    case .constant(let value): value
    case .evaluated(let value): value(frame, parameters)
    }
  }
}

extension FrameAdditionalEvaluation.SizeAmount {
  func value(_ frame: Rect, _ parameters: IndividualFrameCalculationParameters) -> Size {
    switch self {
    case .constant(let value): value
    case .evaluated(let value): value(frame, parameters)
    }
  }
}
