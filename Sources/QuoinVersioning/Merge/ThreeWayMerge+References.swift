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

  /// The references of an element in the result.
  private func references(of identity: String) -> [(name: String, value: String)] {
    var names: [String] = []
    for tree in [ours, theirs] {
      for (name, value) in tree.node(identity)?.attributes ?? []
      where Reference.isReference(name, value) && !names.contains(name) {
        names.append(name)
      }
    }
    return names.compactMap { name in reference(name, of: identity).map { (name, $0) } }
  }

  /// The value of a reference in the result.
  private func reference(_ name: String, of identity: String) -> String? {
    if let given = givenValues[identity]?[name] { return given }
    let values = values { $0.node(identity)?.attribute(name) }
    if ours.indices[identity] == nil { return values.theirs }
    if theirs.indices[identity] == nil { return values.ours }
    if let side = unitSides[identity],
      MergeUnit.attributes(of: ours.node(identity)?.name ?? "").contains(name)
    {
      return tree(side)?.node(identity)?.attribute(name)
    }
    return PropertyMerge.outcome(values) == .side(.theirs) ? values.theirs : values.ours
  }

  /// Treats a reference to a missing object. Returns whether that changed the result.
  private mutating func settle(_ identity: String, _ attribute: String, _ id: String) -> Bool {
    let isOurs = ours.indices[id] != nil
    guard isOurs || theirs.indices[id] != nil else { return false }
    let side: MergeSide = isOurs ? .ours : .theirs
    let deleting = isOurs ? theirs : ours
    // A reference that the deleting side left in its own file stays as it is there.
    if deleting.node(identity)?.attribute(attribute) == id { return false }
    guard let node = tree(side)?.node(identity) else { return false }
    let isWhole = Reference.isConnection(node) && deleting.indices[identity] == nil
    // A changed one is kept with the object, as where it is found first.
    let isChanged = tree(side)?.subtree(of: identity).contains { isNewOrChanged($0, by: side) }
    if isWhole, isChanged != true, base?.node(identity)?.attribute(attribute) == id {
      present.remove(identity)
      addDecision(isOurs ? .theirs : .ours, identity, texts(identity))
      return true
    }
    let target = deletedObject(around: id, keptBy: side)
    // A reference is kept with the object that it refers to, and removed with it.
    let isGone = choice(target) == side.swapped
    let chosen =
      (isWhole ? choice(identity) : choice(identity, attribute)) ?? (isGone ? side.swapped : nil)
    if chosen == side { choices[target] = side }
    if isGone { settled.insert(identity) }
    let property = isWhole ? nil : attribute
    let values =
      isWhole ? texts(identity) : values { $0.node(identity)?.attribute(attribute) }
    if mode == .union {
      addDecision(.both, identity, property: property, values)
    } else if let chosen {
      addDecision(.init(chosen), identity, property: property, values)
    }
    let isRestored = chosen != side.swapped && restore(id, changedBy: side)
    // A conflict about the object names the connections that the side added or changed.
    let isNamed =
      settled.contains(identity)
      || conflicts.contains { $0.object == target && $0.elements.contains(identity) }
    if mode != .union, chosen == nil, !isNamed {
      addConflict(.dangling, identity, property: property, values)
    }
    if isRestored { return true }
    if isWhole {
      // Its descendants have no other parent.
      leaveOut(identity, of: side)
    } else {
      // The other statements of that version of the constraint are used with the item.
      if deleting.indices[identity] != nil, MergeUnit.attributes(of: node.name).contains(attribute)
      {
        unitSides[identity] = side.swapped
      }
      givenValues[identity, default: [:]][attribute] = .some(
        deleting.node(identity)?.attribute(attribute))
    }
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
