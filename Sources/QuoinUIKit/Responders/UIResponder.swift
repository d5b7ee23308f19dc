// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation

/// An object that events can be sent to: a view or a view controller.
@preconcurrency @MainActor open class UIResponder: NSObject {
  /// The responder that gets events without a position, such as keys. There is one at a time.
  private static weak var first: UIResponder?
  /// The responder that is first now.
  static var current: UIResponder? { first }
  /// The values that others have associated with the object. Not isolated, since associated values
  /// are used from any thread: see ``AssociatedValueOwner``.
  package nonisolated(unsafe) final var associatedValues: [UnsafeRawPointer: Any] = [:]

  /// A responder.
  public override init() {
    super.init()
  }

  /// The responder that gets an event that this one does not handle.
  open var next: UIResponder? { nil }
  /// Whether the receiver gets the events that belong to no place, such as keys.
  open var isFirstResponder: Bool { UIResponder.first === self }
  /// Whether the receiver may become the first responder.
  open var canBecomeFirstResponder: Bool { false }
  /// Whether the receiver may stop being the first responder.
  open var canResignFirstResponder: Bool { true }

  /// Makes the receiver the first responder if it may be that and the present one lets go.
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    guard canBecomeFirstResponder else { return false }
    if let other = UIResponder.first, other !== self {
      guard other.resignFirstResponder() else { return false }
    }
    UIResponder.first = self
    return true
  }

  /// Stops being the first responder.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    guard canResignFirstResponder else { return false }
    if isFirstResponder { UIResponder.first = nil }
    return true
  }
}
