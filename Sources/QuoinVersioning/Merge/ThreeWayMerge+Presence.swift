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

  /// Whether a side changed an element itself in something that is not noise.
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
    return names.contains {
      !Noise.isNoise($0, of: old) && !ValueText.areEqual(old.attribute($0), new.attribute($0))
    }
  }

  /// Records that one side deleted what the other one changed. Our version of the object stays.
  mutating func restore(_ identity: String, changedBy side: MergeSide) {
    let top = deletedObject(around: identity, keptBy: side)
    // What theirs added is missing only because of another conflict.
    if side == .ours || base?.indices[top] != nil { addConflict(.modifyDelete, top, texts(top)) }
    guard side == .ours else { return }
    let ids = keepOurs(top)
    // What referred to the object in our file refers to it again.
    for node in ours.nodes
    where Reference.isConnection(node) && !present.contains(node.identity)
      && hasHolder(node.identity)
      && node.attributes.contains(where: {
        ids.contains($0.value) && Reference.isReference($0.name, $0.value)
      })
    {
      keepOurs(node.identity)
      if ours.children(of: node.identity).contains(where: { base?.indices[$0] == nil }) {
        addConflict(.modifyDelete, node.identity, texts(node.identity))
      } else {
        addDecision(.ours, node.identity, texts(node.identity))
      }
    }
  }

  /// Whether the object with an element of our file is in the result.
  private func hasHolder(_ identity: String) -> Bool {
    let holder = ours.parent(of: identity).flatMap { ours.object(around: $0) }
    return holder.map(present.contains) ?? true
  }

  /// Puts an element of our file with all inside of it into the result. Returns the ids in it.
  @discardableResult private mutating func keepOurs(_ identity: String) -> Set<String> {
    var waiting = [identity]
    var ids: Set<String> = []
    while let next = waiting.popLast() {
      present.insert(next)
      if ours.node(next)?.isObject == true { ids.insert(next) }
      waiting += ours.children(of: next)
    }
    return ids
  }

  /// The outermost object with an element that one side has and the other one deleted; the element itself
  /// when no object around it was deleted.
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

  /// Leaves out a constraint that both sides added, of which one is enough.
  mutating func dropRepeatedConstraints() {
    var known: Set<String> = []
    func form(_ node: VersionNode, _ tree: VersionTree) -> String? {
      guard node.name == "constraint", base?.indices[node.identity] == nil else { return nil }
      let parts = node.attributes.filter { $0.name != "id" }
        .map { "\($0.name)=\(ValueText.canonical($0.value))" }
      return "\(tree.parent(of: node.identity) ?? "") \(parts.sorted())"
    }
    for node in ours.nodes { form(node, ours).map { _ = known.insert($0) } }
    let used = Set(
      theirs.nodes.flatMap { node in
        node.attributes.filter { Reference.isReference($0.name, $0.value) }.map(\.value)
      })
    for node in theirs.nodes
    where ours.indices[node.identity] == nil && !used.contains(node.identity)
      && theirs.children(of: node.identity).isEmpty
    {
      guard let form = form(node, theirs), known.contains(form) else { continue }
      present.remove(node.identity)
      addDecision(.either, node.identity, texts(node.identity))
    }
  }
}
