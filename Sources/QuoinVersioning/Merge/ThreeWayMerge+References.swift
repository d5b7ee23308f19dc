// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

extension ThreeWayMerge {
  /// Treats references to objects that are not in the result.
  mutating func settleReferences() {
    let known = ours.ids.union(theirs.ids).union(base?.ids ?? [])
    var isSettled = false
    // Each round settles a reference or more. A rest is refused when the result is checked.
    var rounds = ours.nodes.count + theirs.nodes.count
    while !isSettled, rounds > 0 {
      isSettled = true
      rounds -= 1
      for identity in present.sorted() where present.contains(identity) {
        for (name, id) in references(of: identity) where known.contains(id) {
          guard !present.contains(id), settle(identity, name, id) else { continue }
          isSettled = false
          break
        }
      }
      if !isSettled { settleParents() }
    }
  }

  /// The references of an element, with those of both sides.
  private func references(of identity: String) -> [(name: String, value: String)] {
    var result: [(name: String, value: String)] = []
    for tree in [ours, theirs] {
      result += tree.node(identity)?.attributes.filter { Reference.isName($0.name) } ?? []
    }
    return result
  }

  /// Treats a reference to a missing object. Returns whether that changed the result.
  private mutating func settle(_ identity: String, _ attribute: String, _ id: String) -> Bool {
    let values = values { $0.node(identity)?.attribute(attribute) }
    let deletedByOurs = ours.indices[id] == nil
    // A reference that the deleting side left in its own file stays as it is there.
    let deleting = deletedByOurs ? ours : theirs
    if deleting.node(identity)?.attribute(attribute) == id { return false }
    // The other side's reference is not that of the result.
    if PropertyMerge.outcome(values) == .side(deletedByOurs ? .ours : .theirs),
      deleting.indices[identity] != nil
    {
      return false
    }
    if values.base == id, let node = ours.node(identity) ?? theirs.node(identity),
      Reference.isConnection(node)
    {
      present.remove(identity)
      addDecision(deletedByOurs ? .ours : .theirs, identity, texts(identity))
      return true
    }
    if deletedByOurs {
      guard ours.indices[identity] == nil else { return false }
      present.remove(identity)
      addConflict(.dangling, identity, texts(identity))
      addConflict(.modifyDelete, id, texts(id))
      return true
    }
    addConflict(.dangling, identity, property: attribute, values)
    restore(id, changedBy: .ours)
    return true
  }

  /// Keeps the entries of resources that the result uses.
  mutating func keepUsedResources() {
    let used = Set(
      present.flatMap { identity in
        [ours, theirs].flatMap { $0.node(identity)?.attributes.map(\.value) ?? [] }
      })
    for tree in [ours, theirs] {
      for node in tree.nodes where !present.contains(node.identity) {
        guard let parent = tree.parent(of: node.identity), present.contains(parent),
          tree.node(parent)?.name == "resources", let name = node.attribute("name"),
          used.contains(name)
        else { continue }
        var waiting = [node.identity]
        while let next = waiting.popLast() {
          present.insert(next)
          waiting += tree.children(of: next)
        }
      }
    }
  }
}
