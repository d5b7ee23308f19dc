// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation

/// A combination of keys and its selector. There is no keyboard here.
@preconcurrency @MainActor open class UIKeyCommand: UICommand {
  /// The key of the combination.
  open private(set) var input: String?
  /// The modifier keys of the combination.
  open private(set) var modifierFlags: UIKeyModifierFlags
  /// Whether the command takes precedence over the behaviour of the system.
  open var wantsPriorityOverSystemBehavior = false

  /// Creates a key command for a selector.
  public init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
    self.input = input
    self.modifierFlags = modifierFlags
    super.init(title: "", action: action)
  }

  /// Creates a key command for a selector, with a longer title for the list of all key commands.
  public convenience init(
    input: String, modifierFlags: UIKeyModifierFlags, action: Selector,
    discoverabilityTitle: String
  ) {
    self.init(input: input, modifierFlags: modifierFlags, action: action)
    self.discoverabilityTitle = discoverabilityTitle
  }

  /// Creates a key command for a selector, with a title for menus.
  public init(
    title: String, image: UIImage? = nil, action: Selector, input: String,
    modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil,
    alternates: [UICommandAlternate] = [],
    discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off
  ) {
    self.input = input
    self.modifierFlags = modifierFlags
    super.init(
      title: title, image: image, action: action, propertyList: propertyList,
      alternates: alternates,
      discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state)
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
  /// The page up key.
  public nonisolated class var inputPageUp: String { "UIKeyInputPageUp" }
  /// The page down key.
  public nonisolated class var inputPageDown: String { "UIKeyInputPageDown" }
  /// The home key.
  public nonisolated class var inputHome: String { "UIKeyInputHome" }
  /// The end key.
  public nonisolated class var inputEnd: String { "UIKeyInputEnd" }
  /// The key that deletes forwards.
  public nonisolated class var inputDelete: String { "UIKeyInputDelete" }
}
