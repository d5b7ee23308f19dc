// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation
public import QuoinUIKit

/// A menu with what can be done with a selection. It is never shown here.
@preconcurrency @MainActor open class UIEditMenuInteraction: NSObject, UIInteraction {
  /// Makes the menu.
  open private(set) weak var delegate: (any UIEditMenuInteractionDelegate)?
  /// A menu of a delegate.
  public init(delegate: (any UIEditMenuInteractionDelegate)?) {
    self.delegate = delegate
    super.init()
  }
  /// Shows the menu. Has no effect.
  open func presentEditMenu(with configuration: UIEditMenuConfiguration) {}
  /// Closes the menu. Has no effect.
  open func dismissMenu() {}
  /// Makes the visible menu again. Has no effect.
  open func reloadVisibleMenu() {}
  /// Moves the visible menu. Has no effect.
  open func updateVisibleMenuPosition(animated: Bool) {}
  /// Where the user touched: nowhere.
  open func location(in view: UIView?) -> CGPoint { .zero }
  /// The view of the interaction.
  open private(set) weak var view: UIView?
  /// The view is about to change.
  open func willMove(to view: UIView?) {}
  /// The view changed.
  open func didMove(to view: UIView?) { self.view = view }
}

/// Where a menu is shown.
@preconcurrency @MainActor open class UIEditMenuConfiguration: NSObject {
  /// What the program knows the menu by.
  open private(set) var identifier: AnyHashable
  /// Where the menu points, in the view of the interaction.
  open private(set) var sourcePoint: CGPoint
  /// On which side of the point the menu is. Stored, not shown.
  open var preferredArrowDirection = UIEditMenuArrowDirection.automatic

  /// A menu at a point.
  public init(identifier: AnyHashable?, sourcePoint: CGPoint) {
    self.identifier = identifier ?? AnyHashable(UUID())
    self.sourcePoint = sourcePoint
    super.init()
  }
}

/// On which side of a point a menu is.
public enum UIEditMenuArrowDirection: Int, Hashable, Sendable {
  case automatic = 0
  case up = 1
  case down = 2
  case left = 3
  case right = 4
}

/// Makes a menu with what can be done with a selection. Never asked here.
@preconcurrency @MainActor public protocol UIEditMenuInteractionDelegate: NSObjectProtocol {
  /// The menu; nil for none.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu?
  /// Where the menu points, in the view of the interaction.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
  ) -> CGRect
  /// The menu is about to be shown.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating)
  /// The menu is about to be closed.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating)
}

extension UIEditMenuInteractionDelegate {
  /// The suggestions.
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? { UIMenu(children: suggestedActions) }
  /// The point of the menu.
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
  ) -> CGRect { CGRect(origin: configuration.sourcePoint, size: .zero) }
  /// Does nothing.
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) {}
  /// Does nothing.
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) {}
}

/// Runs animations beside those of a menu.
@preconcurrency @MainActor public protocol UIEditMenuInteractionAnimating: NSObjectProtocol {
  /// Adds changes.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds what is done afterwards.
  func addCompletion(_ completion: @escaping () -> Void)
}
