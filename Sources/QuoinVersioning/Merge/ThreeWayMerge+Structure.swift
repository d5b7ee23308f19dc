// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

extension ThreeWayMerge {
  /// The parents of an element in the versions.
  private func parents(_ identity: String) -> MergeValues {
    values { $0.parent(of: identity) }
  }

  /// The parent of an element in the result; nil for the root.
  func parent(of identity: String) -> String? {
    if let given = givenParents[identity] { return given }
    let parents = parents(identity)
    if parents.ours == nil || parents.theirs == nil { return parents.ours ?? parents.theirs }
    return switch PropertyMerge.outcome(parents) {
    case .side(.theirs): parents.theirs
    default: parents.ours
    }
  }

  /// Finds a parent in the result for each element.
  mutating func settleParents() {
    for identity in present.sorted() where givenParents[identity] == nil && isMovedTwice(identity) {
      let parents = parents(identity)
      let isTheirs = choice(identity, "parent") == .theirs
      givenParents[identity] = isTheirs ? parents.theirs : parents.ours
      addConflict(.move, identity, property: "parent", parents)
      let other: MergeSide = isTheirs ? .ours : .theirs
      let holder = (isTheirs ? parents.ours : parents.theirs)
        .flatMap { tree(other)?.object(around: $0) }
      // The other side moved the element into an object that this side deleted.
      if let holder, !present.contains(holder) { restore(holder, changedBy: other) }
    }
    var isSettled = false
    // Each round settles an element or more. A rest is refused when the result is checked.
    var rounds = ours.nodes.count + theirs.nodes.count
    while !isSettled, rounds > 0 {
      isSettled = true
      rounds -= 1
      for identity in present.sorted() {
        guard let parent = parent(of: identity), !present.contains(parent) else { continue }
        isSettled = false
        settle(identity, without: parent)
      }
      if isSettled, leaveCycle(firstCycle()) { isSettled = false }
    }
  }

  private func isMovedTwice(_ identity: String) -> Bool {
    let parents = parents(identity)
    return parents.ours != nil && parents.theirs != nil
      && PropertyMerge.outcome(parents) == .contradiction
  }

  /// Finds a place for an element whose parent is not in the result.
  private mutating func settle(_ identity: String, without parent: String) {
    // A list without id, such as that of the subviews, exists only for its elements.
    var lists: [String] = []
    var next: String? = parent
    while let list = next, !present.contains(list), !isObject(list) {
      lists.append(list)
      next = self.parent(of: list)
    }
    guard let missing = next, !present.contains(missing) else {
      present.formUnion(lists)
      return
    }
    let side: MergeSide = ours.indices[missing] != nil ? .ours : .theirs
    if restore(missing, changedBy: side) { return }
    if let own = tree(side.swapped)?.parent(of: identity) {
      givenParents[identity] = own
      addDecision(.init(side.swapped), identity, property: "parent", parents(identity))
    } else {
      present.remove(identity)
    }
  }

  private func isObject(_ identity: String) -> Bool {
    (ours.node(identity) ?? theirs.node(identity))?.isObject == true
  }

  /// Gives one of the elements that are inside each other its parent in another version: that of ours,
  /// or that of theirs where a selected side keeps the others. Returns whether one has another parent.
  private mutating func leaveCycle(_ cycle: [String]) -> Bool {
    let isSelected = cycle.contains { choice($0, "parent") != nil }
    for side in [MergeSide.ours, .theirs] {
      let movable = cycle.first { element in
        let own = tree(side)?.parent(of: element)
        return own != nil && givenParents[element] == nil && parent(of: element) != own
      }
      guard let movable else { continue }
      let parents = parents(movable)
      givenParents[movable] = tree(side)?.parent(of: movable)
      if isSelected, choice(movable, "parent") ?? side == side {
        addDecision(.init(side), movable, property: "parent", parents)
      } else {
        // A selected parent that the others do not allow stays a conflict.
        choices[key(movable, "parent")] = nil
        addConflict(.move, movable, property: "parent", parents)
      }
      return true
    }
    guard let selected = cycle.first(where: { choice($0, "parent") == .theirs }) else {
      return false
    }
    choices[key(selected, "parent")] = nil
    givenParents[selected] = ours.parent(of: selected)
    addConflict(.move, selected, property: "parent", parents(selected))
    return true
  }

  /// The first elements that are inside each other; empty when there are none.
  private func firstCycle() -> [String] {
    var safe: Set<String> = []
    for start in present.sorted() {
      var path: [String] = []
      var seen: Set<String> = []
      var next: String? = start
      while let identity = next, !safe.contains(identity) {
        guard seen.insert(identity).inserted else {
          return path.drop { $0 != identity }.map(\.self)
        }
        path.append(identity)
        next = parent(of: identity)
      }
      safe.formUnion(path)
    }
    return []
  }

  /// The order of a list in a version, as one of members of the list in the result: a view that was put
  /// into a stack view is the place of the stack view, and a stack view that was removed is the place of
  /// the views in it.
  private func places(
    of members: Set<String>, in list: String, _ tree: VersionTree
  ) -> [String] {
    let own = tree.children(of: list)
    guard !members.isSuperset(of: own) else { return own }
    var known = Set(own)
    var result: [String] = []
    for element in own {
      if members.contains(element) {
        result.append(element)
      } else if present.contains(element) {
        var next = parent(of: element)
        // Parents in a circle, which the check of the result refuses, have no place.
        var around: Set<String> = []
        while let outer = next, !members.contains(outer) {
          next = around.insert(outer).inserted ? parent(of: outer) : nil
        }
        if let next, known.insert(next).inserted { result.append(next) }
      } else {
        result += tree.subtree(of: element).filter {
          members.contains($0) && known.insert($0).inserted
        }
      }
    }
    return result
  }

  /// Sorts the elements of the result.
  mutating func orderChildren() {
    var members: [String: Set<String>] = [:]
    for identity in presentInOrder {
      guard let parent = parent(of: identity) else { continue }
      nodes[identity]?.parent = parent
      members[parent, default: []].insert(identity)
    }
    for parent in presentInOrder {
      guard let children = members[parent] else { continue }
      let lists = [base, ours, theirs].map { $0?.children(of: parent) ?? [] }
      let isTheirs = choice(parent, "order") == .theirs
      func merged(_ lists: [[String]]) -> (order: [String], isContradiction: Bool) {
        OrderMerge.merged(
          base: lists[0], ours: lists[isTheirs ? 2 : 1], theirs: lists[isTheirs ? 1 : 2],
          members: children)
      }
      let isOrdered = ListOrder.counts(ours.node(parent)?.name ?? theirs.node(parent)?.name ?? "")
      let places = [base, ours, theirs].map {
        $0.map { self.places(of: children, in: parent, $0) } ?? []
      }
      var (order, contradicts) = merged(isOrdered ? places : lists)
      // Then the order of our side stays, with that of the views that theirs has besides.
      if contradicts, isOrdered { order = merged(lists).order }
      // An element whose parent was chosen in a conflict may be in none of the lists.
      nodes[parent]?.children = order + children.subtracting(order).sorted()
      guard contradicts else { continue }
      let values = MergeValues(
        base: lists[0].joined(separator: " "), ours: lists[1].joined(separator: " "),
        theirs: lists[2].joined(separator: " "))
      if isOrdered {
        addConflict(.move, parent, property: "order", values)
      } else {
        addDecision(.ours, parent, property: "order", values)
      }
    }
  }
}
