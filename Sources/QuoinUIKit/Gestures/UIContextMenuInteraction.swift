// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation

/// The menu of a view, with a preview. Menus are made when a program asks for them, and not shown.
@preconcurrency @MainActor open class UIContextMenuConfiguration: NSObject {
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

/// Says which menu a view has.
@preconcurrency @MainActor public protocol UIContextMenuInteractionDelegate: NSObjectProtocol {
  /// The menu at a point; nil for none.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration?
}

/// Opens a menu. It is never opened here.
@preconcurrency @MainActor open class UIContextMenuInteraction: NSObject, UIInteraction {
  /// Says which menu there is.
  open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
  /// The view.
  open private(set) weak var view: UIView?

  /// An interaction that asks a delegate for the menu.
  public init(delegate: any UIContextMenuInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

  /// Called before the interaction is added to a view.
  open func willMove(to view: UIView?) {}
  /// Stores the view.
  open func didMove(to view: UIView?) { self.view = view }
  /// Closes the menu.
  open func dismissMenu() {}
}
