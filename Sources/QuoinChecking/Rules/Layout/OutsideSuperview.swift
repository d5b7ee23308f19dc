// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinRender
import QuoinUIKit

/// Finds frames that leave their superviews.
struct OutsideSuperview: LayoutRuleProtocol {
  let rule = LayoutRule(
    "outside-superview", "A frame that leaves its superview", .off, raises: [.matrix, .strict],
    computation: "Finds shown views whose frame is 1 point or more outside of their superview's.",
    reason: "What is outside of a view does not get touches, and is cut off where the view clips.",
    example: "A badge whose trailing edge is 8 points beyond its card.")

  func findings(in layout: CheckedLayout) -> [LayoutFinding] {
    layout.views.compactMap { view in
      guard view.isShown, let outer = layout.parent(of: view),
        ![.scroll, .table, .collection, .textView].contains(outer.kind)
      else { return nil }
      let sides: [(String, CGFloat)] = [
        ("left", outer.frame.minX - view.frame.minX), ("right", view.frame.maxX - outer.frame.maxX),
        ("top", outer.frame.minY - view.frame.minY),
        ("bottom", view.frame.maxY - outer.frame.maxY),
      ]
      let outside = sides.filter { $0.1 >= 1 }
      guard !outside.isEmpty else { return nil }
      let words = outside.map { "\(Points.text($0.1)) at the \($0.0)" }.joined(separator: ", ")
      return layout.finding(
        rule, about: view, "is outside of \(outer.name): \(words)",
        detail: outside.map(\.0).joined(separator: " "))
    }
  }
}
