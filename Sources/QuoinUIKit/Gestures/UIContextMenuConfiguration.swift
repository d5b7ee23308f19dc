// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation

/// The menu of a view, with a preview. Menus are made when a program asks for them, and not shown.
@preconcurrency @MainActor open class UIContextMenuConfiguration: NSObject {
  /// The order of the entries. Stored, not shown.
  open var preferredMenuElementOrder = ElementOrder.automatic
  /// How many items the menu is for. Stored.
  open var badgeCount = 0
  /// What the menu is about.
  public let identifier: any NSCopying
  /// Makes the controller of the preview.
  let previewProvider: UIContextMenuContentPreviewProvider?
  /// Makes the menu of the suggested actions.
  let actionProvider: UIContextMenuActionProvider?

  /// A menu.
  ///
  /// - Parameters:
  ///   - identifier: What the menu is about; nil for a new value.
  ///   - previewProvider: Makes the controller of the preview.
  ///   - actionProvider: Makes the menu of the suggested actions.
  public init(
    identifier: (any NSCopying)? = nil,
    previewProvider: UIContextMenuContentPreviewProvider? = nil,
    actionProvider: UIContextMenuActionProvider? = nil
  ) {
    self.identifier = identifier ?? NSUUID()
    self.previewProvider = previewProvider
    self.actionProvider = actionProvider
    super.init()
  }
}

/// Makes the controller of the preview of a menu.
public typealias UIContextMenuContentPreviewProvider = () -> UIViewController?
/// Makes the menu of suggested actions.
public typealias UIContextMenuActionProvider = ([UIMenuElement]) -> UIMenu?
