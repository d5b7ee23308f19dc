// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation

/// A key that is pressed. No keys are created here; overridden methods name the type.
@preconcurrency @MainActor open class UIKey: NSObject, @preconcurrency NSCopying {
  /// The text of the key with the pressed modifier keys.
  open var characters: String { "" }
  /// The text of the key alone.
  open var charactersIgnoringModifiers: String { "" }
  /// The pressed modifier keys.
  open var modifierFlags: UIKeyModifierFlags { [] }
  /// The position of the key on a keyboard.
  open var keyCode: UIKeyboardHIDUsage { .keyboardSpacebar }
  /// Creates a key.
  public override init() { super.init() }
  /// Returns the key, which does not change.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
