// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation

/// Changes of layers that belong together. They happen at once here; the rest is kept.
open class CATransaction: NSObject {
  private final class Settings {
    var duration: TimeInterval = 0.25
    var disablesActions = false
    var completion: (() -> Void)?
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
  /// Shows what is pending; nothing ever is.
  open class func flush() {}
  /// How long animations of the transaction take, in seconds.
  open class func animationDuration() -> TimeInterval { pile.last?.duration ?? 0.25 }
  /// Sets how long animations of the transaction take, in seconds.
  open class func setAnimationDuration(_ dur: TimeInterval) { pile.last?.duration = dur }
  /// Whether changes are not animated.
  open class func disableActions() -> Bool { pile.last?.disablesActions ?? false }
  /// Sets whether changes are not animated.
  open class func setDisableActions(_ flag: Bool) { pile.last?.disablesActions = flag }
  /// What is run when the transaction ends.
  open class func completionBlock() -> (() -> Void)? { pile.last?.completion }
  /// Sets what is run when the transaction ends; without one that was begun, it is run at once.
  open class func setCompletionBlock(_ block: (() -> Void)?) {
    guard let last = pile.last else {
      block?()
      return
    }
    last.completion = block
  }
}
