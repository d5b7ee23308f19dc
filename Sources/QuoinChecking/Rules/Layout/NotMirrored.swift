// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinInterfaceBuilder
import QuoinRender
import QuoinUIKit

/// Finds views that right-to-left languages do not mirror.
struct NotMirrored: LayoutRuleProtocol {
  let extent = RuleExtent.canvas
  let rule = LayoutRule(
    "not-mirrored", "A view that a right-to-left layout does not mirror", .off,
    raises: [.localization],
    computation: """
      Lays the scene out from right to left and compares each frame with the mirror image of the frame \
      from left to right, in its superview. Views that force a direction, and what is inside of them, \
      are left out.
      """,
    reason: "In Arabic and Hebrew the interface reads from the other side.",
    example: "A label with a left constraint in place of a leading one.")

  func findings(in layout: CheckedLayout) -> [LayoutFinding] {
    guard layout.platform != .macOS,
      let mirror = layout.variant({ $0.direction = .rightToLeft })
    else { return [] }
    let mirrored = Dictionary(
      mirror.views.map { ($0.identifier, $0) }, uniquingKeysWith: { first, _ in first })
    return layout.views.compactMap { view in
      guard view.isShown, let outer = layout.parent(of: view),
        let other = mirrored[view.identifier],
        let otherOuter = mirror.parent(of: other), !isForced(view, in: layout)
      else { return nil }
      // Frames before they are rounded to pixels, since both are rounded the same way.
      let left = view.view.exactFrame.minX
      let width = otherOuter.view.exactFrame.width
      let right = width - other.view.exactFrame.maxX
      guard abs(outer.view.exactFrame.width - width) < 1, abs(left - right) >= 1,
        !layout.isPlacedByCell(view)
      else { return nil }
      return layout.finding(
        rule, about: view,
        "is \(Points.text(left)) from the left of \(outer.name), and from right to left "
          + "\(Points.text(right)) from the right")
    }
  }

  private func isForced(_ view: CheckedView, in layout: CheckedLayout) -> Bool {
    var next: CheckedView? = view
    while let outer = next {
      if outer.view.semanticContentAttribute != .unspecified { return true }
      next = layout.parent(of: outer)
    }
    return false
  }
}
