// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinUIKit

extension AppKitStack {
  /// Places the views one after another.
  func alongAxis() {
    let usesGravity = !Self.filling.contains(stack.distribution)
    if usesGravity {
      placeGravityAreas()
    } else {
      placeFilling()
    }
  }

  private static let filling: Set<String> = [
    "fill", "fillEqually", "fillProportionally", "equalSpacing", "equalCentering",
  ]

  private func placeFilling() {
    if stack.distribution == "equalCentering", arranged.count == 1 {
      centerOnly(arranged[0].view)
      return
    }
    let isSpread = stack.distribution.hasPrefix("equal")
    chain(arranged, relation: isSpread ? .greaterThanOrEqual : .equal)
    if let first = arranged.first, let last = arranged.last {
      tie(first.view, start)
      tie(last.view, end, priority: clippingResistance.along)
    }
    switch stack.distribution {
    case "fillEqually":
      shareEqually()
    case "fillProportionally":
      shareProportionally()
    case "equalSpacing":
      equalizeGaps(from: end, to: start, priority: 1000)
    case "equalCentering":
      equalizeGaps(from: middle, to: middle, priority: 149)
    default:
      break
    }
  }

  /// A single view with equal centers has its own size, in the middle. Observed: the panes of
  /// `Main.storyboard` of Rectangle.
  private func centerOnly(_ item: UIView) {
    tie(item, start, .greaterThanOrEqual)
    tie(item, end, .lessThanOrEqual)
    add(item, middle, view, middle)
  }

  private func chain(_ items: [Arranged], relation: NSLayoutConstraint.Relation) {
    for (item, next) in zip(items, items.dropFirst()) {
      add(
        next.view, start, relation, item.view, end,
        constant: item.spacingAfter ?? stack.spacing)
    }
  }

  /// Makes as many views as possible equally long. Observed: where content forces one view to be
  /// longer, the others have equal shares of the remaining length, and the stack does not grow to a
  /// multiple of the longest view (`Main.storyboard` of Rectangle and of MSAL).
  private func shareEqually() {
    let common = UILayoutGuide()
    view.addLayoutGuide(common)
    add(common, near, view, near)
    add(common, crossSize, .equal, nil, .notAnAttribute)
    add(common, start, view, start)
    for item in arranged { add(item.view, size, .equal, common, size, priority: 748) }
  }

  private func shareProportionally() {
    let sizes = arranged.map {
      Double(stack.isVertical ? $0.contentSize.height : $0.contentSize.width)
    }
    let total = sizes.reduce(0) { $0 + max(0, $1) }
    guard total > 0 else { return }
    let reference = sizes.firstIndex { $0 > 0 } ?? 0
    for (index, length) in sizes.enumerated() where index != reference && length > 0 {
      add(
        arranged[index].view, size, .equal, arranged[reference].view, size,
        multiplier: length / sizes[reference], priority: 999)
    }
  }

  /// Adds guides between neighbors, all of one size.
  private func equalizeGaps(from leading: Attribute, to trailing: Attribute, priority: Double) {
    var gaps: [UILayoutGuide] = []
    for (item, next) in zip(arranged, arranged.dropFirst()) {
      let gap = UILayoutGuide()
      view.addLayoutGuide(gap)
      add(gap, start, item.view, leading)
      add(gap, end, next.view, trailing)
      if let first = gaps.first { add(gap, size, .equal, first, size, priority: priority) }
      gaps.append(gap)
    }
  }

  private func add(
    _ item: Any, _ attribute: Attribute, _ other: Any?, _ otherAttribute: Attribute
  ) {
    add(item, attribute, .equal, other, otherAttribute)
  }

  // MARK: Gravity areas

  private func placeGravityAreas() {
    let areas = [StackGravity.beginning, .middle, .end].map { area in
      arranged.filter { $0.gravity == area }
    }
    for area in areas { chain(area, relation: .equal) }
    let filled = areas.filter { !$0.isEmpty }
    for (area, next) in zip(filled, filled.dropFirst()) {
      guard let last = area.last, let first = next.first else { continue }
      add(
        first.view, start, .greaterThanOrEqual, last.view, end,
        constant: last.spacingAfter ?? stack.spacing)
    }
    center(areas[1])
    guard let first = filled.first?.first, let last = filled.last?.last else { return }
    pinOutermost(first.view, start, isFixed: !areas[0].isEmpty, towards: .greaterThanOrEqual)
    pinOutermost(last.view, end, isFixed: !areas[2].isEmpty, towards: .lessThanOrEqual)
  }

  /// Ties the outermost view to an edge. Without an area at the edge the view stays inside, as near
  /// to the edge as the stack's hugging priority brings it.
  private func pinOutermost(
    _ item: UIView, _ edge: Attribute, isFixed: Bool, towards relation: NSLayoutConstraint.Relation
  ) {
    let priority = edge == end ? clippingResistance.along : 1000
    tie(item, edge, isFixed ? .equal : relation, priority: priority)
    if !isFixed { tie(item, edge, priority: hugging.along) }
  }

  private func center(_ area: [Arranged]) {
    guard let first = area.first, let last = area.last else { return }
    let guide = UILayoutGuide()
    view.addLayoutGuide(guide)
    add(guide, start, first.view, start)
    add(guide, end, last.view, end)
    // The priority is lower than that of hugging content, so that the other areas push the view
    // aside first.
    add(guide, middle, .equal, view, middle, priority: 249)
  }
}
