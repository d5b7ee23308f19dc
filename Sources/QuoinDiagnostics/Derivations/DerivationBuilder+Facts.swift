// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout

extension DerivationBuilder {
  /// Moves the facts that a block uses to the end of its parts.
  mutating func appendFacts(to node: Int, _ members: [Equation], _ target: BindingRow) {
    var facts: [LayoutRequirement] = []
    for equation in members {
      switch equation {
      case .target: facts += target.givens
      case .row(let index): facts += rows.independent[index].givens
      case .insets(let key):
        // An inherited safe area depends on the parent's insets.
        let parent = InsetKey(slot: model.tree[key.slot].parent, axis: key.axis)
        if let index = nodes.firstIndex(where: { isInsets($0, parent) }), index != node {
          nodes[node].parts.append(index)
        }
      }
    }
    if members.contains(where: { if case .row(let row) = $0 { readsInsets(row) } else { false } }) {
      for (index, other) in nodes.enumerated()
      where index != node && other.reason == .insets && usesInsets(members, of: other.number) {
        nodes[node].parts.append(index)
      }
    }
    for fact in facts { nodes[node].parts.append(given(fact)) }
    var known: Set<Int> = []
    nodes[node].parts.removeAll { !known.insert($0).inserted }
  }

  private func isInsets(_ node: LayoutDerivation.Node, _ key: InsetKey) -> Bool {
    key.slot >= 0 && node.reason == .insets && node.number.item == model.tree.id(key.slot)
      && node.number.quantity == .insets(key.axis)
  }

  private func readsInsets(_ row: Int) -> Bool { rows.independent[row].readsInsets }

  private func usesInsets(_ members: [Equation], of number: LayoutDerivation.Number) -> Bool {
    guard case .insets(let axis) = number.quantity else { return false }
    return members.contains {
      guard case .row(let index) = $0, readsInsets(index),
        case .constraint(let id) = rows.independent[index].requirement
      else { return false }
      let record = model.constraints[id.index]
      return record.first.attribute.axis == axis
        && record.insetOwners(model.tree).contains(number.item.index)
    }
  }

  private mutating func given(_ fact: LayoutRequirement) -> Int {
    if let known = givenNodes[fact] { return known }
    givenNodes[fact] = nodes.count
    if case .givenSize(let item, let axis) = fact {
      let value = model.tree[item.index].item.givenSize?.length(axis) ?? 0
      nodes.append(
        LayoutDerivation.Node(
          number: LayoutDerivation.Number(
            item: item, quantity: .attribute(axis.sizeAttribute), value: value),
          others: [], reason: .given(fact), parts: []))
    }
    return nodes.count - 1
  }

  /// Moves a node to the front.
  mutating func moveToFront(
    _ root: Int, isPlain: Bool, _ number: LayoutDerivation.Number
  ) {
    var root = root
    // A number that is a single unknown needs no sum.
    if isPlain, nodes[root].reason == .sum, nodes[root].parts.count == 1 {
      let only = nodes[root].parts[0]
      if nodes[only].number.item == number.item, nodes[only].others.isEmpty,
        abs(nodes[only].number.value - number.value) <= LayoutTolerance.length
      {
        nodes[only].number = number
        root = only
      }
    }
    // Nodes that the first one does not reach are left out.
    var newIndices: [Int: Int] = [:]
    var sorted: [Int] = []
    var queue = [root]
    while let index = queue.popLast() {
      guard newIndices[index] == nil else { continue }
      newIndices[index] = sorted.count
      sorted.append(index)
      queue.append(contentsOf: nodes[index].parts.reversed())
    }
    nodes = sorted.map { index in
      var node = nodes[index]
      node.parts = node.parts.compactMap { newIndices[$0] }
      return node
    }
  }
}
