// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation

/// An object that reacts to an event of a layer.
public protocol CAAction {
  /// Performs the action of an event.
  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

extension NSNull: CAAction {
  /// Does nothing: the property changes without animation.
  public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
  }
}

/// An animation of a layer; stored, not shown.
///
/// An animation that is added to a layer ends at the next turn of the main loop, unless it repeats
/// without end. Its delegate is called at the beginning and at the end.
open class CAAnimation: NSObject, CAMediaTiming, CAAction {
  /// The time of the beginning, in seconds.
  open var beginTime: TimeInterval = 0
  /// The duration, in seconds; 0 for the duration of the transaction.
  open var duration: TimeInterval = 0
  /// The speed of its time.
  open var speed: Float = 1
  /// The start in its own time, in seconds.
  open var timeOffset: TimeInterval = 0
  /// The number of repetitions; 0 for one run.
  open var repeatCount: Float = 0
  /// The duration of the repetitions, in seconds.
  open var repeatDuration: TimeInterval = 0
  /// Whether it runs backwards after it ran forwards.
  open var autoreverses = false
  /// Whether its values hold before and after it.
  open var fillMode = CAMediaTimingFillMode.removed
  /// The timing function of the animation's progress.
  open var timingFunction: CAMediaTimingFunction?
  /// The delegate that is notified when the animation begins and ends. The animation retains it.
  open var delegate: (any CAAnimationDelegate)?
  /// Whether it is removed from its layer when it ended.
  open var isRemovedOnCompletion = true
  private var values: [String: Any] = [:]

  /// Creates an animation with default values.
  public override init() {
    super.init()
  }

  /// Returns the value that a program stored under a key.
  open func value(forKey key: String) -> Any? { values[key] }
  /// Stores a value under a key of the program.
  open func setValue(_ value: Any?, forKey key: String) { values[key] = value }
  /// Adds the animation to a layer, for an event.
  open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    (anObject as? CALayer)?.add(self, forKey: event)
  }
  /// Whether it repeats without end.
  var isEndless: Bool {
    repeatCount == .infinity || repeatCount >= Float.greatestFiniteMagnitude
      || repeatDuration == .infinity
  }
}

/// The key of the transition of a layer.
public let kCATransition = "transition"
/// The key of the action of a layer that is shown.
public let kCAOnOrderIn = "onOrderIn"
/// The key of the action of a layer that is hidden.
public let kCAOnOrderOut = "onOrderOut"
