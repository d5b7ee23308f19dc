// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation

/// The closure that an action runs.
public typealias UIActionHandler = (UIAction) -> Void

/// An action that runs a closure, for a control, a menu or a bar button.
@preconcurrency @MainActor open class UIAction: UIMenuElement {
  /// The identity of an action.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The string of the identifier.
    public var rawValue: String

    /// Creates an identifier from a name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Creates an identifier from a name.
    public init(_ rawValue: String) {
      self.init(rawValue: rawValue)
    }
  }

  /// The title of the action in menus.
  open override var title: String {
    get { super.title }
    set { super.title = newValue }
  }
  /// The image of the action in menus.
  open override var image: UIImage? {
    get { super.image }
    set { super.image = newValue }
  }
  /// A longer title for menus. Stored, not shown.
  open var discoverabilityTitle: String?
  /// The image while the action is on. Stored, not shown.
  open var selectedImage: UIImage?
  /// The attributes of the action in a menu. Stored, not shown.
  open var attributes: UIMenuElement.Attributes = []
  /// The state of the action in a menu. Stored, not shown.
  open var state = UIMenuElement.State.off
  /// The identity of the action; a unique one by default.
  open private(set) var identifier: Identifier
  /// The control that runs the action.
  open private(set) var sender: Any?
  private let handler: UIActionHandler
  private static var made = 0

  /// Creates an action with a title, an image and a closure.
  public init(
    title: String = "", image: UIImage? = nil, identifier: Identifier? = nil,
    discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off, handler: @escaping UIActionHandler
  ) {
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    UIAction.made += 1
    self.identifier = identifier ?? Identifier("action \(UIAction.made)")
    self.handler = handler
    super.init()
    super.title = title
    super.image = image
  }

  /// Creates an action with a text below its title.
  public convenience init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: Identifier? = nil, discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off,
    handler: @escaping UIActionHandler
  ) {
    self.init(
      title: title, image: image, identifier: identifier,
      discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state,
      handler: handler)
    self.subtitle = subtitle
  }

  /// Runs the closure for a sender. The target has no effect.
  open func performWithSender(_ sender: Any?, target: Any?) {
    self.sender = sender
    handler(self)
    self.sender = nil
  }
}
