// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation

/// An action of a swipe over a row. Stored, not shown.
@preconcurrency @MainActor open class UIContextualAction: NSObject {
  /// The style of the action.
  public enum Style: Int, Hashable, Sendable {
    case normal = 0
    case destructive = 1
  }

  /// Carries the action out; it calls the last argument with whether that succeeded.
  public typealias Handler =
    @MainActor (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

  /// The style of the action.
  open private(set) var style: Style
  /// The closure that performs the action.
  open private(set) var handler: Handler
  /// The text of the button.
  open var title: String?
  /// The colour behind the text.
  open var backgroundColor: UIColor!
  /// The image of the button.
  open var image: UIImage?

  /// Creates an action with a text.
  public init(style: Style, title: String?, handler: @escaping Handler) {
    self.style = style
    self.handler = handler
    super.init()
    self.title = title
    backgroundColor = style == .destructive ? .systemRed : .systemGray
  }
}

/// The actions of a swipe over a row. Stored, not shown.
@preconcurrency @MainActor open class UISwipeActionsConfiguration: NSObject {
  /// The actions, the outermost first.
  open private(set) var actions: [UIContextualAction]
  /// Whether a full swipe carries the first action out.
  open var performsFirstActionWithFullSwipe = true

  /// Creates a set of actions.
  public init(actions: [UIContextualAction]) {
    self.actions = actions
    super.init()
  }
}
