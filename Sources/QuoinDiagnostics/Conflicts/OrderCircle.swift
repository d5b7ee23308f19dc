// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout

/// Views beside each other that constraints put in a circle: each one begins where the one before
/// it ends.
struct OrderCircle {
  /// The views, each followed by the one that begins after it.
  private let items: [ItemID]
  private let axis: LayoutAxis

  /// - Returns: nil where the members put no views in a circle.
  init?(_ members: [LayoutRequirement], _ engine: LayoutEngine) {
    let steps = members.compactMap(\.constraintID).compactMap { Self.step($0, engine) }
    guard let axis = steps.first?.axis, steps.allSatisfy({ $0.axis == axis }) else { return nil }
    var next: [ItemID: ItemID] = [:]
    for step in steps { next[step.first] = step.second }
    for start in next.keys.sorted(by: { $0.index < $1.index }) {
      var items = [start]
      while let following = items.last.flatMap({ next[$0] }), items.count <= next.count {
        if following == start, items.count > 1 {
          (self.items, self.axis) = (items, axis)
          return
        }
        items.append(following)
      }
    }
    return nil
  }

  /// The views of a constraint that lets one begin after the end of the other.
  private static func step(
    _ id: LayoutConstraintID, _ engine: LayoutEngine
  ) -> (first: ItemID, second: ItemID, axis: LayoutAxis)? {
    guard let constraint = engine.constraint(id), constraint.multiplier == 1,
      case .attribute(let first, let attribute) = constraint.first,
      case .attribute(let second, let other)? = constraint.second,
      other == attribute.opposite, other != attribute, first != second,
      let parent = engine.item(first)?.parent, engine.item(second)?.parent == parent,
      engine.item(first)?.kind == .view, engine.item(second)?.kind == .view
    else { return nil }
    let isStart = [.left, .leading, .top].contains(attribute)
    let excluded: LayoutRelation = isStart ? .lessThanOrEqual : .greaterThanOrEqual
    // Views that overlap are in no order.
    guard constraint.relation != excluded,
      (isStart ? constraint.constant : -constraint.constant) >= 0
    else { return nil }
    return (isStart ? second : first, isStart ? first : second, attribute.axis)
  }

  func arithmetic(_ names: LayoutNames) -> ConflictSentence.Arithmetic {
    let all = items.map(names.item)
    let place = axis == .horizontal ? "after" : "below"
    let steps = all.indices.map { "\(all[($0 + 1) % all.count]) begins \(place) \(all[$0])" }
    return ConflictSentence.Arithmetic(
      form: .constraints,
      sentence: "\(steps.inSentence(most: steps.count)): a circle, which no layout satisfies",
      sum: nil,
      subject: "\(all.inSentence(most: 3)) cannot each be \(place) the one before")
  }
}
