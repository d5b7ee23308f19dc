// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinLayout

extension UIView {
  /// Returns the built-in guide of a kind, made on first use.
  func builtInGuide(_ kind: LayoutItemKind) -> UILayoutGuide {
    if let guide = guideList.first(where: { $0.kind == kind && !$0.isPrivate }) { return guide }
    let guide = UILayoutGuide()
    guide.kind = kind
    placeAtOnce(guide)
    insertGuide(guide)
    describe(guide)
    return guide
  }

  /// Lists the constraints that hold a guide of insets. The engine places such guides without them,
  /// but programs read `constraints` and filter them by these identifiers.
  private func describe(_ guide: UILayoutGuide) {
    guard guide.kind == .marginsGuide || guide.kind == .safeAreaGuide else { return }
    for edge in [NSLayoutConstraint.Attribute.left, .right, .top, .bottom] {
      let identifier =
        guide.kind == .marginsGuide
        ? "UIView-\(edge)Margin-guide-constraint" : "UIViewSafeAreaLayoutGuide-\(edge)"
      let inner = ConstraintOperand(guide, edge)
      let outer = ConstraintOperand(self, edge)
      let isFirst = edge == .left || edge == .top
      let constraint = NSLayoutConstraint(
        isFirst ? inner : outer, .equal, isFirst ? outer : inner, identifier: identifier,
        origin: .description)
      constraint.attach(to: self)
    }
    updateGuideDescriptions()
  }

  /// Updates the constants of such constraints from margins and safe area.
  func updateGuideDescriptions() {
    for constraint in constraintList.all where constraint.origin == .description {
      let parts = [constraint.firstOperand, constraint.secondOperand].compactMap { $0 }
      guard let guide = parts.lazy.compactMap({ $0.item as? UILayoutGuide }).first,
        let edge = parts.first?.attribute
      else { continue }
      let insets = guide.kind == .marginsGuide ? effectiveMargins : safeAreaInsets
      constraint.storedConstant =
        switch edge {
        case .left: insets.left
        case .right: insets.right
        case .top: insets.top
        default: insets.bottom
        }
    }
  }
}
