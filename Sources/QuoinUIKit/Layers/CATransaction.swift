// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation

/// A group of changes of layers. Changes are immediate here; the settings are only stored.
open class CATransaction: NSObject {
  private final class Settings {
    var duration: TimeInterval = 0.25
    var disablesActions = false
    var completion: (() -> Void)?
    var timing: CAMediaTimingFunction?
  }

  private static let key = "QuoinUIKit.CATransaction"

  /// The transactions of the thread that were begun, the innermost last.
  private class var pile: [Settings] {
    get { Thread.current.threadDictionary[key] as? [Settings] ?? [] }
    set { Thread.current.threadDictionary[key] = newValue }
  }

  /// Begins a transaction of this thread.
  open class func begin() { pile.append(Settings()) }
  /// Ends the transaction that was begun last, and runs its completion.
  open class func commit() { pile.popLast()?.completion?() }
  /// Shows pending changes; there are never any.
  open class func flush() {}
  /// Returns the duration of the transaction's animations, in seconds.
  open class func animationDuration() -> TimeInterval { pile.last?.duration ?? 0.25 }
  /// Sets how long animations of the transaction take, in seconds.
  open class func setAnimationDuration(_ dur: TimeInterval) { pile.last?.duration = dur }
  /// Returns the progress of animations as a function of their time.
  open class func animationTimingFunction() -> CAMediaTimingFunction? { pile.last?.timing }
  /// Sets the timing function of animations. Stored, without effect.
  open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    pile.last?.timing = function
  }
  /// Returns the value of a setting. Only those of this class are known.
  open class func value(forKey key: String) -> Any? {
    switch key {
    case kCATransactionAnimationDuration: pile.last?.duration
    case kCATransactionDisableActions: pile.last?.disablesActions
    case kCATransactionAnimationTimingFunction: pile.last?.timing
    default: nil
    }
  }
  /// Sets the value for a key. Keys other than those of this class have no effect.
  open class func setValue(_ anObject: Any?, forKey key: String) {
    switch (key, anObject) {
    case (kCATransactionAnimationDuration, let value as TimeInterval): setAnimationDuration(value)
    case (kCATransactionDisableActions, let value as Bool): setDisableActions(value)
    case (kCATransactionAnimationTimingFunction, let value as CAMediaTimingFunction?):
      setAnimationTimingFunction(value)
    default: break
    }
  }
  /// Returns whether changes are not animated.
  open class func disableActions() -> Bool { pile.last?.disablesActions ?? false }
  /// Sets whether changes are not animated.
  open class func setDisableActions(_ flag: Bool) { pile.last?.disablesActions = flag }
  /// Returns the closure that is run when the transaction ends.
  open class func completionBlock() -> (() -> Void)? { pile.last?.completion }
  /// Sets the completion handler of the transaction. Outside of a transaction it is called
  /// immediately.
  open class func setCompletionBlock(_ block: (() -> Void)?) {
    guard let last = pile.last else {
      block?()
      return
    }
    last.completion = block
  }
}

/// The setting of the duration of animations.
public let kCATransactionAnimationDuration = "animationDuration"
/// The setting that changes are not animated.
public let kCATransactionDisableActions = "disableActions"
/// The setting of how the progress of animations depends on their time.
public let kCATransactionAnimationTimingFunction = "animationTimingFunction"
