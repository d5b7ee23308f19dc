// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation

/// An animation of a property of a layer; stored, not shown.
open class CAPropertyAnimation: CAAnimation {
  /// The path of the property, such as `transform.scale`.
  open var keyPath: String?
  /// Whether the values are added to the property's current value.
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

/// An animation between two values; stored, not shown.
open class CABasicAnimation: CAPropertyAnimation {
  /// The first value.
  open var fromValue: Any?
  /// The last value.
  open var toValue: Any?
  /// The difference of the values.
  open var byValue: Any?
}

/// An animation with the motion of a spring; stored, not shown.
open class CASpringAnimation: CABasicAnimation {
  /// The mass on the spring.
  open var mass: CGFloat = 1
  /// The stiffness of the spring.
  open var stiffness: CGFloat = 100
  /// The damping of the spring.
  open var damping: CGFloat = 10
  /// The speed of the weight at the beginning.
  open var initialVelocity: CGFloat = 0
  /// Creates a spring with a weight of 1.
  ///
  /// - Parameters:
  ///   - perceptualDuration: the time in which the motion seems to end, in seconds.
  ///   - bounce: 0 for no swing, up to 1 for one that does not end, and below 0 for a slower end.
  public convenience init(perceptualDuration: TimeInterval, bounce: CGFloat) {
    self.init()
    let frequency = 2 * CGFloat.pi / CGFloat(perceptualDuration)
    stiffness = frequency * frequency
    damping = 2 * frequency * (bounce >= 0 ? 1 - bounce : 1 / (1 + bounce))
  }
  /// The time of a swing without damping, in seconds.
  open var perceptualDuration: TimeInterval {
    TimeInterval(2 * CGFloat.pi * (mass / stiffness).squareRoot())
  }
  /// The bounce of the spring: 1 without damping, 0 where it just does not swing, below 0 with more
  /// damping.
  open var bounce: CGFloat {
    let ratio = damping / 2 / (mass * stiffness).squareRoot()
    return ratio <= 1 ? 1 - ratio : 1 / ratio - 1
  }
  /// *Estimated*: when less than a thousandth of the swing is left, in seconds. Apple's formula is
  /// not documented.
  open var settlingDuration: TimeInterval {
    guard damping > 0, mass > 0 else { return .infinity }
    // The envelope of the swing is exp(-t · damping / 2 / mass).
    return TimeInterval(2 * mass / damping * log(1000))
  }
}
