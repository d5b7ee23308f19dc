// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinLayout

// The engine derives safe areas from frames. Controllers add to them, and programs override the
// property.

extension LayoutHost {
  /// Returns the insets that are added to the safe area that the engine derives for a view.
  func addedSafeArea(of view: UIView) -> UIEdgeInsets {
    // An overridden safe area is used as it is.
    if view.layoutOverrides?.safeAreaInsets != nil { return .zero }
    let added = view.controller?.addedSafeAreaInsets ?? .zero
    return added.adding(overriddenSafeArea(of: view))
  }

  /// Returns the difference between a program's override of the property and the value of `super`.
  func overriddenSafeArea(of view: UIView) -> UIEdgeInsets {
    if view.layoutOverrides?.safeAreaInsets != nil { return .zero }
    return view.safeAreaInsets.adding(view.solvedSafeArea.negated)
  }

  /// Stores the safe area of a view and notifies the view when it changed.
  ///
  /// - Parameter solved: the solved safe area.
  func readSafeArea(of view: UIView, _ item: Int32, _ solved: UIEdgeInsets) {
    let described = entryExtras[item]?.overriddenSafeArea ?? .zero
    let derived = solved.adding(described.negated)
    guard !derived.isNear(view.solvedSafeArea) else { return }
    view.solvedSafeArea = derived
    if !overriddenSafeArea(of: view).isNear(described) { view.layoutItemDidChange() }
    view.updateGuideDescriptions()
    view.safeAreaInsetsDidChange()
    view.controller?.viewSafeAreaInsetsDidChange()
  }
}

extension UIView {
  /// Adds the insets of the controller at once. The next pass derives their consequences.
  func addToSafeArea(_ change: UIEdgeInsets) {
    layoutItemDidChange()
    guard layoutOverrides?.safeAreaInsets == nil, change != .zero else { return }
    func added(_ insets: UIEdgeInsets) -> UIEdgeInsets {
      UIEdgeInsets(
        top: max(insets.top + change.top, 0), left: max(insets.left + change.left, 0),
        bottom: max(insets.bottom + change.bottom, 0),
        right: max(insets.right + change.right, 0))
    }
    let margins = effectiveMargins
    solvedSafeArea = added(solvedSafeArea)
    if let solved = solvedMargins, layoutState.insetsMarginsFromSafeArea {
      solvedMargins = added(solved)
    }
    updateGuideDescriptions()
    safeAreaInsetsDidChange()
    controller?.viewSafeAreaInsetsDidChange()
    guard effectiveMargins != margins else { return }
    layoutMarginsDidChange()
    controller?.viewLayoutMarginsDidChange()
  }
}

extension UIEdgeInsets {
  /// Returns whether insets are the same but for the noise of adding and subtracting.
  fileprivate func isNear(_ other: UIEdgeInsets) -> Bool {
    layoutInsets.isNear(other.layoutInsets)
  }
}
