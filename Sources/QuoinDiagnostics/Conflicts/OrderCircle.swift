// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout

/// Views beside each other that constraints put in a circle: each one begins where the one before it
/// ends.
struct OrderCircle {
  /// The views, each followed by the one that begins behind it.
  private let items: [ItemID]
  private let axis: LayoutAxis

  /// - Returns: nil where the members put no views in a circle.
  init?(_ members: [LayoutRequirement], _ engine: LayoutEngine) {
    var next: [ItemID: ItemID] = [:]
    var axis = LayoutAxis.horizontal
    for case .constraint(let id) in members {
      guard let step = Self.step(id, engine) else { continue }
      next[step.first] = step.second
      axis = step.axis
    }
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

  /// The views of a constraint that lets one begin behind the end of the other.
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
    guard constraint.relation != excluded else { return nil }
    return (isStart ? second : first, isStart ? first : second, attribute.axis)
  }

  func arithmetic(_ names: LayoutNames) -> ConflictSentence.Arithmetic {
    let all = items.map(names.item)
    let place = axis == .horizontal ? "behind" : "below"
    let steps = all.indices.map { "\(all[($0 + 1) % all.count]) begins \(place) \(all[$0])" }
    return ConflictSentence.Arithmetic(
      form: .constraints, sentence: "\(steps.inSentence(most: steps.count)): a circle without room",
      sum: nil,
      subject: "\(all.inSentence(most: 3)) cannot each be \(place) the one before")
  }
}
