// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation

/// An action in an alert.
@preconcurrency @MainActor open class UIAlertAction: NSObject {
  /// The style of an action in an alert.
  public enum Style: Int, Hashable, Sendable {
    case `default` = 0
    case cancel = 1
    case destructive = 2
  }

  /// The title of the action.
  open private(set) var title: String?
  /// The style of the action.
  open private(set) var style: Style
  /// Whether the action is enabled.
  open var isEnabled = true
  /// The closure of the action, for tests.
  package let handler: ((UIAlertAction) -> Void)?

  /// Creates an action with a closure, which is stored.
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
    super.init()
  }
}

/// An alert with actions. It is presented as a controller with an empty view.
@preconcurrency @MainActor open class UIAlertController: UIViewController {
  /// Whether the message is in the middle or at the lower edge.
  public enum Style: Int, Hashable, Sendable {
    case actionSheet = 0
    case alert = 1
  }

  private var kind = Style.alert
  private var choices: [UIAlertAction] = []
  private var fields: [UITextField] = []

  /// Whether the message is in the middle or at the lower edge.
  open var preferredStyle: Style { kind }
  /// The text below the title.
  open var message: String?
  /// The actions in the order in which they were added.
  open var actions: [UIAlertAction] { choices }
  /// The action of the return key.
  open var preferredAction: UIAlertAction?
  /// The text fields in the order in which they were added; nil for none.
  open var textFields: [UITextField]? { fields.isEmpty ? nil : fields }

  /// Creates a message with a title.
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    self.title = title
    self.message = message
    kind = preferredStyle
    modalPresentationStyle = .overFullScreen
  }

  /// Adds an action.
  open func addAction(_ action: UIAlertAction) { choices.append(action) }

  /// Adds a text field to an alert.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    let field = UITextField()
    fields.append(field)
    configurationHandler?(field)
  }
}
