// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinInterfaceBuilder

/// The versions of a file that are merged.
struct MergedVersions {
  var base: VersionTree?
  var ours: VersionTree
  var theirs: VersionTree
  /// Sentences about ids that changed.
  var notes: [String] = []

  /// Assigns new ids to objects whose ids other versions use for other objects: to those of theirs
  /// that our side uses too, and to those that the ancestor uses for an object of another kind.
  ///
  /// - Throws: An error when the new ids cannot be written.
  func separated(
    _ ourFile: InterfaceFile, _ theirFile: InterfaceFile
  ) throws(InterfaceBuilderError) -> MergedVersions {
    let reused = ours.nodes.filter { isReused($0, in: ours) }
    let repeated = theirs.nodes.filter { node in
      if base?.indices[node.identity] != nil { return isReused(node, in: theirs) }
      return node.isObject && ours.node(node.identity).map { $0.name != node.name } == true
    }
    var result = self
    result.ours = try renamed(reused, in: ours, "Ours", ourFile.name, &result.notes)
    result.theirs = try renamed(repeated, in: theirs, "Theirs", theirFile.name, &result.notes)
    return result
  }

  /// Whether the ancestor uses the id of an object for an object that was somewhere else, such as a
  /// constraint's for a view.
  private func isReused(_ node: VersionNode, in tree: VersionTree) -> Bool {
    guard node.isObject, let base, let old = base.node(node.identity), old.name != node.name else {
      return false
    }
    let places = [base, tree].map { $0.parent(of: node.identity).flatMap($0.node)?.name }
    return places[0] != places[1]
  }

  private func renamed(
    _ nodes: [VersionNode], in tree: VersionTree, _ side: String, _ file: String,
    _ notes: inout [String]
  ) throws(InterfaceBuilderError) -> VersionTree {
    var renamed: [String: String] = [:]
    let known = ours.ids.union(theirs.ids).union(base?.ids ?? [])
    for node in nodes {
      guard let index = tree.indices[node.identity] else { continue }
      var seed = tree.spelling(of: index)
      var id = Self.id(seed)
      while known.contains(id) || renamed.values.contains(id) {
        seed += "+"
        id = Self.id(seed)
      }
      renamed[node.identity] = id
    }
    guard let other = try tree.renaming(renamed, in: file) else {
      let ids = renamed.keys.sorted().joined(separator: "', '")
      throw InterfaceMerge.refusal(
        file,
        "another version has other objects with the id '\(ids)', and new ids cannot be written")
    }
    notes += renamed.sorted { $0.key < $1.key }.map { old, new in
      base?.indices[old] == nil
        ? "Both sides added an object with the id \(old); that of theirs is now \(new)."
        : "\(side) has another object than the ancestor with the id \(old); it is now \(new)."
    }
    return other
  }

  /// An id in the form of Xcode's, from a text.
  private static func id(_ text: String) -> String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for unit in text.utf8 { hash = (hash ^ UInt64(unit)) &* 0x100_0000_01b3 }
    let digits = Array("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz")
    var result = ""
    for position in 0..<10 {
      if position == 3 || position == 6 {
        result.append("-")
        continue
      }
      result.append(digits[Int(hash % 62)])
      hash /= 62
    }
    return result
  }
}

extension VersionTree {
  /// Returns the element around an element with its attributes, except for some, as a text that is
  /// equal for equivalent elements.
  func form(of node: VersionNode, without own: Set<String>) -> String {
    let parts = node.attributes.filter { !own.contains($0.name) }
      .map { "\($0.name)=\(ValueText.canonical($0.value))" }
    return "\(parent(of: node.identity) ?? "") \(parts.sorted())"
  }

  /// The version with other ids of some objects; nil when they cannot be written.
  func renaming(
    _ ids: [String: String], in file: String
  ) throws(InterfaceBuilderError) -> VersionTree? {
    guard !ids.isEmpty else { return self }
    var edits: [FileEdit] = []
    for (index, node) in nodes.enumerated() {
      for (name, value) in node.attributes
      where name == "id" || name == "sceneID" || Reference.isReference(name, value) {
        guard let id = ids[value] else { continue }
        edits.append(spans.setting(name, to: id, of: index))
      }
    }
    guard let data = edits.applied(to: Data(spans.bytes)) else { return nil }
    return try InterfaceMerge.tree(InterfaceFile(data: data, fileName: file))
  }
}
