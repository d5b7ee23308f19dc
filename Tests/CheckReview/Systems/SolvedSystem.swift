// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout

/// The values and violations of a laid out engine, from the relations of an ``EngineSystem``.
struct SolvedSystem {
  let system: EngineSystem
  private var origins: [ItemID: LayoutPoint] = [:]

  /// - Parameter engine: An engine that was laid out.
  init(_ engine: LayoutEngine, items: [ItemID]) {
    system = EngineSystem(engine: engine)
    for item in items { _ = origin(of: item) }
  }

  /// The point of the topmost item's coordinates that is the origin of an item's own coordinates.
  private mutating func origin(of item: ItemID) -> LayoutPoint {
    if let known = origins[item] { return known }
    let engine = system.engine
    let frame = engine.frame(of: item)
    var outer = LayoutPoint(x: 0, y: 0)
    if let parent = engine.item(item)?.parent { outer = origin(of: parent) }
    let bounds = engine.item(item)?.boundsOrigin ?? LayoutPoint(x: 0, y: 0)
    let point = LayoutPoint(x: outer.x + frame.x - bounds.x, y: outer.y + frame.y - bounds.y)
    origins[item] = point
    return point
  }

  /// The value of an edge, in points.
  func value(of edge: LayoutEdge) -> Double {
    let engine = system.engine
    let isHorizontal = edge.axis == .horizontal
    if edge.isContent {
      let content = engine.contentSize(of: edge.item)
      let origin = origins[edge.item] ?? LayoutPoint(x: 0, y: 0)
      let start = isHorizontal ? origin.x : origin.y
      return edge.isMaximum ? start + (isHorizontal ? content.width : content.height) : start
    }
    let rect = engine.alignmentRect(of: edge.item)
    let outer = engine.item(edge.item)?.parent.flatMap { origins[$0] } ?? LayoutPoint(x: 0, y: 0)
    let start = isHorizontal ? outer.x + rect.x : outer.y + rect.y
    return edge.isMaximum ? start + (isHorizontal ? rect.width : rect.height) : start
  }

  /// The requirements that do not hold, required ones apart, as the sum of points for each
  /// priority; nil when a constraint cannot be stated as a relation.
  func violations(of requirements: [LayoutRequirement]) -> [Double: Double]? {
    var sums: [Double: Double] = [:]
    for requirement in requirements {
      guard let row = system.row(of: requirement) else {
        if case .constraint = requirement { return nil }
        continue
      }
      guard row.priority < 1000 else { continue }
      let points = row.violation(value)
      if points > 0.001 { sums[row.priority, default: 0] += points }
    }
    return sums
  }
}
