// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// Finds the changes between the objects of two versions of a file.
struct DifferenceBuilder {
  let matching: ObjectMatching
  let includesAll: Bool
  private var old: ObjectCatalog? { matching.old }
  private var new: ObjectCatalog? { matching.new }
  private var matches: [String: String] { matching.matches }
  private var sources: [String: String] { matching.sources }

  /// The changes by scene.
  func scenes() -> [SceneDifference] {
    var changes: [String: [ObjectChange]] = [:]
    var order: [String] = []
    func add(_ scene: String, _ list: [ObjectChange]) {
      guard !list.isEmpty else { return }
      if changes[scene] == nil { order.append(scene) }
      changes[scene, default: []] += list
    }
    for id in new?.order ?? [] {
      guard let new, let record = new.objects[id] else { continue }
      let scene = record.scene ?? ObjectCatalog.document
      if let source = sources[id], let previous = old?.objects[source] {
        add(scene, differences(previous, record))
      } else if isOutermost(record, in: new, sources) {
        add(scene, [whole(.add, record, new, sources)])
      }
    }
    for id in old?.order ?? [] where matches[id] == nil {
      guard let old, let record = old.objects[id], isOutermost(record, in: old, matches) else {
        continue
      }
      add(
        record.scene.map(matching.new) ?? ObjectCatalog.document,
        [whole(.remove, record, old, matches)])
    }
    return order.map { id in
      let state: SceneDifference.State =
        id == ObjectCatalog.document || sources[id] != nil
        ? .changed : new?.objects[id] == nil ? .removed : .added
      return SceneDifference(
        id: id, name: sceneName(id), state: state, changes: changes[id] ?? [])
    }
  }

  private func sceneName(_ id: String) -> String {
    if id == ObjectCatalog.document { return "document" }
    let catalog = new?.objects[id] != nil ? new : old
    let inside = catalog?.objects[id]?.children.compactMap { catalog?.objects[$0] } ?? []
    let names = inside.compactMap { $0["title"] ?? $0["customClass"] ?? $0["userLabel"] }
    return names.first ?? catalog?.objects[id]?.label ?? catalog?.classes[id] ?? "scene"
  }

  /// Whether an object that only one version has is not listed with another one.
  private func isOutermost(
    _ record: ObjectRecord, in catalog: ObjectCatalog, _ partners: [String: String]
  ) -> Bool {
    // A file as a whole is listed by its scenes.
    guard let parent = record.parent else { return false }
    if includesAll { return true }
    if parent != ObjectCatalog.document, partners[parent] == nil { return false }
    guard record.isConstraint || record.isConnection else { return true }
    return !["firstItem", "secondItem", "destination"].contains { name in
      record[name].map { catalog.objects[$0] != nil && partners[$0] == nil } ?? false
    }
  }

  private func whole(
    _ operation: ObjectChange.Operation, _ record: ObjectRecord, _ catalog: ObjectCatalog,
    _ partners: [String: String]
  ) -> ObjectChange {
    var change = self.change(operation, record, catalog)
    let inside = catalog.subtree(of: record.id)
    var counts: [String: Int] = [:]
    for id in catalog.order where id != record.id && partners[id] == nil {
      guard let other = catalog.objects[id] else { continue }
      let ends = ["firstItem", "secondItem"].compactMap { other[$0] }
      guard inside.contains(id) || (other.isConstraint && !inside.isDisjoint(with: ends)) else {
        continue
      }
      counts[catalog.classes[id] == nil ? other.element : "view", default: 0] += 1
    }
    let list = counts.sorted { $0.key < $1.key }.map {
      "\($0.value) \($0.key)" + ($0.value > 1 ? "s" : "")
    }
    change.parts = list.isEmpty ? nil : list.joined(separator: ", ")
    if operation == .add { change.neighbor = neighbor(of: record, catalog) }
    return change
  }

  /// Returns the object before another one in a list whose order is significant.
  private func neighbor(of record: ObjectRecord, _ catalog: ObjectCatalog) -> String? {
    guard let list = record.list.split(separator: ".").last, ListOrder.counts(String(list)),
      let siblings = record.parent.flatMap({ catalog.objects[$0] })?.children
    else { return nil }
    return siblings.prefix { $0 != record.id }.last { catalog.objects[$0]?.list == record.list }
  }

  private func change(
    _ operation: ObjectChange.Operation, _ record: ObjectRecord, _ catalog: ObjectCatalog
  ) -> ObjectChange {
    var path: [String] = []
    var next = record.parent
    while let id = next, id != ObjectCatalog.document {
      path.insert(id, at: 0)
      next = catalog.objects[id]?.parent
    }
    let location = ObjectChange.Location(line: record.line, column: record.column)
    var change = ObjectChange(
      operation: operation, kind: record.element, object: record.id,
      name: ObjectTitle.title(record, in: catalog), path: path.joined(separator: "/"),
      property: nil, old: nil, new: nil,
      place: .init(
        old: operation == .add ? nil : location, new: operation == .remove ? nil : location))
    let old = old.map { _ in sources[record.id] ?? record.id }
    let new = new.map { _ in matches[record.id] ?? record.id }
    if operation != .add { change.oldViews = old.map { self.old?.views(of: $0) ?? [] } ?? [] }
    if operation != .remove { change.newViews = new.map { self.new?.views(of: $0) ?? [] } ?? [] }
    change.isInView = !record.isConstraint && !record.isConnection
    return change
  }

  private func differences(_ before: ObjectRecord, _ after: ObjectRecord) -> [ObjectChange] {
    guard let old, let new else { return [] }
    var result: [ObjectChange] = []
    let parent = before.parent.map { matches[$0] ?? $0 }
    if parent != after.parent || before.list != after.list {
      var move = change(.move, after, new)
      move.place.old = .init(line: before.line, column: before.column)
      (move.old, move.new) = (before.parent, after.parent)
      result.append(move)
    }
    var facts = Set(before.facts.keys).union(after.facts.keys).sorted().map {
      ($0, before.facts[$0], after.facts[$0])
    }
    if before.element != after.element {
      let elements = [before, after].map {
        ObjectRecord.Fact(value: $0.element, line: $0.line, column: $0.column)
      }
      facts.insert(("class", elements[0], elements[1]), at: 0)
    }
    for (path, left, right) in facts where left?.value != right?.value {
      // A reference to a constraint or a view that got another id is the same reference.
      if let left, let right, matches[left.value] == right.value { continue }
      var change = self.change(.change, before, old)
      change.property = path
      (change.old, change.new) = (left?.value, right?.value)
      change.place = .init(
        old: .init(line: left?.line ?? before.line, column: left?.column ?? before.column),
        new: .init(line: right?.line ?? after.line, column: right?.column ?? after.column))
      result.append(change)
    }
    return result + reordered(before, after)
  }

  /// The children whose order changed; as few as possible.
  private func reordered(_ before: ObjectRecord, _ after: ObjectRecord) -> [ObjectChange] {
    guard let old, let new else { return [] }
    let ranks = Dictionary(
      after.children.enumerated().map { ($0.element, $0.offset) }, uniquingKeysWith: { $1 })
    var lists: [String: [(id: String, rank: Int)]] = [:]
    for id in before.children {
      guard let record = old.objects[id], let partner = matches[id], let rank = ranks[partner],
        let last = record.list.split(separator: ".").last, ListOrder.counts(String(last)),
        new.objects[partner]?.list == record.list
      else { continue }
      lists[record.list, default: []].append((partner, rank))
    }
    var result: [ObjectChange] = []
    for (_, members) in lists.sorted(by: { $0.key < $1.key }) {
      let kept = LongestIncreasing.indices(of: members.map(\.rank))
      for (index, member) in members.enumerated() where !kept.contains(index) {
        guard let record = new.objects[member.id] else { continue }
        var move = change(.move, record, new)
        move.property = "order"
        (move.old, move.new) = (
          String(index), String(members.filter { $0.rank < member.rank }.count)
        )
        result.append(move)
      }
    }
    return result
  }
}
