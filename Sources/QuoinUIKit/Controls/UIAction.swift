// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation

/// The work of an action.
public typealias UIActionHandler = (UIAction) -> Void

/// Something to be done when a control is used.
@preconcurrency @MainActor open class UIAction: NSObject {
  /// The identity of an action.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public var rawValue: String

    /// An identifier of the given name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// An identifier of the given name.
    public init(_ rawValue: String) {
      self.init(rawValue: rawValue)
    }
  }

  /// A text for menus.
  open var title: String
  /// A picture for menus.
  open var image: UIImage?
  /// The identity of the action; a unique one by default.
  open private(set) var identifier: Identifier
  /// The control that runs the action.
  open private(set) var sender: Any?
  private let handler: UIActionHandler
  private static var made = 0

  /// An action of a title, a picture and a closure.
  public init(
    title: String = "", image: UIImage? = nil, identifier: Identifier? = nil,
    handler: @escaping UIActionHandler
  ) {
    self.title = title
    self.image = image
    UIAction.made += 1
    self.identifier = identifier ?? Identifier("action \(UIAction.made)")
    self.handler = handler
    super.init()
  }

  /// Runs the closure for a sender.
  func perform(for sender: Any) {
    self.sender = sender
    handler(self)
    self.sender = nil
  }
}
