// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinInterfaceBuilder

/// The versions of a file that are merged.
struct MergedVersions {
  var base: VersionTree?
  var ours: VersionTree
  var theirs: VersionTree
  /// The ids that the files have for objects whose ids were used again, by their new ids.
  private(set) var usedAgain: [String: String] = [:]
  /// Sentences about ids that changed.
  var notes: [String] = []

  init(base: VersionTree?, ours: VersionTree, theirs: VersionTree) {
    (self.base, self.ours, self.theirs) = (base, ours, theirs)
  }

  private var knownIDs: Set<String> { ours.ids.union(theirs.ids).union(base?.ids ?? []) }

  /// Assigns new ids to objects of the ancestor whose ids a side uses for other objects, wherever they
  /// still are: the new object is as it is in the file of its side, and the old one was deleted there.
  ///
  /// - Parameter file: The name of the file in messages.
  func withoutReusedIDs(in file: String) throws(InterfaceBuilderError) -> MergedVersions {
    guard let base else { return self }
    let users = [("Ours", ours), ("Theirs", theirs)].map { name, tree in
      (name: name, ids: Set(tree.ids.filter { Self.isReused($0, of: base, in: tree) }))
    }
    let reused = users[0].ids.union(users[1].ids).sorted()
    guard !reused.isEmpty else { return self }
    var result = self
    let known = knownIDs
    var renamed: [String: String] = [:]
    for id in reused {
      guard let index = base.indices[id] else { continue }
      let new = Self.id(base.spelling(of: index), unlike: known.union(renamed.values))
      renamed[id] = new
      result.usedAgain[new] = id
    }
    let others = users.map { user in renamed.filter { !user.ids.contains($0.key) } }
    guard let old = try base.renaming(renamed, in: file),
      let our = try ours.renaming(others[0], in: file),
      let their = try theirs.renaming(others[1], in: file)
    else { return self }
    (result.base, result.ours, result.theirs) = (old, our, their)
    for id in reused {
      let having = users.filter { $0.ids.contains(id) }
      guard having.count == 1, let new = renamed[id],
        [our, their].contains(where: { $0.ids.contains(new) })
      else { continue }
      result.notes.append(
        "\(having[0].name) uses the id \(id) for a new object; the object that had it is now \(new)."
      )
    }
    return result
  }

  /// Whether a version has an object of another kind, in another list, with the id of an object of the
  /// ancestor.
  private static func isReused(_ id: String, of base: VersionTree, in tree: VersionTree) -> Bool {
    guard let old = base.node(id), let new = tree.node(id), old.name != new.name else {
      return false
    }
    let lists = [base, tree].map { version in version.parent(of: id).flatMap(version.node)?.name }
    return lists[0] != lists[1]
  }

  /// The title of an object in a version, which the file may have under another id.
  func title(_ id: String, of tree: VersionTree?, in titles: [String: String]) -> String? {
    tree?.indices[id] == nil ? nil : titles[usedAgain[id] ?? id]
  }

  /// Assigns new ids to objects of theirs whose ids our side uses for other objects.
  ///
  /// - Parameter file: The file of theirs.
  /// - Throws: An error when the new ids cannot be written.
  func separated(_ file: InterfaceFile) throws(InterfaceBuilderError) -> MergedVersions {
    var renamed: [String: String] = [:]
    let known = knownIDs
    for node in theirs.nodes where node.isObject && base?.indices[node.identity] == nil {
      guard let own = ours.node(node.identity), own.name != node.name else { continue }
      guard let index = theirs.indices[node.identity] else { continue }
      renamed[node.identity] = Self.id(
        theirs.spelling(of: index), unlike: known.union(renamed.values))
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
    result.notes += renamed.sorted { $0.key < $1.key }.map {
      "Both sides added an object with the id \($0.key); that of theirs is now \($0.value)."
    }
    return result
  }

  /// An id in the form of Xcode's, from a text, that no object has.
  private static func id(_ text: String, unlike known: Set<String>) -> String {
    var seed = text
    while true {
      let id = id(seed)
      if !known.contains(id) { return id }
      seed += "+"
    }
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
