// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinInterfaceBuilder
import QuoinLayout
import QuoinUIKit

/// A layout whose coordinates can be pinned to other values, to see whether it is as good as before.
@MainActor struct PinnedLayout {
  private let inspection: LayoutInspection
  private let items: [ItemID]
  private let requirements: [LayoutRequirement]
  private let conflicts: Int
  private let violations: [Double: Double]?

  /// - Parameter root: The topmost view of a layout.
  init(_ root: UIView) {
    inspection = root.layoutInspection()
    var engine = inspection.engine
    engine.layout()
    var items: [ItemID] = []
    var known: Set<ItemID> = []
    var waiting = [root]
    while let view = waiting.popLast() {
      if let item = inspection.item(of: view), known.insert(item).inserted { items.append(item) }
      waiting += view.subviews
    }
    for id in engine.constraintIDs {
      guard let constraint = engine.constraint(id) else { continue }
      for item in constraint.first.items + (constraint.second?.items ?? [])
      where known.insert(item).inserted { items.append(item) }
    }
    let system = EngineSystem(engine: engine)
    self.items = items
    requirements =
      engine.constraintIDs.map(LayoutRequirement.constraint)
      + items.flatMap { system.requirements(of: $0) }
    conflicts = engine.conflicts.count
    violations = SolvedSystem(engine, items: items).violations(of: requirements)
  }

  /// The value of a coordinate of a view, in points; nil for a view of another layout.
  func value(of coordinate: LayoutAmbiguity.Coordinate, of view: UIView) -> Double? {
    guard let item = inspection.item(of: view) else { return nil }
    var engine = inspection.engine
    engine.layout()
    let rect = engine.alignmentRect(of: item)
    switch coordinate {
    case .x: return rect.x
    case .y: return rect.y
    case .width: return rect.width
    case .height: return rect.height
    case .contentWidth: return engine.contentSize(of: item).width
    case .contentHeight: return engine.contentSize(of: item).height
    }
  }

  /// Whether a layout with a coordinate at another value breaks nothing more and misses nothing by
  /// more, at any priority.
  func isAsGood(
    with coordinate: LayoutAmbiguity.Coordinate, of view: UIView, at value: Double
  ) -> Bool {
    guard let item = inspection.item(of: view) else { return false }
    var engine = inspection.engine
    do throws(LayoutError) {
      guard let pin = try pin(coordinate, of: item, at: value, in: &engine) else { return false }
      _ = try engine.addConstraint(pin)
    } catch {
      return false
    }
    engine.layout()
    guard engine.conflicts.count == conflicts else { return false }
    guard let violations,
      let pinned = SolvedSystem(engine, items: items).violations(of: requirements)
    else { return false }
    return Set(pinned.keys).union(violations.keys).allSatisfy { priority in
      (pinned[priority] ?? 0) <= (violations[priority] ?? 0) + 0.01
    }
  }

  private func pin(
    _ coordinate: LayoutAmbiguity.Coordinate, of item: ItemID, at value: Double,
    in engine: inout LayoutEngine
  ) throws(LayoutError) -> LayoutConstraint? {
    switch coordinate {
    case .width: return LayoutConstraint(.attribute(item, .width), .equal, constant: value)
    case .height: return LayoutConstraint(.attribute(item, .height), .equal, constant: value)
    case .contentWidth, .contentHeight:
      let content = try engine.addItem(LayoutItem(.contentGuide, parent: item))
      return LayoutConstraint(
        .attribute(content, coordinate == .contentWidth ? .width : .height), .equal,
        constant: value)
    case .x, .y:
      guard let parent = engine.item(item)?.parent, let outer = engine.item(parent) else {
        return nil
      }
      // The edge of the parent, in its own coordinates.
      let isHorizontal = coordinate == .x
      let inset = isHorizontal ? outer.alignmentInsets.left : outer.alignmentInsets.top
      let bounds = isHorizontal ? outer.boundsOrigin.x : outer.boundsOrigin.y
      let start = outer.isScrollView ? 0 : inset + bounds
      let attribute = isHorizontal ? LayoutAttribute.left : .top
      return LayoutConstraint(
        .attribute(item, attribute), .equal, .attribute(parent, attribute),
        constant: value - start)
    }
  }
}
