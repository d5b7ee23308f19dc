// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// Checks that no change of a side is missing in the result of a merge without a report.
///
/// The check compares files and does not use how they were merged.
struct MergeAudit {
  let base: VersionTree?
  let result: VersionTree
  let conflicts: [MergeConflict]
  let decisions: [MergeDecision]
  private let named: Set<String>

  init(
    base: VersionTree?, result: VersionTree, conflicts: [MergeConflict],
    decisions: [MergeDecision], settled: Set<String>
  ) {
    self.base = base
    self.result = result
    self.conflicts = conflicts
    self.decisions = decisions
    var named: Set<String> = []
    for conflict in conflicts {
      named.insert("\(conflict.object) \(conflict.property)")
      for element in conflict.elements { named.insert("\(element) object") }
    }
    for element in settled { named.insert("\(element) object") }
    for decision in decisions where decision.isOfBothSides {
      named.insert("\(decision.object) \(decision.property)")
    }
    self.named = named
  }

  /// The first change of a side that is neither in the result nor named.
  func firstLoss(of side: VersionTree) -> String? {
    for node in side.nodes where !node.identity.isEmpty {
      if let loss = loss(of: node, in: side) { return loss }
    }
    guard let base else { return nil }
    for node in base.nodes where !node.identity.isEmpty {
      let isDeleted = side.indices[node.identity] == nil && !isInside(node, of: side, base)
      if isDeleted, result.indices[node.identity] != nil, !isNamed(node.identity, "object", base),
        !isNamed(node.identity, "object", result), node.isObject
      {
        return "the deletion of \(node.name) \(node.identity)"
      }
    }
    return nil
  }

  /// Whether an element is in one that the side has as a whole.
  private func isInside(_ node: VersionNode, of side: VersionTree, _ tree: VersionTree) -> Bool {
    var parent = node.parent
    while let index = parent {
      if side.node(tree.nodes[index].identity)?.value != nil { return true }
      parent = tree.nodes[index].parent
    }
    return false
  }

  private func loss(of node: VersionNode, in side: VersionTree) -> String? {
    let identity = node.identity
    let old = base?.node(identity)
    guard let kept = result.node(identity) else {
      let isChanged = old == nil || !differences(from: old, to: node).isEmpty
      guard isChanged, !Noise.includes(node, in: side), !isNamed(identity, "object", side) else {
        return nil
      }
      return isEmptyList(node) ? nil : "\(node.name) \(identity)"
    }
    for property in differences(from: old, to: node) {
      if differences(from: kept, to: node).contains(property),
        !isNamed(identity, property, side), !Noise.includes(node, in: side)
      {
        return "\(property) of \(node.name) \(identity)"
      }
    }
    return nil
  }

  private func isEmptyList(_ node: VersionNode) -> Bool {
    !node.isObject && node.attributes.isEmpty && node.text.allSatisfy(\.isWhitespace)
      && node.value == nil
  }

  /// The properties that differ between two versions of an element.
  private func differences(from old: VersionNode?, to new: VersionNode) -> [String] {
    var result: [String] = []
    if old?.value != new.value || old?.name != new.name { result.append("") }
    if new.value != nil || old?.value != nil { return result }
    let old =
      old
      ?? VersionNode(
        identity: "", name: "", attributes: [], text: "", isObject: false, line: 0, column: 0)
    let texts = [old.text, new.text]
    if texts[0] != texts[1], !texts.joined().allSatisfy(\.isWhitespace) { result.append("text()") }
    let names = Set((old.attributes + new.attributes).map(\.name))
    return result
      + names.sorted().filter {
        !Noise.isNoise($0, of: new) && !new.hasSame($0, as: old)
      }
  }

  /// Whether a conflict or a decision names a property, or an object that it is in.
  private func isNamed(_ identity: String, _ property: String, _ tree: VersionTree) -> Bool {
    var next: String? = identity
    while let element = next {
      let object = tree.object(around: element) ?? "/"
      let path = PropertyPath.path(of: element, in: object)
      let whole = path.isEmpty ? "object" : path
      let part = [path, property].filter { !$0.isEmpty }.joined(separator: ".")
      if named.contains("\(object) \(whole)") || named.contains("\(object) \(part)") { return true }
      next = tree.parent(of: element)
    }
    return false
  }
}

extension MergeDecision {
  /// Whether both sides changed the value, or one deleted it.
  fileprivate var isOfBothSides: Bool {
    action == .computed || action == .either || action == .conflict
      || PropertyMerge.outcome(values) == .contradiction
      || (property == "object" && (values.ours == nil || values.theirs == nil))
  }
}
