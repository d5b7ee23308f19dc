// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation

/// An object that events can be sent to: a view or a view controller.
@preconcurrency @MainActor open class UIResponder: NSObject {
  /// Who gets the events that belong to no place. There is one at a time.
  private static weak var first: UIResponder?
  /// Values that others hang on the object. Not isolated: `AssociatedValueOwner` says who guards it.
  package nonisolated(unsafe) final var associatedValues: [UnsafeRawPointer: Any] = [:]

  /// A responder.
  public override init() {
    super.init()
  }

  /// Who is asked when the receiver does not handle an event.
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
