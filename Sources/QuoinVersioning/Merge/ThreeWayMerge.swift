// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinInterfaceBuilder

/// Merges three versions of a file into the elements of a result.
struct ThreeWayMerge: Sendable {
  let base: VersionTree?
  let ours: VersionTree
  let theirs: VersionTree
  let mode: MergeOptions.ConflictMode
  /// The sides that were selected for conflicts, by the keys of the conflicts.
  var choices: [String: MergeSide]
  /// The elements of the result, by identity.
  var nodes: [String: MergedNode] = [:]
  var conflicts: [MergeConflict] = []
  /// The connections that follow an object for which a side was selected.
  var settled: Set<String> = []
  var decisions: [MergeDecision] = []
  /// Numbers of stored rectangles on which both sides differ, and which layout decides.
  var openNumbers: [MergeDecision] = []
  /// The identities of all elements of the result.
  var present: Set<String> = []
  /// Parents that a conflict decided.
  var givenParents: [String: String] = [:]
  /// Values of attributes that a conflict decided, by element; nil for none.
  var givenValues: [String: [String: String?]] = [:]
  /// The version whose unit a constraint or a connection keeps, if both sides changed different
  /// parts of it.
  var unitSides: [String: MergeSide] = [:]

  init(
    base: VersionTree?, ours: VersionTree, theirs: VersionTree, options: MergeOptions
  ) {
    self.base = base
    self.ours = ours
    self.theirs = theirs
    mode = options.conflicts
    choices = options.choices
    decidePresence()
    dropRepeatedConstraints()
    mergeConnectionSlots()
    decideUnits()
    settleParents()
    settleReferences()
    keepUsedResources()
    for identity in presentInOrder { nodes[identity] = merged(identity) }
    orderChildren()
    refuseInventions()
    sortConflicts()
  }

  /// The identities of the elements of the result, in the order of our file, then those that only
  /// theirs has in its order.
  var presentInOrder: [String] {
    var seen: Set<String> = []
    return [ours, theirs].flatMap(\.nodes).map(\.identity).filter {
      present.contains($0) && seen.insert($0).inserted
    }
  }

  /// Sorts the conflicts into the order of the files, so that their numbers go up in the result.
  private mutating func sortConflicts() {
    func place(_ conflict: MergeConflict) -> Int {
      let count = ours.nodes.count
      return ours.indices[conflict.element] ?? theirs.indices[conflict.element].map { count + $0 }
        ?? .max
    }
    conflicts = conflicts.enumerated().map { (place($0.element), $0.offset, $0.element) }
      .sorted { ($0.0, $0.1) < ($1.0, $1.1) }.map(\.2)
  }

  func tree(_ side: MergeSide) -> VersionTree? {
    switch side {
    case .base: base
    case .ours: ours
    case .theirs: theirs
    }
  }

  /// Returns the values of the versions.
  func values(_ value: (VersionTree) -> String?) -> MergeValues {
    MergeValues(base: base.flatMap(value), ours: value(ours), theirs: value(theirs))
  }

  /// The name of an object for people.
  func name(_ identity: String) -> String {
    let node = ours.node(identity) ?? theirs.node(identity) ?? base?.node(identity)
    return "\(node?.name ?? "element") \(identity)"
  }

  /// The object that an element belongs to, and the property of it that the element is.
  func subject(_ identity: String) -> (object: String, property: String) {
    let tree = [ours, theirs, base].compactMap(\.self).first { $0.indices[identity] != nil }
    let object = tree?.object(around: identity) ?? "/"
    return (object, PropertyPath.path(of: identity, in: object))
  }

  /// Returns the side that was selected for a conflict about an element or one of its properties;
  /// nil for none.
  func choice(_ identity: String, _ property: String? = nil) -> MergeSide? {
    choices.isEmpty ? nil : choices[key(identity, property)]
  }

  /// The key of a conflict about an element or one of its properties.
  func key(_ identity: String, _ property: String? = nil) -> String {
    let (object, path) = subject(identity)
    return [object, path, property ?? ""].filter { !$0.isEmpty }.joined(separator: ".")
  }

  mutating func addConflict(
    _ kind: MergeConflict.Kind, _ identity: String, property: String? = nil,
    _ values: MergeValues, elements: [String] = []
  ) {
    let (object, path) = subject(identity)
    let parts = [path, property ?? ""].filter { !$0.isEmpty }
    let conflict = MergeConflict(
      kind: kind, object: object, name: name(object),
      property: parts.isEmpty ? "object" : parts.joined(separator: "."), values: values,
      element: identity, attribute: property, elements: elements)
    guard !conflicts.contains(conflict) else { return }
    if let side = choices[conflict.key] {
      addDecision(.init(side), identity, property: property, values)
      return
    }
    conflicts.append(conflict)
    decisions.append(
      MergeDecision(
        action: .conflict, object: object, property: conflict.property, values: values))
    guard kind == .modifyDelete else { return }
    for element in elements {
      decisions.append(
        MergeDecision(
          action: .conflict, object: element, property: "object", values: texts(element)))
    }
  }

  mutating func addDecision(
    _ action: MergeDecision.Action, _ identity: String, property: String? = nil,
    _ values: MergeValues
  ) {
    let (object, path) = subject(identity)
    let parts = [path, property ?? ""].filter { !$0.isEmpty }
    decisions.append(
      MergeDecision(
        action: action, object: object,
        property: parts.isEmpty ? "object" : parts.joined(separator: "."), values: values))
  }

  /// Returns the text of an element with its content, in the versions that contain the element.
  func texts(_ identity: String) -> MergeValues {
    values { tree in
      tree.indices[identity].map { tree.spans.text(tree.spans.elements[$0].extent) }
    }
  }
}
