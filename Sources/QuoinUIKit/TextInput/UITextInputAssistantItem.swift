// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation

/// The buttons beside the suggestions above a keyboard. Stored, not shown.
@preconcurrency @MainActor open class UITextInputAssistantItem: NSObject {
  /// Whether there may be no suggestions.
  open var allowsHidingShortcuts = true
  /// Buttons before the suggestions.
  open var leadingBarButtonGroups: [UIBarButtonItemGroup] = []
  /// Buttons after the suggestions.
  open var trailingBarButtonGroups: [UIBarButtonItemGroup] = []
  /// Creates an item without buttons.
  public override init() { super.init() }
}
