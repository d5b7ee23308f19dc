// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation

/// A key that is pressed. Nothing makes keys here; overridden methods name the type.
@preconcurrency @MainActor open class UIKey: NSObject, @preconcurrency NSCopying {
  /// What the key writes, with the keys that are held.
  open var characters: String { "" }
  /// What the key writes alone.
  open var charactersIgnoringModifiers: String { "" }
  /// The keys that are held.
  open var modifierFlags: UIKeyModifierFlags { [] }
  /// The place of the key.
  open var keyCode: UIKeyboardHIDUsage { .keyboardSpacebar }
  /// A key.
  public override init() { super.init() }
  /// Returns the key, which does not change.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
