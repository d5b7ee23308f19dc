// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout
import QuoinSolver

/// An engine that is edited at random, and all that another one has to be told to be like it.
struct EditSession {
  private struct EditedItem {
    var id: ItemID
    /// The item, without its parent.
    var item: LayoutItem
    /// The place of the parent among the items; it comes before the item.
    var parent: Int?
    var isRemoved = false
  }

  private struct EditedConstraint {
    var first: Int
    var second: Int?
    var constraint: LayoutConstraint
    var id: LayoutConstraintID

    func mentions(_ items: Set<Int>) -> Bool {
      items.contains(first) || (second.map(items.contains) ?? false)
    }

    func crossesBorder(of items: Set<Int>) -> Bool {
      guard let second else { return false }
      return items.contains(first) != items.contains(second)
    }
  }

  var engine = LayoutEngine()
  private var random: SeededGenerator
  private var items: [EditedItem] = []
  /// In order of activation.
  private var constraints: [EditedConstraint] = []
  /// Constraints of an item that does not take part for a while.
  private var hidden: [EditedConstraint] = []

  init(seed: UInt64) throws {
    random = SeededGenerator(state: seed)
    for _ in 0..<Int.random(in: 3...6, using: &random) { try addItem() }
    for _ in 0..<Int.random(in: 4...10, using: &random) { try addConstraint() }
  }

  /// Changes some things and lays out.
  mutating func edit() throws {
    for _ in 0..<Int.random(in: 1...5, using: &random) { try editOnce() }
    engine.layout()
  }

  /// What is different from an engine that was never edited; nil when nothing is.
  func differenceFromFresh() throws -> String? {
    var fresh = LayoutEngine()
    var ids: [ItemID?] = []
    for edited in items {
      var item = edited.item
      item.parent = edited.parent.flatMap { ids[$0] }
      ids.append(edited.isRemoved ? nil : try fresh.addItem(item))
    }
    for edited in constraints {
      guard let first = ids[edited.first] else { continue }
      try fresh.addConstraint(
        edited.constraint.naming(first, edited.second.flatMap { ids[$0] }))
    }
    fresh.layout()
    guard engine.conflicts.count == fresh.conflicts.count else {
      return "\(engine.conflicts.count) conflicts, not \(fresh.conflicts.count)"
    }
    for (edited, freshID) in zip(items, ids) {
      guard let freshID else { continue }
      let (found, wanted) = (engine.frame(of: edited.id), fresh.frame(of: freshID))
      if !isNear(found, wanted) { return "the frame is \(found), not \(wanted)" }
      let (margins, wantedMargins) = (
        engine.effectiveMargins(of: edited.id), fresh.effectiveMargins(of: freshID)
      )
      if !isNear(margins, wantedMargins) {
        return "the margins are \(margins), not \(wantedMargins)"
      }
    }
    return nil
  }

  /// The items that were not removed.
  var presentItems: [ItemID] { items.filter { !$0.isRemoved }.map(\.id) }

  // MARK: Edits

  private mutating func editOnce() throws {
    switch Int.random(in: 0..<14, using: &random) {
    case 0..<3: try addConstraint()
    case 3: try removeConstraint()
    case 4, 5: try changeConstant()
    case 6: try changePriority()
    case 7, 8: try changeItem(Int.random(in: items.indices, using: &random))
    case 9: try changeItem(0)
    case 10: try addItem()
    case 11: try removeItem()
    case 12: try reparent()
    default: try hideOrShow()
    }
  }

  private mutating func addItem() throws {
    var item = LayoutItem()
    item.randomize(&random, isRoot: items.isEmpty)
    let parent = items.indices.filter { !items[$0].isRemoved }.randomElement(using: &random)
    var named = item
    named.parent = parent.map { items[$0].id }
    items.append(EditedItem(id: try engine.addItem(named), item: item, parent: parent))
  }

  private mutating func removeItem() throws {
    guard let index = randomDescendant() else { return }
    let leaving = subtree(of: index)
    try engine.removeItem(items[index].id)
    for place in leaving { items[place].isRemoved = true }
    constraints.removeAll { $0.mentions(leaving) }
    hidden.removeAll { $0.mentions(leaving) }
  }

  private mutating func reparent() throws {
    guard let index = randomDescendant() else { return }
    let parent = (0..<index).filter { !items[$0].isRemoved }.randomElement(using: &random)
    guard let parent, parent != items[index].parent else { return }
    var item = items[index].item
    item.parent = items[parent].id
    try engine.updateItem(items[index].id, to: item)
    items[index].parent = parent
    let moving = subtree(of: index)
    constraints.removeAll { $0.crossesBorder(of: moving) }
  }

  private mutating func changeItem(_ index: Int) throws {
    guard !items[index].isRemoved else { return }
    items[index].item.randomize(&random, isRoot: index == 0)
    var item = items[index].item
    item.parent = items[index].parent.map { items[$0].id }
    try engine.updateItem(items[index].id, to: item)
  }

  private mutating func addConstraint() throws {
    let present = items.indices.filter { !items[$0].isRemoved }
    guard let first = present.dropFirst().randomElement(using: &random),
      let second = present.randomElement(using: &random)
    else { return }
    let constraint = LayoutConstraint.random(&random, about: items[first].id)
    try activate(first, constraint.second == nil ? nil : second, constraint)
  }

  private mutating func activate(
    _ first: Int, _ second: Int?, _ constraint: LayoutConstraint
  ) throws {
    let named = constraint.naming(items[first].id, second.map { items[$0].id })
    constraints.append(
      EditedConstraint(
        first: first, second: second, constraint: named, id: try engine.addConstraint(named)))
  }

  private mutating func removeConstraint() throws {
    guard let index = constraints.indices.randomElement(using: &random) else { return }
    try engine.removeConstraint(constraints.remove(at: index).id)
  }

  private mutating func changeConstant() throws {
    guard let index = constraints.indices.randomElement(using: &random) else { return }
    let constant = Double(Int.random(in: -20...120, using: &random))
    try engine.setConstant(of: constraints[index].id, to: constant)
    constraints[index].constraint.constant = constant
  }

  private mutating func changePriority() throws {
    let wishes = constraints.indices.filter { constraints[$0].constraint.priority < 1000 }
    guard let index = wishes.randomElement(using: &random) else { return }
    let priority = Double(Int.random(in: 1...999, using: &random))
    try engine.setPriority(of: constraints[index].id, to: priority)
    constraints[index].constraint.priority = priority
  }

  /// Takes the constraints about an item out, or puts those back that are out.
  private mutating func hideOrShow() throws {
    guard hidden.isEmpty else {
      let back = hidden
      hidden = []
      for edited in back {
        try activate(edited.first, edited.second, edited.constraint)
      }
      return
    }
    guard let index = randomDescendant() else { return }
    hidden = constraints.filter { $0.mentions([index]) }
    constraints.removeAll { $0.mentions([index]) }
    for edited in hidden { try engine.removeConstraint(edited.id) }
  }

  private mutating func randomDescendant() -> Int? {
    items.indices.dropFirst().filter { !items[$0].isRemoved }.randomElement(using: &random)
  }

  private func subtree(of index: Int) -> Set<Int> {
    var found: Set<Int> = [index]
    // Parents come before their children.
    for place in items.indices where items[place].parent.map(found.contains) ?? false {
      found.insert(place)
    }
    return found
  }
}
