// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import QuoinUIKit

/// A method that controls of a file call: the other end of an action.
///
/// In Swift 5 mode a reference to a method is not `Sendable`, and need not be.
///
/// ```swift
/// UIStoryboard.register(
///   FormController.self, actions: ["save:": .init(FormController.save)])
/// ```
@MainActor public struct InterfaceAction<Target: AnyObject> {
  /// Calls the method. Returns whether the sender is of the type that it takes.
  let perform: @MainActor (Target, _ sender: Any?, UIEvent?) -> Bool

  /// Creates an action for a method without arguments.
  @preconcurrency public init(_ method: @escaping @MainActor (Target) -> @MainActor () -> Void) {
    perform = { target, _, _ in
      method(target)()
      return true
    }
  }

  /// Creates an action for a method that takes the control: of type `Any`, or of the class of the
  /// control.
  @preconcurrency public init<Sender>(
    _ method: @escaping @MainActor (Target) -> @MainActor (Sender) -> Void
  ) {
    perform = { target, sender, _ in
      guard let sender = sender as? Sender else { return false }
      method(target)(sender)
      return true
    }
  }

  /// Creates an action for a method that takes the control and the event.
  @preconcurrency public init<Sender>(
    _ method: @escaping @MainActor (Target) -> @MainActor (Sender, UIEvent?) -> Void
  ) {
    perform = { target, sender, event in
      guard let sender = sender as? Sender else { return false }
      method(target)(sender, event)
      return true
    }
  }
}
