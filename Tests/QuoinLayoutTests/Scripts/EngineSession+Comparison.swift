// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout

/// All that a layout answers, in the numbers of items and constraints.
private struct EngineAnswers {
  var frames: [(item: Int, rect: LayoutRect)] = []
  var margins: [(item: Int, insets: LayoutInsets)] = []
  var contentSizes: [(item: Int, size: LayoutSize)] = []
  /// The broken requirements.
  var broken: [String] = []
  var unsettled: [String] = []

  init(_ engine: LayoutEngine, items: [ItemID: Int], constraints: [LayoutConstraintID: Int]) {
    for (id, number) in items.sorted(by: { $0.value < $1.value }) {
      frames.append((number, engine.frame(of: id)))
      margins.append((number, engine.effectiveMargins(of: id)))
      contentSizes.append((number, engine.contentSize(of: id)))
    }
    broken = engine.conflicts.map { conflict in
      switch conflict.broken {
      case .constraint(let id): "constraint \(constraints[id] ?? -1)"
      case .givenSize(let id, let axis): "given size of \(items[id] ?? -1), \(axis)"
      case .nonNegativeSize(let id, let axis): "size of \(items[id] ?? -1), \(axis)"
      case .nonNegativeContentSize(let id, let axis):
        "content size of \(items[id] ?? -1), \(axis)"
      case .autoresizingPosition(let id, let axis): "mask origin of \(items[id] ?? -1), \(axis)"
      case .autoresizingSize(let id, let axis): "mask size of \(items[id] ?? -1), \(axis)"
      case .hugging(let id, let axis): "hugging of \(items[id] ?? -1), \(axis)"
      case .compressionResistance(let id, let axis):
        "compression resistance of \(items[id] ?? -1), \(axis)"
      }
    }
    for case .unsettled(let found) in engine.problems {
      unsettled += found.map { "item \(items[$0] ?? -1)" }.sorted()
    }
  }

  /// The difference of an edited engine's results from these; nil if they are equal.
  func difference(of edited: EngineAnswers) -> String? {
    if edited.broken != broken { return "\(edited.broken) are broken, not \(broken)" }
    if edited.unsettled != unsettled {
      return "\(edited.unsettled) are unsettled, not \(unsettled)"
    }
    for (found, wanted) in zip(edited.frames, frames) where !isNear(found.rect, wanted.rect) {
      return "the frame of \(found.item) is \(found.rect), not \(wanted.rect)"
    }
    for (found, wanted) in zip(edited.margins, margins) where !isNear(found.insets, wanted.insets) {
      return "the margins of \(found.item) are \(found.insets), not \(wanted.insets)"
    }
    for (found, wanted) in zip(edited.contentSizes, contentSizes) {
      let (size, other) = (found.size, wanted.size)
      if isNear(size.width, other.width), isNear(size.height, other.height) { continue }
      return "the content size of \(found.item) is \(size), not \(other)"
    }
    return nil
  }
}

extension EngineSession {
  /// The difference from an engine that was never edited; nil if there is none.
  func differenceFromFresh() -> String? {
    var fresh = LayoutEngine()
    var ids: [Int: ItemID] = [:]
    var names: [LayoutConstraintID: Int] = [:]
    do throws(LayoutError) {
      for edited in items {
        var item = edited.item
        item.parent = edited.parent.flatMap { ids[$0] }
        ids[edited.number] = try fresh.addItem(item)
      }
      for edited in constraints {
        guard let named = edited.constraint.named(ids) else {
          return "constraint \(edited.number) names an item that was removed"
        }
        names[try fresh.addConstraint(named)] = edited.number
      }
    } catch {
      return "a new engine refuses what the edited one accepted: \(error)"
    }
    fresh.layout()
    let expected = EngineAnswers(
      fresh, items: Dictionary(uniqueKeysWithValues: ids.map { ($1, $0) }), constraints: names)
    let found = EngineAnswers(
      engine, items: Dictionary(uniqueKeysWithValues: items.map { ($0.id, $0.number) }),
      constraints: Dictionary(uniqueKeysWithValues: constraints.map { ($0.id, $0.number) }))
    return expected.difference(of: found)
  }
}
