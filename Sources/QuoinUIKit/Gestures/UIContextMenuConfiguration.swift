// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation

/// The menu of a view, with a preview. Menus are created for programs that access them, and not
/// shown.
@preconcurrency @MainActor open class UIContextMenuConfiguration: NSObject {
  /// The order of the menu's elements. Stored, not shown.
  open var preferredMenuElementOrder = ElementOrder.automatic
  /// The number of items that the menu applies to. Stored.
  open var badgeCount = 0
  /// The identity of the menu's subject.
  public let identifier: any NSCopying
  /// Creates the controller of the preview.
  let previewProvider: UIContextMenuContentPreviewProvider?
  /// The closure that creates the menu from suggested actions.
  let actionProvider: UIContextMenuActionProvider?

  /// Creates a menu.
  ///
  /// - Parameters:
  ///   - identifier: The identity of the menu's subject; nil for a new value.
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

/// A closure that creates the controller of a menu's preview.
public typealias UIContextMenuContentPreviewProvider = () -> UIViewController?
/// A closure that creates the menu from suggested actions.
public typealias UIContextMenuActionProvider = ([UIMenuElement]) -> UIMenu?
