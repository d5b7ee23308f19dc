// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinUIKit

extension SceneBuilder {
  /// Constrains the frames of the hidden views of stack views, as weakly as possible, so that they are
  /// not ambiguous.
  func constrainDetachedViews() {
    for index in scene.views where isDetached(document.views[index]) {
      guard let view = entries.view(at: index), let stack = view.superview else { continue }
      constrain(view, .leading, to: (stack, .leading))
      constrain(view, .top, to: (stack, .top))
      constrain(view, .width, to: (nil, .notAnAttribute))
      constrain(view, .height, to: (nil, .notAnAttribute))
    }
  }

  private func constrain(
    _ view: UIView, _ attribute: NSLayoutConstraint.Attribute,
    to other: (view: UIView?, attribute: NSLayoutConstraint.Attribute)
  ) {
    let constraint = NSLayoutConstraint(
      item: view, attribute: attribute, relatedBy: .equal, toItem: other.view,
      attribute: other.attribute, multiplier: 1, constant: 0)
    constraint.priority = UILayoutPriority(1)
    constraint.identifier = "hidden"
    constraint.isActive = true
  }
}
