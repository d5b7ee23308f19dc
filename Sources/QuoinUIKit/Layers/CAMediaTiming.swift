// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation

/// The beginning and the repetitions of an animation. Layers and animations store it; nothing runs
/// in time.
public protocol CAMediaTiming {
  /// The time of the beginning, in seconds of the time around.
  var beginTime: TimeInterval { get set }
  /// The duration, in seconds.
  var duration: TimeInterval { get set }
  /// The speed of its time, as a factor of the time around.
  var speed: Float { get set }
  /// The start in its own time, in seconds.
  var timeOffset: TimeInterval { get set }
  /// The number of repetitions; 0 for one run.
  var repeatCount: Float { get set }
  /// The duration of the repetitions, in seconds.
  var repeatDuration: TimeInterval { get set }
  /// Whether it runs backwards after it ran forwards.
  var autoreverses: Bool { get set }
  /// Whether its values hold before and after it.
  var fillMode: CAMediaTimingFillMode { get set }
}

/// Whether the values of an animation hold before and after it.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  /// The name of the mode.
  public var rawValue: String

  /// Creates a mode from a name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The value stays after the end.
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  /// The value applies before the beginning.
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  /// The value applies before the beginning and after the end.
  public static let both = CAMediaTimingFillMode(rawValue: "both")
  /// The value applies only while the animation runs.
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
}

/// The stored timing of a layer.
struct LayerTiming {
  var beginTime: TimeInterval = 0
  var duration: TimeInterval = .infinity
  var speed: Float = 1
  var timeOffset: TimeInterval = 0
  var repeatCount: Float = 0
  var repeatDuration: TimeInterval = 0
  var autoreverses = false
  var fillMode = CAMediaTimingFillMode.removed
}

/// The progress of an animation as a function of its time: a curve from (0, 0) to (1, 1).
open class CAMediaTimingFunction: NSObject {
  private let points: [(x: Float, y: Float)]

  /// Creates a well-known curve; linear for an unknown name.
  public convenience init(name: CAMediaTimingFunctionName) {
    switch name {
    case .easeIn: self.init(controlPoints: 0.42, 0, 1, 1)
    case .easeOut: self.init(controlPoints: 0, 0, 0.58, 1)
    case .easeInEaseOut: self.init(controlPoints: 0.42, 0, 0.58, 1)
    case .default: self.init(controlPoints: 0.25, 0.1, 0.25, 1)
    default: self.init(controlPoints: 0, 0, 1, 1)
    }
  }

  /// Creates a cubic curve with two control points.
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    points = [(0, 0), (c1x, c1y), (c2x, c2y), (1, 1)]
    super.init()
  }

  /// Stores the coordinates of a control point; 0 and 3 are the ends of the curve.
  open func getControlPoint(at idx: Int, values ptr: UnsafeMutablePointer<Float>) {
    guard points.indices.contains(idx) else { return }
    ptr[0] = points[idx].x
    ptr[1] = points[idx].y
  }
}

/// The name of a curve of progress.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  /// The name of the curve.
  public var rawValue: String

  /// Creates a curve from a name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The curve of a constant speed.
  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  /// The curve that is slow at the beginning.
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
  /// The curve that is slow at the end.
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
  /// Slow at the beginning and at the end.
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
  /// The curve of most animations of the system.
  public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}
