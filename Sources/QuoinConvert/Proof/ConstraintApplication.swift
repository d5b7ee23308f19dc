// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinInterfaceBuilder
import QuoinLayout
import QuoinUIKit

/// Creates the constraints of code between the views of a scene.
@MainActor struct ConstraintApplication {
  let scene: LoadedScene
  let root: ConvertedRoot

  /// Returns whether the size classes of the scene include a constraint.
  func isWanted(_ constraint: ConvertedConstraint) -> Bool {
    guard let condition = constraint.condition else { return true }
    let traits = scene.traitCollection
    return condition.combinations.contains {
      $0.isCompactWidth == (traits.horizontalSizeClass == .compact)
        && $0.isCompactHeight == (traits.verticalSizeClass == .compact)
    }
  }

  /// Activates a constraint. Returns the reason in words when that is not possible.
  func activate(_ constraint: ConvertedConstraint) -> String? {
    guard let first = object(constraint.first) else {
      return "The code names a view that the scene does not have."
    }
    let second = constraint.second.flatMap(object)
    do {
      let made = try NSLayoutConstraint(
        checking: first, attribute: attribute(constraint.firstAttribute),
        relatedBy: NSLayoutConstraint.Relation(rawValue: Int(constraint.relation.rawValue))
          ?? .equal,
        toItem: second, attribute: attribute(constraint.secondAttribute),
        multiplier: CGFloat(constraint.multiplier), constant: CGFloat(constraint.constant),
        priority: UILayoutPriority(Float(constraint.priority)))
      made.identifier = constraint.identifier
      try made.activateChecked()
      return nil
    } catch {
      return "The constraint '\(constraint.id)' cannot be made: \(error.message)"
    }
  }

  private func attribute(_ attribute: LayoutAttribute) -> NSLayoutConstraint.Attribute {
    NSLayoutConstraint.Attribute(rawValue: attribute.rawValue) ?? .notAnAttribute
  }

  private func object(_ item: ConvertedItem) -> AnyObject? {
    guard let view = scene.view(root.views[item.view].id) else { return nil }
    guard case .guide(_, let guide) = item else { return view }
    switch guide {
    case .safeArea: return view.safeAreaLayoutGuide
    // The canvas has one guide for both.
    case .layoutMargins, .readableContent: return view.layoutMarginsGuide
    case .contentLayout: return (view as? UIScrollView)?.contentLayoutGuide
    case .frameLayout: return (view as? UIScrollView)?.frameLayoutGuide
    case .keyboard: return view.keyboardLayoutGuide
    }
  }
}
