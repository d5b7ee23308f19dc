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

extension FrameAdditionalEvaluation {
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

  /// Runs before the view has the frame, as version 3.3 spells it.
  @available(*, deprecated, renamed: "additionalProcess")
  public static func addotionalProcess(_ process: @escaping Process) -> Self {
    .additionalProcess(process)
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
