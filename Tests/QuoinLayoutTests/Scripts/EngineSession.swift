// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout

/// An engine that is edited step by step, and all that another one has to be given to be like it.
struct EngineSession {
  struct Item {
    var number: Int
    var id: ItemID
    /// The item, without its parent.
    var item: LayoutItem
    /// The number of the parent.
    var parent: Int?
  }

  struct Constraint {
    var number: Int
    var id: LayoutConstraintID
    var constraint: EngineConstraint
  }

  private(set) var engine = LayoutEngine()
  /// In order of addition.
  private(set) var items: [Item] = []
  /// In order of activation.
  private(set) var constraints: [Constraint] = []

  /// The names of all items in the engine.
  var presentItems: [ItemID] { items.map(\.id) }

  /// Does what a step says, as far as what it is about is there. What the engine refuses is left
  /// out on both sides.
  mutating func apply(_ step: EngineStep) {
    do throws(LayoutError) {
      switch step {
      case .item(let number, let item, let parent): try add(number, item, parent)
      case .update(let number, let item): try update(number, item)
      case .move(let number, let parent): try move(number, to: parent)
      case .removeItem(let number): try removeItem(number)
      case .constraint(let number, let constraint): try add(number, constraint)
      case .removeConstraint(let number):
        guard let index = constraintIndex(number) else { return }
        try engine.removeConstraint(constraints[index].id)
        constraints.remove(at: index)
      case .setConstant(let number, let constant):
        guard let index = constraintIndex(number) else { return }
        try engine.setConstant(of: constraints[index].id, to: constant)
        constraints[index].constraint.constant = constant
      case .setPriority(let number, let priority):
        guard let index = constraintIndex(number) else { return }
        try engine.setPriority(of: constraints[index].id, to: priority)
        constraints[index].constraint.priority = priority
      case .layout: engine.layout()
      }
    } catch {
      // A refusal leaves the engine as it was, which the next comparison checks.
    }
  }

  /// Lets use the engine for what changes no items or constraints.
  mutating func withEngine<Result>(_ body: (inout LayoutEngine) throws -> Result) rethrows -> Result
  {
    try body(&engine)
  }

  // MARK: Items

  private func index(_ number: Int) -> Int? { items.firstIndex { $0.number == number } }

  private mutating func add(
    _ number: Int, _ item: LayoutItem, _ parent: Int?
  ) throws(LayoutError) {
    guard index(number) == nil else { return }
    var named = item
    if let parent {
      guard let index = index(parent) else { return }
      named.parent = items[index].id
    }
    let id = try engine.addItem(named)
    items.append(Item(number: number, id: id, item: item, parent: parent))
  }

  private mutating func update(_ number: Int, _ item: LayoutItem) throws(LayoutError) {
    guard let index = index(number), items[index].item.kind == item.kind else { return }
    var named = item
    named.parent = items[index].parent.flatMap { self.index($0) }.map { items[$0].id }
    try engine.updateItem(items[index].id, to: named)
    items[index].item = item
  }

  /// Only older items can be the parent, since parents are added first.
  private mutating func move(_ number: Int, to parent: Int) throws(LayoutError) {
    guard let index = index(number), let parentIndex = self.index(parent), parentIndex < index,
      items[index].parent != nil, items[index].parent != parent
    else { return }
    var named = items[index].item
    named.parent = items[parentIndex].id
    try engine.updateItem(items[index].id, to: named)
    items[index].parent = parent
    let moving = subtree(of: number)
    constraints.removeAll { edited in
      let isInside = edited.constraint.items.map(moving.contains)
      return isInside.contains(true) && isInside.contains(false)
    }
  }

  private mutating func removeItem(_ number: Int) throws(LayoutError) {
    guard let index = index(number) else { return }
    let leaving = subtree(of: number)
    try engine.removeItem(items[index].id)
    items.removeAll { leaving.contains($0.number) }
    constraints.removeAll { !leaving.isDisjoint(with: $0.constraint.items) }
  }

  private func subtree(of number: Int) -> Set<Int> {
    var found: Set<Int> = [number]
    // Parents come before their children.
    for item in items where item.parent.map(found.contains) ?? false { found.insert(item.number) }
    return found
  }

  // MARK: Constraints

  private func constraintIndex(_ number: Int) -> Int? {
    constraints.firstIndex { $0.number == number }
  }

  private mutating func add(
    _ number: Int, _ constraint: EngineConstraint
  ) throws(LayoutError) {
    let ids = Dictionary(uniqueKeysWithValues: items.map { ($0.number, $0.id) })
    guard constraintIndex(number) == nil, let named = constraint.named(ids) else { return }
    let id = try engine.addConstraint(named)
    constraints.append(Constraint(number: number, id: id, constraint: constraint))
  }
}

extension EngineConstraint {
  /// The constraint in the names of an engine, nil when one of the items is not there.
  func named(_ items: [Int: ItemID]) -> LayoutConstraint? {
    guard let first = first.named(items) else { return nil }
    var other: LayoutOperand?
    if let second {
      guard let named = second.named(items) else { return nil }
      other = named
    }
    return LayoutConstraint(
      first, relation, other, multiplier: multiplier, constant: constant, priority: priority)
  }
}

extension EngineOperand {
  fileprivate func named(_ items: [Int: ItemID]) -> LayoutOperand? {
    switch self {
    case .attribute(let item, let attribute):
      return items[item].map { .attribute($0, attribute) }
    case .distance(let start, let startAttribute, let end, let endAttribute):
      guard let first = items[start], let second = items[end] else { return nil }
      return .distance(from: first, startAttribute, to: second, endAttribute)
    }
  }
}
