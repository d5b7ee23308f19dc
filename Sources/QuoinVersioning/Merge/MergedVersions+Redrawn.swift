// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinInterfaceBuilder

extension MergedVersions {
  /// Assigns the new id in all versions to constraints that one side deleted and drew again, and
  /// that the other side changed, so that they are one constraint and no deleted one.
  ///
  /// - Parameter file: The name of the file in messages.
  func joined(in file: String) throws(InterfaceBuilderError) -> MergedVersions {
    guard let base else { return self }
    let byOurs = Self.redrawn(base, by: ours, changedBy: theirs)
    let byTheirs = Self.redrawn(base, by: theirs, changedBy: ours)
    let all = byOurs.merging(byTheirs) { first, _ in first }
    guard !all.isEmpty, let old = try base.renaming(all, in: file),
      let our = try ours.renaming(byTheirs, in: file),
      let their = try theirs.renaming(byOurs, in: file)
    else { return self }
    var result = self
    (result.base, result.ours, result.theirs) = (old, our, their)
    result.notes += all.sorted { $0.key < $1.key }.map {
      "One side drew the constraint \($0.key) again as \($0.value), and the other one changed it."
    }
    return result
  }

  /// The new ids of constraints that a side drew again and the other one changed, by the old ones.
  private static func redrawn(
    _ base: VersionTree, by side: VersionTree, changedBy other: VersionTree
  ) -> [String: String] {
    var old: [String: [String]] = [:]
    for node in base.nodes where side.indices[node.identity] == nil {
      guard let form = form(node, base), let changed = other.node(node.identity),
        isChanged(node, changed)
      else { continue }
      old[form, default: []].append(node.identity)
    }
    guard !old.isEmpty else { return [:] }
    var new: [String: [String]] = [:]
    for node in side.nodes
    where base.indices[node.identity] == nil && other.indices[node.identity] == nil {
      guard let form = form(node, side), old[form] != nil else { continue }
      new[form, default: []].append(node.identity)
    }
    var result: [String: String] = [:]
    for (form, ids) in old {
      // Of several equal elements the matching one is unknown.
      guard ids.count == 1, let drawn = new[form], drawn.count == 1 else { continue }
      result[ids[0]] = drawn[0]
    }
    return result
  }

  /// Returns the part of a constraint that it shares with one that replaces it; nil for other
  /// elements.
  private static func form(_ node: VersionNode, _ tree: VersionTree) -> String? {
    guard node.name == "constraint", node.isObject else { return nil }
    return tree.form(of: node, without: ["id", "constant", "priority", "identifier"])
  }

  private static func isChanged(_ old: VersionNode, _ new: VersionNode) -> Bool {
    Set((old.attributes + new.attributes).map(\.name)).contains {
      !new.hasSame($0, as: old)
    }
  }
}
