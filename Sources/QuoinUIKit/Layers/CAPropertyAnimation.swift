// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation

/// An animation of a property of a layer; stored, not shown.
open class CAPropertyAnimation: CAAnimation {
  /// The path of the property, such as `transform.scale`.
  open var keyPath: String?
  /// Whether values are added to that of the property.
  open var isAdditive = false
  /// Whether each repetition begins where the one before ended.
  open var isCumulative = false

  /// Creates an animation of no property.
  public override init() {
    super.init()
  }

  /// Creates an animation of a property.
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }
}

/// An animation from a value to another; stored, not shown.
open class CABasicAnimation: CAPropertyAnimation {
  /// The first value.
  open var fromValue: Any?
  /// The last value.
  open var toValue: Any?
  /// The difference of the values.
  open var byValue: Any?
}

/// An animation along values or a path; stored, not shown.
open class CAKeyframeAnimation: CAPropertyAnimation {
  /// The values.
  open var values: [Any]?
  /// A path of points in place of values.
  open var path: CGPath?
  /// When the values are reached, from 0 to 1.
  open var keyTimes: [NSNumber]?
  /// The progress between two values each.
  open var timingFunctions: [CAMediaTimingFunction]?
  /// How values in between are computed.
  open var calculationMode = CAAnimationCalculationMode.linear
  /// How tight the curves of cubic values are.
  open var tensionValues: [NSNumber]?
  /// How continuous the curves of cubic values are.
  open var continuityValues: [NSNumber]?
  /// Where the curves of cubic values lie.
  open var biasValues: [NSNumber]?
  /// Whether the layer turns along the path.
  open var rotationMode: CAAnimationRotationMode?
}

/// An animation that swings like a weight on a spring; stored, not shown.
open class CASpringAnimation: CABasicAnimation {
  /// The weight.
  open var mass: CGFloat = 1
  /// How strong the spring is.
  open var stiffness: CGFloat = 100
  /// How soon the weight comes to rest.
  open var damping: CGFloat = 10
  /// The speed of the weight at the beginning.
  open var initialVelocity: CGFloat = 0
  /// *Estimated*: when less than a thousandth of the swing is left, in seconds. Apple's formula is
  /// not documented.
  open var settlingDuration: TimeInterval {
    guard damping > 0, mass > 0 else { return .infinity }
    // The envelope of the swing is exp(-t · damping / 2 / mass).
    return TimeInterval(2 * mass / damping * log(1000))
  }
}

/// The computation of values between those of an animation.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
  /// The name of the mode.
  public var rawValue: String

  /// Creates a mode from a name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The values are on lines.
  public static let linear = CAAnimationCalculationMode(rawValue: "linear")
  /// Each value is valid until the next one.
  public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
  /// The values are on lines, at a constant speed.
  public static let paced = CAAnimationCalculationMode(rawValue: "paced")
  /// The values are on curves.
  public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
  /// The values are on curves, at a constant speed.
  public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")
}

/// Whether a layer turns along a path.
public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
  /// The name of the mode.
  public var rawValue: String

  /// Creates a mode from a name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The layer turns in the direction of the path.
  public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")
  /// The layer turns against the direction of the path.
  public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "autoReverse")
}
