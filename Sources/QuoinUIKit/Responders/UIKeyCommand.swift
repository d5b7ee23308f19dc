// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation

/// A combination of keys and its selector. There is no keyboard here.
@preconcurrency @MainActor open class UIKeyCommand: NSObject {
  /// The key.
  open private(set) var input: String?
  /// The keys that are held with it.
  open private(set) var modifierFlags: UIKeyModifierFlags
  /// The selector of the combination.
  open private(set) var action: Selector?
  /// The text that the list of combinations shows.
  open var discoverabilityTitle: String?
  /// Whether the combination comes before what the system does with it.
  open var wantsPriorityOverSystemBehavior = false

  /// A combination of keys for a selector.
  public init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
    self.input = input
    self.modifierFlags = modifierFlags
    self.action = action
    super.init()
  }

  /// The up arrow.
  public nonisolated class var inputUpArrow: String { "UIKeyInputUpArrow" }
  /// The down arrow.
  public nonisolated class var inputDownArrow: String { "UIKeyInputDownArrow" }
  /// The left arrow.
  public nonisolated class var inputLeftArrow: String { "UIKeyInputLeftArrow" }
  /// The right arrow.
  public nonisolated class var inputRightArrow: String { "UIKeyInputRightArrow" }
  /// The escape key.
  public nonisolated class var inputEscape: String { "UIKeyInputEscape" }
}
