// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The objects of two versions that are the same ones.
struct ObjectMatching {
  let old: ObjectCatalog?
  let new: ObjectCatalog?
  /// The ids of objects of the new version, by those of the old one.
  private(set) var matches: [String: String] = [:]
  /// The ids of objects of the old version, by those of the new one.
  private(set) var sources: [String: String] = [:]
  /// The number of objects, apart from constraints, that have another id in the new version.
  private(set) var renamed = 0
  /// Whether so many objects had no partner that not all of them were compared with each other.
  private(set) var isIncomplete = false

  init(_ old: ObjectCatalog?, _ new: ObjectCatalog?) {
    self.old = old
    self.new = new
    guard let old, let new else { return }
    matchIDs(old, new)
    matchContents(old, new)
    matchByForm(old, new, \.isConnection, of: connectionForm)
    matchByForm(old, new, \.isConstraint) { ConstraintText.form($0, naming: $1) }
  }

  /// The ids of the new version by those of the old one, where they differ.
  var partners: [String: String] { matches.filter { $0.key != $0.value } }

  /// The id in the new version of an object of the old one; the same id for others.
  func new(_ id: String) -> String { matches[id] ?? id }

  /// Pairs objects whose ids are equal, unless they have nothing else in common.
  private mutating func matchIDs(_ old: ObjectCatalog, _ new: ObjectCatalog) {
    for id in old.order {
      guard let before = old.objects[id], let after = new.objects[id],
        before.element == after.element || Self.haveCommonFacts(before, after)
      else { continue }
      pair(id, id)
    }
  }

  private static func haveCommonFacts(_ before: ObjectRecord, _ after: ObjectRecord) -> Bool {
    before.parent == after.parent || !Set(before.children).isDisjoint(with: after.children)
      || before.facts.contains { after[$0.key] == $0.value.value }
  }

  private mutating func pair(_ old: String, _ new: String) {
    matches[old] = new
    sources[new] = old
  }

  // MARK: By content

  /// The number of pairs that are compared at most.
  private static let pairLimit = 1_000_000

  /// Pairs objects whose ids changed by the statements of the file about them: scenes first, so
  /// that only objects in the same scene are compared, and twice, as then parents have partners.
  private mutating func matchContents(_ old: ObjectCatalog, _ new: ObjectCatalog) {
    var budget = Self.pairLimit
    for isScene in [true, false, false] {
      let before = remaining(in: old, isScene) { matches[$0] == nil }
      let after = remaining(in: new, isScene) { sources[$0] == nil }
      guard !before.isEmpty, !after.isEmpty else { continue }
      let similarity = ObjectSimilarity(old, new)
      let groups = Dictionary(grouping: after) { group($0, of: $0.scene) }
      let sides = Dictionary(grouping: before) { group($0, of: $0.scene.map(self.new)) }
      for key in sides.keys.sorted() {
        guard let left = sides[key], let right = groups[key] else { continue }
        guard left.count * right.count <= budget else {
          isIncomplete = true
          continue
        }
        budget -= left.count * right.count
        for (first, second) in similarity.pairs(left, right, matches) {
          pair(first, second)
          renamed += 1
        }
      }
    }
  }

  private func group(_ record: ObjectRecord, of scene: String?) -> String {
    record.scene == record.id ? record.element : "\(record.element) \(scene ?? "")"
  }

  private func remaining(
    in catalog: ObjectCatalog, _ isScene: Bool, _ isFree: (String) -> Bool
  ) -> [ObjectRecord] {
    catalog.order.filter(isFree).compactMap { catalog.objects[$0] }.filter {
      // Each object at the top of a xib is a scene of its own.
      !$0.isConstraint && !$0.isConnection && ($0.scene == $0.id) == isScene
    }
  }

  // MARK: By form

  /// Pairs objects that state the same about objects that have partners. A constraint that was
  /// deleted and drawn again is the same one.
  private mutating func matchByForm(
    _ old: ObjectCatalog, _ new: ObjectCatalog, _ isIncluded: (ObjectRecord) -> Bool,
    of form: (ObjectRecord, (String) -> String) -> String
  ) {
    var forms: [String: [String]] = [:]
    for id in new.order where sources[id] == nil {
      guard let record = new.objects[id], isIncluded(record) else { continue }
      forms[form(record) { $0 }, default: []].append(id)
    }
    for id in old.order where matches[id] == nil {
      guard let record = old.objects[id], isIncluded(record) else { continue }
      let key = form(record, self.new)
      guard let found = forms[key]?.first else { continue }
      forms[key]?.removeFirst()
      pair(id, found)
    }
  }

  private func connectionForm(
    _ record: ObjectRecord, _ name: (String) -> String
  ) -> String {
    let facts = record.facts.map { "\($0.key)=\(name($0.value.value))" }.sorted()
    return "\(record.element) \(record.parent.map(name) ?? "") \(facts)"
  }
}
