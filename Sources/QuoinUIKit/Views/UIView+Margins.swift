// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation

extension UIView {
  /// The margins as they were set, before safe area and inheritance.
  var baseMargins: UIEdgeInsets {
    var margins: UIEdgeInsets
    switch layoutExtras?.margins ?? .standard {
    case .standard: margins = standardMargins
    case .sides(let sides): margins = sides
    case .row(let insets), .directional(let insets):
      margins = insets.sides(effectiveUserInterfaceLayoutDirection)
    }
    if let minimum = systemMinimumMargin {
      margins.left = max(margins.left, minimum)
      margins.right = max(margins.right, minimum)
    }
    return margins
  }

  /// The margins of a view to which none were assigned.
  private var standardMargins: UIEdgeInsets {
    if controller != nil { return .zero }
    return UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
  }

  /// The minimum margins at the sides of a controller's view: 16, in wide views 20.
  private var systemMinimumMargin: CGFloat? {
    guard let controller, controller.viewRespectsSystemMinimumLayoutMargins else { return nil }
    return Self.systemMinimumMargin(in: bounds.width)
  }

  /// Returns the minimum margin at the sides of a controller's view of a width, in points.
  static func systemMinimumMargin(in width: CGFloat) -> CGFloat { width < 414 ? 16 : 20 }

  /// The margins with safe area and inheritance, as of the last pass where there was one.
  var effectiveMargins: UIEdgeInsets {
    if let given = layoutOverrides?.layoutMargins { return given }
    if let solved = solvedMargins { return solved }
    guard layoutState.insetsMarginsFromSafeArea else { return baseMargins }
    return baseMargins.adding(safeAreaInsets)
  }

  func changeMargins(to margins: ViewMargins) {
    changeMarginRules {
      $0.changeLayoutExtras(isDefault: margins.isStandard) { $0.margins = margins }
    }
  }

  /// Sets the margins that the content of a row has in its table, unless a program set others.
  func changeRowMargins(to margins: NSDirectionalEdgeInsets) {
    switch layoutExtras?.margins ?? .standard {
    case .sides, .directional: return
    case .row(let old) where old == margins: return
    case .row, .standard: changeMargins(to: .row(margins))
    }
  }

  func changeMarginRules(_ change: (UIView) -> Void) {
    let old = effectiveMargins
    change(self)
    solvedMargins = nil
    layoutItemDidChange()
    guard effectiveMargins != old else { return }
    updateGuideDescriptions()
    layoutMarginsDidChange()
    controller?.viewLayoutMarginsDidChange()
  }
}
