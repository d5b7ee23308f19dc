// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

package import Foundation
import QuoinInterfaceBuilder
import QuoinRender
import QuoinUIKit

/// Finds controls that are small to touch.
package struct TouchTarget: LayoutRuleProtocol {
  package let rule = LayoutRule(
    "touch-target", "A control that is small to touch", .off, raises: [.accessibility],
    computation: """
      Finds enabled controls smaller than 44 by 44 points whose surroundings up to that size have \
      another control or the end of the screen in it. Switches, steppers and other controls at the \
      size that the system gives them are left out.
      """,
    reason: "Apple's Human Interface Guidelines ask for 44 by 44 points.",
    example: "Two buttons of 30 by 30 points that are 4 points apart.",
    options: [
      RuleOption("minimum", "The least width and height, in points.", defaultValue: "44")
    ])

  package init() {}

  package func findings(in layout: CheckedLayout) -> [LayoutFinding] {
    let least = CGFloat(layout.number("minimum", of: rule) ?? 44)
    return findings(in: layout, minimum: CGSize(width: least, height: least))
  }

  /// Returns the controls that are smaller than a size, and that have no room around them.
  package func findings(in layout: CheckedLayout, minimum: CGSize) -> [LayoutFinding] {
    guard layout.platform == .iOS else { return [] }
    let controls = layout.views.filter { $0.isShown && $0.isControl && $0.isEnabled }
    return controls.compactMap { view in
      guard !Self.systemSized.contains(view.kind), view.frame.width > 0, view.frame.height > 0,
        view.frame.width < minimum.width || view.frame.height < minimum.height
      else { return nil }
      let wide = max(minimum.width, view.frame.width)
      let high = max(minimum.height, view.frame.height)
      let room = CGRect(
        x: view.frame.midX - wide / 2, y: view.frame.midY - high / 2, width: wide, height: high)
      let obstacle = controls.first { other in
        other.view !== view.view && other.root === view.root && room.intersects(other.frame)
      }
      let isCut = !view.root.bounds.contains(room)
      guard obstacle != nil || isCut else { return nil }
      let size = "\(Points.text(view.frame.width)) × \(Points.text(view.frame.height))"
      let limit = obstacle.map { "\($0.name) is close" } ?? "the edge of the view is close"
      return layout.finding(
        rule, about: view,
        "is \(size), less than \(Points.text(minimum.width)) × \(Points.text(minimum.height))"
          + ", and \(limit)")
    }
  }

  /// Controls whose size the system sets.
  private static let systemSized: Set<ViewKind> = [
    .toggle, .stepper, .slider, .segments, .pageControl, .datePicker, .searchField, .textField,
    .colorWell,
  ]
}
