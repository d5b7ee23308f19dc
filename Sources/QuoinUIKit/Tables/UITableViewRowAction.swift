// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation

/// An action of a swipe over a row; deprecated by Apple in favour of ``UIContextualAction``.
/// Stored, not shown.
@preconcurrency @MainActor open class UITableViewRowAction: NSObject {
  /// The style of the action.
  public enum Style: Int, Hashable, Sendable {
    case `default` = 0
    case normal = 1

    /// The style of a deletion, which is the default.
    public static var destructive: Style { .default }
  }

  /// The style of the action.
  open private(set) var style: Style
  /// The text of the button.
  open var title: String?
  /// The colour behind the text.
  open var backgroundColor: UIColor?
  /// The blur behind the text.
  open var backgroundEffect: UIVisualEffect?
  private let handler: (UITableViewRowAction, IndexPath) -> Void

  /// Creates an action with a text.
  public init(
    style: Style, title: String?, handler: @escaping (UITableViewRowAction, IndexPath) -> Void
  ) {
    self.style = style
    self.title = title
    self.handler = handler
    super.init()
  }

  /// Carries the action out, for hosts that offer it.
  package func perform(at indexPath: IndexPath) { handler(self, indexPath) }
}
