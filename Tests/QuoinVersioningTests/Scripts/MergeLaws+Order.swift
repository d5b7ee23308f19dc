// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

extension MergeLaws {
  private static let ordered: Set = ["subviews", "cells", "sections", "segments", "items"]

  /// The first list of the result whose order is not that of the side that changed it.
  func orderFailure() -> String? {
    for (id, object) in result.objects.sorted(by: { $0.key < $1.key }) {
      for (path, list) in object.lists.sorted(by: { $0.key < $1.key }) {
        guard let name = path.split(separator: ".").last, Self.ordered.contains(String(name)) else {
          continue
        }
        if let failure = failure(id, path, list) ?? pairFailure(id, path, list) {
          return "order of \(path) in \(id): \(failure)"
        }
      }
    }
    return nil
  }

  private func failure(_ id: String, _ path: String, _ list: [String]) -> String? {
    let lists = [base, ours, theirs].map { $0.objects[id]?.lists[path] ?? [] }
    let common = lists.reduce(Set(list)) { $0.intersection($1) }
    let orders = lists.map { $0.filter(common.contains) }
    let order = list.filter(common.contains)
    let value = SampleValue(
      base: orders[0].joined(separator: " "), ours: orders[1].joined(separator: " "),
      theirs: orders[2].joined(separator: " "))
    switch value.outcome {
    case .one(let expected):
      return expected == order.joined(separator: " ")
        ? nil : "\(order) instead of \(expected ?? "")"
    case .contradiction:
      return account.hasConflict(id, path + ".order", orders[1].last, [])
        ? nil : "both sides changed it, and no conflict states that"
    }
  }

  /// The first two objects of a list that are in the other order than in each version that has both, where
  /// no side reordered anything. A view that a version lacks has the place of the views in it, or of the
  /// view around it.
  private func pairFailure(_ id: String, _ path: String, _ list: [String]) -> String? {
    let places = places(of: list, id, path)
    let both = list.indices.filter { places[1][$0] != nil && places[2][$0] != nil }
    let common = both.filter { places[0][$0] != nil }
    let orders = places.map { order(of: common, $0) }
    guard orders[1] == orders[0], orders[2] == orders[0],
      order(of: both, places[1]) == order(of: both, places[2])
    else { return nil }
    for late in list.indices {
      for early in list[..<late].indices {
        let isBefore = places.compactMap { places -> Bool? in
          guard let one = places[early], let other = places[late], one != other else { return nil }
          return one < other
        }
        if !isBefore.isEmpty, !isBefore.contains(true) {
          return "\(list[late]) is behind \(list[early]), unlike in any version"
        }
      }
    }
    return nil
  }

  private func place(
    of object: String, _ id: String, _ path: String, in version: SampleObjects
  ) -> Int? {
    let list = version.objects[id]?.lists[path] ?? []
    if let index = list.firstIndex(of: object) { return index }
    func isInside(_ inner: String, _ outer: String, of objects: SampleObjects) -> Bool {
      var next = objects.objects[inner]?.parent
      while let parent = next, parent != outer { next = objects.objects[parent]?.parent }
      return next != nil
    }
    return list.firstIndex { element in
      result.objects[element] == nil
        ? isInside(object, element, of: version) : isInside(element, object, of: result)
    }
  }

  private static let references: Set = ["firstItem", "secondItem", "destination", "reference"]

  /// The first reference of the result to an object that it lacks, which no conflict states and which
  /// neither side has in its own file.
  func referenceFailure() -> String? {
    let known = [base, ours, theirs].reduce(into: Set<String>()) { $0.formUnion($1.objects.keys) }
    for (id, object) in result.objects.sorted(by: { $0.key < $1.key }) {
      for (path, value) in object.values.sorted(by: { $0.key < $1.key })
      where known.contains(value) && result.objects[value] == nil {
        guard let name = path.split(separator: ".").last, Self.references.contains(String(name))
        else { continue }
        let isOwn = [ours, theirs].contains {
          $0.objects[value] == nil && $0.objects[id]?.values[path] == value
        }
        if !isOwn, !account.hasConflict(id, path, value, []) {
          return "\(path) of \(id) refers to \(value), which was deleted, without a conflict"
        }
      }
    }
    return nil
  }

  /// Returns the differences between two results, each with the sides of the other one exchanged.
  static func difference(_ first: SampleObjects, _ second: SampleObjects) -> String? {
    for id in Set(first.objects.keys).union(second.objects.keys).sorted() {
      guard let one = first.objects[id], let other = second.objects[id] else {
        if isOnce(id, first, second) || isOnce(id, second, first) { continue }
        return "only one order of the sides gives \(id)"
      }
      if one.element != other.element || one.parent != other.parent || one.list != other.list {
        return "\(id) is in \(one.parent) and in \(other.parent)"
      }
      for path in Set(one.values.keys).union(other.values.keys).sorted()
      where !SampleNoise.includes(path, of: id, [first, second]) {
        let values = (one.values[path], other.values[path])
        guard SampleValue.areEqual(values.0, values.1) else {
          return "\(path) of \(id) is \(values.0 ?? "none") and \(values.1 ?? "none")"
        }
      }
    }
    return nil
  }

  /// Whether a constraint of one result has another id in the other one, as either id of equal constraints
  /// that both sides added may be kept.
  private static func isOnce(_ id: String, _ one: SampleObjects, _ other: SampleObjects) -> Bool {
    guard let object = one.objects[id], object.element == "constraint" else { return false }
    return other.objects.contains {
      one.objects[$0.key] == nil && $0.value.element == "constraint"
        && $0.value.parent == object.parent && $0.value.values == object.values
    }
  }

  /// Whether no version states the order of two objects: one side added one and the other side the other
  /// one.
  private func isOpen(_ pair: [String], _ id: String, _ path: String) -> Bool {
    places(of: pair, id, path).allSatisfy { $0[0] == nil || $0[1] == nil || $0[0] == $0[1] }
  }

  /// Whether both sides have different orders of objects that the base does not have in that list.
  private func isOpen(_ id: String, _ path: String, _ list: [String]) -> Bool {
    let places = places(of: list, id, path)
    let both = list.indices.filter { places[1][$0] != nil && places[2][$0] != nil }
    return order(of: both, places[1]) != order(of: both, places[2])
      && both.contains { places[0][$0] == nil }
  }

  private func places(of list: [String], _ id: String, _ path: String) -> [[Int?]] {
    versions.map { version in list.map { place(of: $0, id, path, in: version) } }
  }

  private func order(of indices: [Int], _ places: [Int?]) -> [Int] {
    indices.sorted { (places[$0] ?? 0, $0) < (places[$1] ?? 0, $1) }
  }

  /// Returns the differences between the orders of two such results. Objects that both sides added
  /// may be in either order.
  func orderDifference(_ other: SampleObjects) -> String? {
    for (id, object) in result.objects.sorted(by: { $0.key < $1.key }) {
      for (path, list) in object.lists
      where Self.ordered.contains(String(path)) && !isOpen(id, path, list) {
        let second = other.objects[id]?.lists[path] ?? []
        for (index, early) in list.enumerated() {
          for late in list[(index + 1)...] {
            guard let place = second.firstIndex(of: late), second[place...].contains(early) else {
              continue
            }
            if !isOpen([early, late], id, path) {
              return "\(early) and \(late) in \(id) have either order"
            }
          }
        }
      }
    }
    return nil
  }
}
