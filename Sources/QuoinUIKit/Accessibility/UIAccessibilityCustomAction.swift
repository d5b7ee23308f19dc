// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation

/// An action of the user on an element through an assistive technology.
@preconcurrency @MainActor open class UIAccessibilityCustomAction: NSObject {
  /// The work of an action; returns whether it was done.
  public typealias Handler = (_ customAction: UIAccessibilityCustomAction) -> Bool

  /// The text for the user.
  open var name: String
  /// An image of the action.
  open var image: UIImage?
  /// The closure of the action.
  open var actionHandler: Handler?
  /// The target of an action that has no closure; see ``Selector``.
  open weak var target: AnyObject?
  /// The selector of an action that has no closure.
  open var selector: Selector

  /// Creates an action with a closure.
  public init(name: String, actionHandler: Handler?) {
    self.name = name
    self.actionHandler = actionHandler
    selector = Selector("")
    super.init()
  }

  /// Creates an action of a closure, with an image.
  public convenience init(name: String, image: UIImage?, actionHandler: Handler?) {
    self.init(name: name, actionHandler: actionHandler)
    self.image = image
  }

  /// Creates an action of a target, which is not kept alive.
  public init(name: String, target: Any?, selector: Selector) {
    self.name = name
    self.target = target.map { $0 as AnyObject }
    self.selector = selector
    super.init()
  }
}
