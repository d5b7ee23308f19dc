// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinInterfaceBuilder

extension ThreeWayMerge {
  /// Decides the connections of each place where the sides have different elements.
  mutating func mergeConnectionSlots() {
    let our = ours.connectionSlots()
    let their = theirs.connectionSlots()
    let old = base?.connectionSlots() ?? [:]
    for slot in Self.sorted(Set(our.keys).union(their.keys)) {
      let (own, other, first) = (our[slot] ?? [], their[slot] ?? [], old[slot] ?? [])
      guard Set(own) != Set(other) else { continue }
      let forms = MergeValues(
        base: base?.forms(of: first).joined(separator: " "),
        ours: ours.forms(of: own).joined(separator: " "),
        theirs: theirs.forms(of: other).joined(separator: " "))
      switch PropertyMerge.outcome(forms) {
      case .either: take(own, insteadOf: other, .either)
      case .side(.theirs): take(other, insteadOf: own, .theirs)
      case .side: take(own, insteadOf: other, .ours)
      case .contradiction: contradict(slot, own, other, first)
      }
    }
  }

  private static func sorted(_ slots: Set<ConnectionSlot>) -> [ConnectionSlot] {
    slots.sorted { ($0.object, $0.name) < ($1.object, $1.name) }
  }

  /// Leaves out the connections of one side for which the other one has its own.
  ///
  /// Connections that only one version still has follow the usual rules, so that the objects they
  /// refer to are kept or reported with them.
  private mutating func take(
    _ kept: [String], insteadOf dropped: [String], _ action: MergeDecision.Action
  ) {
    guard kept.contains(where: { base?.indices[$0] == nil }) else { return }
    for identity in dropped
    where !kept.contains(identity) && present.contains(identity)
      && base?.indices[identity] == nil
    {
      remove(identity)
      addDecision(action, identity, texts(identity))
    }
  }

  private mutating func contradict(
    _ slot: ConnectionSlot, _ own: [String], _ other: [String], _ old: [String]
  ) {
    // Where one side only removed, an element that the other one changed is a conflict of its own.
    guard !own.isEmpty, !other.isEmpty, present.contains(slot.object) else { return }
    let all = own + other + old
    addConflict(
      .connection, slot.object, property: slot.name,
      values { tree in
        let ids = all.filter { tree.indices[$0] != nil }
        let list = ids.enumerated().filter { !ids[..<$0.offset].contains($0.element) }
        return list.isEmpty
          ? nil
          : list.compactMap { tree.indices[$0.element] }
            .map { tree.spans.text(tree.spans.elements[$0].extent) }.joined(separator: " ")
      }, elements: all)
    let chosen = choice(slot.object, slot.name)
    let (kept, dropped) = chosen == .theirs ? (other, own) : (own, other)
    for identity in dropped where !kept.contains(identity) {
      remove(identity)
      if let chosen { addDecision(.init(chosen), identity, texts(identity)) }
    }
    present.formUnion(kept)
  }

  private mutating func remove(_ identity: String) {
    leaveOut(identity, of: ours.indices[identity] == nil ? .theirs : .ours)
  }

  /// Makes a conflict of connections in one place that no version has together.
  mutating func refuseInventedSlots() {
    var slots: [ConnectionSlot: [String]] = [:]
    for identity in presentInOrder {
      guard let node = nodes[identity],
        let holder = node.parent.flatMap(objectInResult), let kind = nodes[holder]?.name,
        let slot = ConnectionSlot(
          node.name, (holder, kind),
          attribute: { name in node.attributes.first { $0.name == name }?.value })
      else { continue }
      slots[slot, default: []].append(identity)
    }
    let known = [ours, theirs, base].compactMap(\.self).map { ($0, $0.connectionSlots()) }
    for slot in Self.sorted(Set(slots.keys)) {
      guard let connections = slots[slot], connections.count > 1 else { continue }
      let forms = connections.compactMap { nodes[$0] }.map { node in
        let parts = MergeUnit.parts(node.attributes, of: node.name, holder: nil)
        return "\(node.name) \(parts.sorted { $0.key < $1.key })"
      }.sorted()
      let isKnown = known.contains { tree, list in tree.forms(of: list[slot] ?? []) == forms }
      let isNamed = conflicts.contains { conflict in
        connections.contains { conflict.elements.contains($0) || conflict.object == $0 }
      }
      guard !isKnown, !isNamed else { continue }
      addConflict(
        .connection, slot.object, property: slot.name,
        values { $0.forms(of: $0.connectionSlots()[slot] ?? []).joined(separator: " ") },
        elements: connections)
    }
  }
}
