// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinLayout
import QuoinSolver

extension UIView {
  /// Solves the view and what is inside by themselves, in an engine that is thrown away.
  func fittingSize(
    _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
  ) -> CGSize {
    updateConstraintsFromLeaves()
    let host = LayoutHost(root: self, isTrial: true)
    host.wishes = [
      LayoutWish(attribute: .width, length: target.width, priority: horizontal),
      LayoutWish(attribute: .height, length: target.height, priority: vertical),
    ]
    host.solve()
    host.restoreText()
    defer { host.leaveTrial() }
    guard let id = host.item(of: life) else { return .zero }
    let frame = host.engine.frame(of: id)
    return CGSize(width: frame.width, height: frame.height)
  }
}

/// In a trial: a length that the root should have.
struct LayoutWish {
  var attribute: LayoutAttribute
  var length: CGFloat
  var priority: UILayoutPriority
}

extension LayoutHost {
  /// Tells the engine the wishes of a trial. A priority of 0 or less wishes nothing.
  func addWishes() {
    guard let id = item(of: rootLife) else { return }
    for wish in wishes where wish.priority.rawValue > 0 {
      _ = try? engine.addConstraint(
        LayoutConstraint(
          .attribute(id, wish.attribute), .equal, constant: Double(wish.length.finite),
          priority: min(Double(wish.priority.rawValue), 1000), breaking: .fixed))
    }
  }
}
