// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation

/// Something to be done when a control is used.
@preconcurrency @MainActor open class UIAction: NSObject {
  /// The work of an action.
  public typealias Handler = (UIAction) -> Void

  /// A text for menus.
  open var title: String
  let handler: Handler

  /// An action of a title and a closure.
  public init(title: String = "", handler: @escaping Handler) {
    self.title = title
    self.handler = handler
    super.init()
  }
}
