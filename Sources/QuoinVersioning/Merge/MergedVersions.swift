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

  /// Assigns new ids to objects of theirs whose ids our side uses for other objects.
  ///
  /// - Parameter file: The file of theirs.
  /// - Throws: An error when the new ids cannot be written.
  func separated(_ file: InterfaceFile) throws(InterfaceBuilderError) -> MergedVersions {
    var renamed: [String: String] = [:]
    let known = ours.ids.union(theirs.ids).union(base?.ids ?? [])
    for node in theirs.nodes where node.isObject && base?.indices[node.identity] == nil {
      guard let own = ours.node(node.identity), own.name != node.name else { continue }
      guard let index = theirs.indices[node.identity] else { continue }
      var seed = theirs.spelling(of: index)
      var id = Self.id(seed)
      while known.contains(id) || renamed.values.contains(id) {
        seed += "+"
        id = Self.id(seed)
      }
      renamed[node.identity] = id
    }
    guard !renamed.isEmpty else { return self }
    guard let other = try theirs.renaming(renamed, in: file.name) else {
      let ids = renamed.keys.sorted().joined(separator: "', '")
      throw InterfaceMerge.refusal(
        file.name,
        "both sides added objects with the id '\(ids)', and new ids for those of theirs "
          + "cannot be written")
    }
    var result = self
    result.theirs = other
    result.notes = renamed.sorted { $0.key < $1.key }.map {
      "Both sides added an object with the id \($0.key); that of theirs is now \($0.value)."
    }
    return result
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
