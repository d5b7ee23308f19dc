// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinUIKit

extension SceneBuilder {
  /// Gives the hidden views of stack views a place, as weakly as possible, so that nothing about
  /// them is open.
  func settleDetachedViews() {
    for index in scene.views where isDetached(document.views[index]) {
      guard let view = entries.view(at: index), let stack = view.superview else { continue }
      settle(view, .leading, as: (stack, .leading))
      settle(view, .top, as: (stack, .top))
      settle(view, .width, as: (nil, .notAnAttribute))
      settle(view, .height, as: (nil, .notAnAttribute))
    }
  }

  private func settle(
    _ view: UIView, _ attribute: NSLayoutConstraint.Attribute,
    as other: (view: UIView?, attribute: NSLayoutConstraint.Attribute)
  ) {
    let constraint = NSLayoutConstraint(
      item: view, attribute: attribute, relatedBy: .equal, toItem: other.view,
      attribute: other.attribute, multiplier: 1, constant: 0)
    constraint.priority = UILayoutPriority(1)
    constraint.identifier = "hidden"
    constraint.isActive = true
  }
}
