// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

extension ThreeWayMerge {
  /// Decides which elements are in the result.
  mutating func decidePresence() {
    let all = ours.nodes.map(\.identity) + theirs.nodes.map(\.identity)
    var kept: [(identity: String, side: MergeSide)] = []
    for identity in all where !present.contains(identity) {
      let isOurs = ours.indices[identity] != nil
      let isTheirs = theirs.indices[identity] != nil
      guard base?.indices[identity] != nil, !(isOurs && isTheirs) else {
        present.insert(identity)
        continue
      }
      let side: MergeSide = isOurs ? .ours : .theirs
      if isChanged(identity, by: side) {
        kept.append((identity, side))
      } else {
        addDecision(isOurs ? .theirs : .ours, identity, texts(identity))
      }
    }
    for (identity, side) in kept { restore(identity, changedBy: side) }
  }

  /// The deleted object because of which a changed element of a connection was deleted: an object that
  /// the connection refers to; the element itself if there is none.
  private func cause(of identity: String, keptBy side: MergeSide) -> String {
    let top = deletedObject(around: identity, keptBy: side)
    guard let node = tree(side)?.node(top), Reference.isConnection(node) else { return identity }
    return deletedReferences(of: top, keptBy: side).first ?? identity
  }

  /// The ids of the objects to which an element of a side refers and which the other side deleted.
  private func deletedReferences(of identity: String, keptBy side: MergeSide) -> [String] {
    guard let tree = tree(side), let other = self.tree(side.swapped) else { return [] }
    return (tree.node(identity)?.attributes ?? []).filter { name, id in
      Reference.isReference(name, id) && tree.indices[id] != nil && other.indices[id] == nil
        && base?.indices[id] != nil
    }.map(\.value)
  }

  /// Whether a side added an element or changed it.
  func isNewOrChanged(_ identity: String, by side: MergeSide) -> Bool {
    base?.indices[identity] == nil || isChanged(identity, by: side)
  }

  /// The connections of a side that refer to an object or to something in it, and that the side added
  /// or changed. They are deleted or kept with the object.
  private func changedConnections(to identity: String, of side: MergeSide) -> [String] {
    guard let tree = tree(side) else { return [] }
    let inside = Set(tree.subtree(of: identity))
    return tree.nodes.filter { node in
      node.isObject && Reference.isConnection(node) && !inside.contains(node.identity)
        && node.attributes.contains {
          inside.contains($0.value) && Reference.isReference($0.name, $0.value)
        }
        && tree.subtree(of: node.identity).contains { isNewOrChanged($0, by: side) }
    }.map(\.identity)
  }

  /// Returns whether a side changed an element itself, or removed a part of it that is no object. Noise
  /// does not count.
  func isChanged(_ identity: String, by side: MergeSide) -> Bool {
    guard let base, let tree = tree(side), let old = base.node(identity),
      let new = tree.node(identity)
    else { return false }
    if Noise.includes(old, in: base) { return false }
    if old.name != new.name || !ValueText.areEqual(old.value, new.value) { return true }
    if base.parent(of: identity) != tree.parent(of: identity) { return true }
    if new.value != nil { return false }
    if old.text != new.text, !(old.text + new.text).allSatisfy(\.isWhitespace) { return true }
    let names = Set(old.attributes.map(\.name) + new.attributes.map(\.name))
    let hasOtherValue = names.contains { !Noise.isNoise($0, of: old) && !new.hasSame($0, as: old) }
    return hasOtherValue
      || base.children(of: identity).contains { tree.indices[$0] == nil && isValue($0, of: base) }
  }

  /// Whether an element is a part of the object around it, such as a font or a variation, and not a list
  /// of objects.
  private func isValue(_ identity: String, of tree: VersionTree) -> Bool {
    guard let part = tree.node(identity), !Noise.includes(part, in: tree) else { return false }
    return ([identity] + tree.children(of: identity))
      .allSatisfy { tree.node($0)?.isObject == false }
  }

  /// Records that one side deleted an object that the other one changed, or an object that a changed
  /// connection refers to. Our version of the object stays, unless a side is chosen. Returns whether
  /// the object is in the result.
  @discardableResult
  mutating func restore(_ identity: String, changedBy side: MergeSide) -> Bool {
    let top = deletedObject(around: cause(of: identity, keptBy: side), keptBy: side)
    let chosen = choice(top) ?? (mode == .union ? side : nil)
    if let chosen {
      settled.formUnion(changedConnections(to: top, of: side))
      addDecision(chosen == side && mode == .union ? .both : .init(chosen), top, texts(top))
    } else if side == .ours || base?.indices[top] != nil {
      // An object that theirs added is missing only because of another conflict.
      addConflicts(aboutDeleted: top, changedBy: side)
    }
    guard chosen ?? .ours == side, let tree = tree(side) else { return false }
    let ids = keep(top, of: side)
    // References to the object in that file are restored.
    for node in tree.nodes
    where Reference.isConnection(node) && !present.contains(node.identity)
      && hasHolder(node.identity, tree)
      && node.attributes.contains(where: {
        ids.contains($0.value) && Reference.isReference($0.name, $0.value)
      })
    {
      keep(node.identity, of: side)
      addDecision(.init(side), node.identity, texts(node.identity))
    }
    return true
  }

  /// Adds a conflict about a deleted object, and one about each other deleted object that its changed
  /// connections refer to: a version with the connections needs all of these objects.
  private mutating func addConflicts(aboutDeleted top: String, changedBy side: MergeSide) {
    guard let tree = tree(side) else { return }
    var waiting = [top]
    var known: Set = [top]
    while let object = waiting.popLast() {
      let connections = changedConnections(to: object, of: side)
      addConflict(.modifyDelete, object, texts(object), elements: connections)
      let inner = tree.subtree(of: object).filter {
        tree.node($0).map(Reference.isConnection) == true && isNewOrChanged($0, by: side)
      }
      for id in (connections + inner).flatMap({ deletedReferences(of: $0, keptBy: side) }) {
        let next = deletedObject(around: id, keptBy: side)
        if known.insert(next).inserted { waiting.append(next) }
      }
    }
  }

  /// Whether the object with an element of a side is in the result.
  private func hasHolder(_ identity: String, _ tree: VersionTree) -> Bool {
    let holder = tree.parent(of: identity).flatMap { tree.object(around: $0) }
    return holder.map(present.contains) ?? true
  }

  /// Adds an element of a side with all its descendants to the result. Returns the ids in it.
  @discardableResult
  private mutating func keep(_ identity: String, of side: MergeSide) -> Set<String> {
    let elements = tree(side)?.subtree(of: identity) ?? []
    present.formUnion(elements)
    return Set(elements.filter { tree(side)?.node($0)?.isObject == true })
  }

  /// Removes an element that only one side has from the result, with all its descendants.
  mutating func leaveOut(_ identity: String, of side: MergeSide) {
    present.subtract(tree(side)?.subtree(of: identity) ?? [])
  }

  /// The outermost object with an element that one side has and the other one deleted; the element
  /// itself when no object around it was deleted.
  func deletedObject(around identity: String, keptBy side: MergeSide) -> String {
    guard let tree = self.tree(side), let other = self.tree(side == .ours ? .theirs : .ours) else {
      return identity
    }
    var top = identity
    var next = tree.parent(of: identity)
    while let parent = next, other.indices[parent] == nil {
      if tree.node(parent)?.isObject == true, base?.indices[parent] != nil { top = parent }
      next = tree.parent(of: parent)
    }
    return top
  }

  /// Leaves out constraints that both sides added, of which one is enough: a variation or another
  /// reference keeps its own constraint, whichever side has it.
  mutating func dropRepeatedConstraints() {
    let (our, their) = (addedConstraints(of: .ours), addedConstraints(of: .theirs))
    for (form, own) in our.sorted(by: { $0.key < $1.key }) {
      guard let other = their[form] else { continue }
      let free = own.free + other.free
      let needed = own.kept + other.kept
      let kept = max(own.kept + own.free.count, other.kept + other.free.count, needed)
      for identity in free.dropFirst(kept - needed) {
        present.remove(identity)
        addDecision(.either, identity, texts(identity))
      }
    }
  }

  /// The constraints that only one side has, by what they state: those to which nothing refers,
  /// and the number of the others.
  private func addedConstraints(of side: MergeSide) -> [String: (free: [String], kept: Int)] {
    guard let tree = tree(side), let other = self.tree(side.swapped) else { return [:] }
    let used = Set(
      tree.nodes.flatMap { node in
        node.attributes.filter { Reference.isReference($0.name, $0.value) }.map(\.value)
      })
    var result: [String: (free: [String], kept: Int)] = [:]
    for node in tree.nodes
    where node.name == "constraint" && base?.indices[node.identity] == nil
      && other.indices[node.identity] == nil
    {
      let form = tree.form(of: node, without: ["id"])
      let isFree = !used.contains(node.identity) && tree.children(of: node.identity).isEmpty
      var group = result[form] ?? ([], 0)
      if isFree { group.free.append(node.identity) } else { group.kept += 1 }
      result[form] = group
    }
    return result
  }
}
