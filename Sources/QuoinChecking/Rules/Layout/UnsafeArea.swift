// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinInterfaceBuilder
import QuoinRender
import QuoinUIKit

/// Finds texts and controls below bars, a notch or a home indicator.
struct UnsafeArea: LayoutRuleProtocol {
  let rule = LayoutRule(
    "unsafe-area", "A text or control under a bar, a notch or the home indicator", .info,
    raises: [.matrix, .strict],
    computation: """
      Finds texts and controls of a controller's view of which more than 2 points are outside of the safe \
      area. What scrolls, bars themselves, and views that another controller or a popover shows are \
      left out.
      """,
    reason: "People do not see the text or cannot touch the control.",
    example: "A button pinned to the bottom of the view and not to the safe area.")

  func findings(in layout: CheckedLayout) -> [LayoutFinding] {
    guard let root = layout.roots.first, fillsScreen(layout) else { return [] }
    let insets = root.safeAreaInsets
    guard insets != .zero else { return [] }
    let safe = root.bounds.inset(by: insets)
    return layout.views.compactMap { view in
      guard view.root === root, view.isShown, view.kind == .label || view.isControl,
        !isInsideOfBarOrScroll(view, in: layout), !layout.uncertainViews.contains(view)
      else { return nil }
      let content = layout.contentFrame(of: view)
      guard content.width > 0, content.height > 0, isOnScreen(view, content, in: layout),
        !content.contains(safe)
      else { return nil }
      let sides: [(String, CGFloat)] = [
        ("left", safe.minX - content.minX), ("right", content.maxX - safe.maxX),
        ("top", safe.minY - content.minY), ("bottom", content.maxY - safe.maxY),
      ]
      // Less cannot be seen, as the empty edge of a button.
      let outside = sides.filter { $0.1 > 2 }
      guard !outside.isEmpty else { return nil }
      let words = outside.map { "\(Points.text($0.1)) at the \($0.0)" }.joined(separator: ", ")
      return layout.finding(
        rule, about: view, "is outside of the safe area: \(words)",
        detail: outside.map(\.0).joined(separator: " "))
    }
  }

  /// Whether the root is as large as the screen.
  private func fillsScreen(_ layout: CheckedLayout) -> Bool {
    guard let loaded = layout.loaded, let file = layout.file?.file else { return true }
    return loaded.fillsScreen(in: file)
  }

  /// Whether a view and its ancestors are completely on the screen. A program moves other views in
  /// later.
  private func isOnScreen(_ view: CheckedView, _ content: CGRect, in layout: CheckedLayout) -> Bool
  {
    let screen = view.root.bounds.insetBy(dx: -1, dy: -1)
    guard screen.contains(content) else { return false }
    var next = layout.parent(of: view)
    while let outer = next, outer.parent != nil {
      if !screen.contains(outer.frame) { return false }
      next = layout.parent(of: outer)
    }
    return true
  }

  private func isInsideOfBarOrScroll(_ view: CheckedView, in layout: CheckedLayout) -> Bool {
    var next: CheckedView? = view
    while let outer = next {
      switch outer.kind {
      case .scroll, .table, .collection, .navigationBar, .toolbar, .tabBar, .searchField:
        return true
      default: break
      }
      next = layout.parent(of: outer)
    }
    return false
  }
}
