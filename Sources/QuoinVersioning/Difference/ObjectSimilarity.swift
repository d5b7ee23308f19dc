// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The similarity of two objects with different ids.
struct ObjectSimilarity {
  /// The facts of an object that do not depend on its id, with their weights.
  private struct Profile {
    var facts: [String: (weight: Double, value: String)] = [:]
    /// The facts of which a share can be equal: the constraints of the object, and its descendants.
    var sets: [String: Set<String>] = [:]
    var others: [String: String] = [:]
    var parent: String?
    var position = 0
    /// Whether the object is a scene. Parents and positions of scenes are ignored.
    var isScene = false
  }

  /// The minimum similarity of one object in two versions, and the minimum distance to the next
  /// one.
  private static let (threshold, distance) = (0.6, 0.1)

  private let old: CatalogIndex
  private let new: CatalogIndex

  init(_ old: ObjectCatalog, _ new: ObjectCatalog) {
    self.old = CatalogIndex(old)
    self.new = CatalogIndex(new)
  }

  /// Returns the pairs of ids of objects that are the same ones, from the most similar ones down.
  ///
  /// - Parameters:
  ///   - left: Objects of the old version that may have a partner in `right`.
  ///   - matches: The partners of other objects.
  func pairs(
    _ left: [ObjectRecord], _ right: [ObjectRecord], _ matches: [String: String]
  ) -> [(String, String)] {
    let before = left.map { profile(of: $0, old, parent: $0.parent.map { matches[$0] ?? $0 }) }
    let after = right.map { profile(of: $0, new, parent: $0.parent) }
    let scores = before.map { first in after.map { Self.similarity(first, $0) } }
    var candidates: [(score: Double, left: Int, right: Int)] = []
    for (index, row) in scores.enumerated() {
      for (other, score) in row.enumerated() where score >= Self.threshold {
        candidates.append((score, index, other))
      }
    }
    candidates.sort { ($1.score, $0.left, $0.right) < ($0.score, $1.left, $1.right) }
    var free = (left: Set(left.indices), right: Set(right.indices))
    var result: [(String, String)] = []
    func take(_ pair: (score: Double, left: Int, right: Int)) {
      free.left.remove(pair.left)
      free.right.remove(pair.right)
      result.append((left[pair.left].id, right[pair.right].id))
    }
    for pair in candidates where free.left.contains(pair.left) && free.right.contains(pair.right) {
      let limit = pair.score - Self.distance
      let hasRival =
        free.right.contains { $0 != pair.right && scores[pair.left][$0] > limit }
        || free.left.contains { $0 != pair.left && scores[$0][pair.right] > limit }
      if !hasRival { take(pair) }
    }
    // Equal siblings are the same ones in order, if none was added or removed.
    let parents = Dictionary(grouping: free.left.sorted()) { before[$0].parent ?? "" }
    for key in parents.keys.sorted() {
      let others = free.right.sorted().filter { after[$0].parent == key }
      guard let members = parents[key], members.count == others.count else { continue }
      for (index, other) in zip(members, others) where scores[index][other] >= Self.threshold {
        take((scores[index][other], index, other))
      }
    }
    return result
  }

  // MARK: Profiles

  private func profile(
    of record: ObjectRecord, _ index: CatalogIndex, parent: String?
  ) -> Profile {
    var profile = Profile(parent: parent, position: index.positions[record.id] ?? 0)
    profile.isScene = record.scene == record.id
    let weights = [("customClass", 3.0), ("userLabel", 2)]
    for (name, weight) in weights {
      if let value = record[name] { profile.facts[name] = (weight, value) }
    }
    let text = ["text", "title", "normal.title", "placeholder"].lazy.compactMap { record[$0] }
    if let text = text.first { profile.facts["text"] = (2, text) }
    if let names = index.connections[record.id] {
      profile.facts["connections"] = (3, names.sorted().joined(separator: " "))
    }
    profile.sets["constraints"] = index.shapes[record.id]
    let inside = index.contents(of: record)
    if !inside.isEmpty { profile.sets["contents"] = inside }
    for (path, fact) in record.facts where !Self.isCounted(path) {
      profile.others[path] = fact.value
    }
    return profile
  }

  private static func isCounted(_ path: String) -> Bool {
    ["customClass", "userLabel", "text", "title", "normal.title", "placeholder"].contains(path)
  }

  private static func similarity(_ first: Profile, _ second: Profile) -> Double {
    // The parent and the place among siblings prove nothing alone.
    var (total, equal) = (first.isScene ? 0 : 3.0, 0.0)
    if !first.isScene, first.parent == second.parent {
      equal += 2
      if first.position == second.position { equal += 1 }
    }
    var hasEvidence = false
    for name in Set(first.facts.keys).union(second.facts.keys) {
      let (left, right) = (first.facts[name], second.facts[name])
      total += left?.weight ?? right?.weight ?? 0
      guard let left, let right, left.value == right.value else { continue }
      equal += left.weight
      hasEvidence = true
    }
    // In a fixed order, since the sum of fractions depends on it.
    for name in ["constraints", "contents"]
    where first.sets[name] != nil || second.sets[name] != nil {
      let (left, right) = (first.sets[name] ?? [], second.sets[name] ?? [])
      let common = left.intersection(right).count
      total += 2
      equal += 2 * Double(common) / Double(max(1, left.union(right).count))
      hasEvidence = hasEvidence || common > 0
    }
    let others = Set(first.others.keys).union(second.others.keys)
    if !others.isEmpty {
      let common = others.count { first.others[$0] != nil && first.others[$0] == second.others[$0] }
      let weight = Double(min(4, others.count))
      total += weight
      equal += weight * Double(common) / Double(others.count)
      hasEvidence = hasEvidence || common > 0
    }
    return hasEvidence ? equal / total : 0
  }
}

extension ObjectSimilarity {
  /// The objects of a version around a compared object.
  fileprivate struct CatalogIndex {
    let catalog: ObjectCatalog
    /// The names of the connections that end at an object.
    private(set) var connections: [String: [String]] = [:]
    /// The attributes, relations and constants of the constraints of an object.
    private(set) var shapes: [String: Set<String>] = [:]
    /// The index of an object among the objects in one list of its parent.
    private(set) var positions: [String: Int] = [:]

    init(_ catalog: ObjectCatalog) {
      self.catalog = catalog
      for id in catalog.order {
        guard let record = catalog.objects[id] else { continue }
        var counts: [String: Int] = [:]
        for child in record.children {
          guard let list = catalog.objects[child]?.list else { continue }
          positions[child] = counts[list, default: 0]
          counts[list, default: 0] += 1
        }
        if record.isConnection, let end = record["destination"] {
          let name = record["property"] ?? record["selector"] ?? record["kind"] ?? ""
          connections[end, default: []].append("\(record.element) \(name)")
        }
        guard record.isConstraint else { continue }
        for (item, attribute) in [
          ("firstItem", "firstAttribute"), ("secondItem", "secondAttribute"),
        ] {
          guard let end = record[item] ?? (item == "firstItem" ? record.parent : nil) else {
            continue
          }
          let parts = [record[attribute], record["relation"], record["constant"]]
          shapes[end, default: []].insert(parts.map { $0 ?? "" }.joined(separator: " "))
        }
      }
    }

    /// The elements, classes and texts of the objects in an object.
    func contents(of record: ObjectRecord) -> Set<String> {
      var result: Set<String> = []
      for id in catalog.subtree(of: record.id) where id != record.id {
        guard let inner = catalog.objects[id], !inner.isConstraint, !inner.isConnection else {
          continue
        }
        result.insert("\(inner.element) \(inner["customClass"] ?? "") \(inner.label ?? "")")
      }
      return result
    }
  }
}
