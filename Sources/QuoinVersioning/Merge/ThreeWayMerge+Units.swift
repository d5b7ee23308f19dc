// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

extension ThreeWayMerge {
  /// Decides the constraints and connections of which both sides changed different parts.
  mutating func decideUnits() {
    for identity in presentInOrder {
      guard let our = ours.node(identity), let their = theirs.node(identity), our.isObject,
        our.name == their.name, let own = MergeUnit.parts(of: identity, in: ours),
        let other = MergeUnit.parts(of: identity, in: theirs),
        !MergeUnit.attributes(of: our.name).isEmpty,
        MergeUnit.isContested(
          base: MergeUnit.parts(of: identity, in: base), ours: own, theirs: other)
      else { continue }
      addConflict(.connection, identity, texts(identity))
      let side = choice(identity) ?? (mode == .base ? .base : .ours)
      unitSides[identity] = side == .base && base?.indices[identity] == nil ? .ours : side
    }
  }

  /// Makes a conflict of each constraint, and of each set of connections of one event or outlet,
  /// that no version has.
  ///
  /// The check reads only the result and the three versions, whatever rules led to the result.
  mutating func refuseInventions() {
    for identity in presentInOrder {
      guard let node = nodes[identity], !MergeUnit.attributes(of: node.name).isEmpty,
        !isInConflict(identity)
      else { continue }
      let parts = MergeUnit.parts(
        node.attributes, of: node.name, holder: node.parent.flatMap(objectInResult))
      let known = [ours, theirs, base].compactMap { MergeUnit.parts(of: identity, in: $0) }
      if !known.contains(parts) { addConflict(.connection, identity, texts(identity)) }
    }
    refuseInventedSlots()
  }

  private func isInConflict(_ identity: String) -> Bool {
    conflicts.contains { $0.object == identity || $0.elements.contains(identity) }
  }

  /// The object that an element of the result is, or is in.
  func objectInResult(_ identity: String) -> String? {
    var next: String? = identity
    while let element = next {
      if (ours.node(element) ?? theirs.node(element))?.isObject == true { return element }
      next = nodes[element]?.parent
    }
    return nil
  }
}
