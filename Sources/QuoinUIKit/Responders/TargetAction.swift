// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// A target and the selector that it performs. The target is not kept alive.
struct TargetAction {
  private(set) weak var target: AnyObject?
  let action: Selector
  /// Whether the target was given as nil: the responder that handles the selector performs it.
  let isForResponders: Bool

  init(target: Any?, action: Selector) {
    self.target = target.map { $0 as AnyObject }
    self.action = action
    isForResponders = target == nil
  }

  /// Whether an object was named as the target and has been released.
  var isOver: Bool { !isForResponders && target == nil }

  func isSame(target other: Any?, action otherAction: Selector?) -> Bool {
    if let otherAction, otherAction != action { return false }
    guard let other else { return true }
    return target === other as AnyObject
  }

  /// Performs the selector for a sender.
  @MainActor func perform(from sender: UIResponder?, with argument: Any?) {
    let responder = isForResponders ? sender?.responder(for: action) : target as? UIResponder
    responder?.perform(action, with: argument)
  }
}

extension UIResponder {
  /// Returns the first object of the responder chain that responds to a selector, from the receiver
  /// on.
  final func responder(for action: Selector) -> UIResponder? {
    sequence(first: self) { $0.next }.first { $0.responds(to: action) }
  }
}
