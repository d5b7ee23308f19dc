// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinVersioning

/// The statements of the conflicts and decisions of a merge.
struct MergeAccount {
  private let conflicts: [String: [(property: String, values: [String])]]
  private let decisions: [String: [(property: String, values: [String])]]

  /// The new ids of objects of theirs, by the old ones.
  let renamed: [String: String]
  /// The new ids of constraints that one side drew again and the other one changed, by the old ones.
  let redrawn: [String: String]
  /// The new ids of objects whose ids a side uses for other objects, by the old ones.
  let usedAgain: [String: String]

  init(_ merge: InterfaceMerge) {
    var (renamed, redrawn): ([String: String], [String: String]) = ([:], [:])
    var usedAgain: [String: String] = [:]
    for note in merge.notes {
      // Both sides added an object with the id old; that of theirs is now new.
      let words = note.split { " ;".contains($0) }.map(String.init)
      // Ours uses the id old for a new object; the object that had it is now new.
      if let index = words.firstIndex(of: "id"), let last = words.last, words.contains("now") {
        let (old, new) = (words[index + 1], String(last.dropLast()))
        if words.contains("uses") { usedAgain[old] = new } else { renamed[old] = new }
      }
      // One side drew the constraint old again as new, and the other one changed it.
      if let index = words.firstIndex(of: "drew") {
        redrawn[words[index + 3]] = String(words[index + 6].dropLast())
      }
    }
    self.renamed = renamed
    self.redrawn = redrawn
    self.usedAgain = usedAgain
    func list(_ values: MergeValues) -> [String] {
      [values.base, values.ours, values.theirs].compactMap { $0.map(Self.plain) }
    }
    // A conflict about a deleted view has a decision for each constraint that follows the view.
    let ofConnections = merge.decisions.filter { $0.action == .conflict && $0.property == "object" }
    conflicts = Dictionary(
      grouping: merge.conflicts.map { ($0.object, $0.property, $0.values) }
        + ofConnections.map { ($0.object, $0.property, $0.values) }, by: \.0
    ).mapValues { $0.map { ($0.1, list($0.2)) } }
    decisions = Dictionary(
      grouping: merge.decisions.filter { $0.action != .conflict }, by: \.object
    ).mapValues { $0.map { ($0.property, list($0.values)) } }
  }

  /// Whether a conflict states a value of a property.
  ///
  /// - Parameter owners: The objects around the object, from the inside out.
  func hasConflict(_ object: String, _ path: String, _ value: String?, _ owners: [String]) -> Bool {
    Self.states(conflicts, object, path, value, owners)
  }

  /// Whether a conflict or a decision states a value of a property.
  func hasDecision(_ object: String, _ path: String, _ value: String?, _ owners: [String]) -> Bool {
    hasConflict(object, path, value, owners)
      || Self.states(decisions, object, path, value, owners)
  }

  private static func states(
    _ entries: [String: [(property: String, values: [String])]], _ object: String, _ path: String,
    _ value: String?, _ owners: [String]
  ) -> Bool {
    let value = value.map(plain)
    func states(_ values: [String]) -> Bool {
      // That there is no value is stated by the property alone.
      guard let value else { return true }
      // Attributes of a whole element are stated in any order.
      let parts =
        value.hasPrefix("<") ? value.split(separator: "\"").dropFirst().dropLast() : [value[...]]
      return values.contains { text in parts.allSatisfy { $0.hasSuffix("=") || text.contains($0) } }
    }
    let part = path.hasSuffix(".<>") ? String(path.dropLast(3)) : path
    for entry in entries[object] ?? [] {
      let isPart =
        entry.property == "object" || part == entry.property
        || part.hasPrefix(entry.property + ".") || part.hasPrefix(entry.property + "#")
      if isPart, states(entry.values) { return true }
    }
    for owner in owners {
      // Connections of one place of an object are stated there.
      for entry in entries[owner] ?? []
      where entry.property == "object"
        || ["action", "outlet", "segue"].contains(where: entry.property.hasPrefix)
      {
        let texts = entry.values.filter { $0.contains("\"\(object)\"") }
        if !texts.isEmpty, states(texts) { return true }
      }
    }
    return false
  }

  /// A text with the characters that its references represent.
  private static func plain(_ text: String) -> String {
    guard text.contains("&") else { return text }
    return [("&quot;", "\""), ("&lt;", "<"), ("&gt;", ">"), ("&#10;", "\n"), ("&amp;", "&")]
      .reduce(text) { $0.replacingOccurrences(of: $1.0, with: $1.1) }
  }
}
