// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation

/// A menu element that sends an action along the responder chain. Stored, not shown.
@preconcurrency @MainActor open class UICommand: UIMenuElement {
  /// The title of the command.
  open override var title: String {
    get { super.title }
    set { super.title = newValue }
  }
  /// The image of the command.
  open override var image: UIImage? {
    get { super.image }
    set { super.image = newValue }
  }
  /// The action of the command.
  open private(set) var action: Selector?
  /// The property list of the command, defined by the program.
  open private(set) var propertyList: Any?
  /// The alternative actions while modifier keys are pressed. Stored.
  open private(set) var alternates: [UICommandAlternate]
  /// A longer title for menus. Stored, not shown.
  open var discoverabilityTitle: String?
  /// The attributes of the command in a menu. Stored, not shown.
  open var attributes: UIMenuElement.Attributes = []
  /// The state of the command in a menu. Stored, not shown.
  open var state = UIMenuElement.State.off

  /// Creates a command with a title and an action.
  public init(
    title: String, image: UIImage? = nil, action: Selector, propertyList: Any? = nil,
    alternates: [UICommandAlternate] = [],
    discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off
  ) {
    self.action = action
    self.propertyList = propertyList
    self.alternates = alternates
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    super.init()
    super.title = title
    super.image = image
  }
}

/// Builds the menus of a program. None are built here.
@preconcurrency @MainActor public protocol UIMenuBuilder {
  /// The system whose menus are built.
  var system: UIMenuSystem { get }
  /// Returns the menu with an identifier.
  func menu(for identifier: UIMenu.Identifier) -> UIMenu?
  /// Replaces a menu.
  func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu)
  /// Replaces the entries of a menu.
  func replaceChildren(
    ofMenu parentIdentifier: UIMenu.Identifier,
    from childrenBlock: ([UIMenuElement]) -> [UIMenuElement])
  /// Adds a menu before another.
  func insertSibling(
    _ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier)
  /// Adds a menu after another.
  func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier)
  /// Adds a menu as the first entry of another.
  func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier)
  /// Adds a menu as the last entry of another.
  func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier)
  /// Removes a menu.
  func remove(menu removedIdentifier: UIMenu.Identifier)
}
