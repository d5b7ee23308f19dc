// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinVersioning

/// Compares the result of a merge with its three versions, value by value.
///
/// Each value that one side changed is in the result. Where both sides contradict each other, each of
/// the three values is in the result or in a conflict; for what says nothing about the design, a decision
/// is enough. The result has nothing that no version has.
struct MergeLaws {
  let base: SampleObjects
  let ours: SampleObjects
  let theirs: SampleObjects
  let result: SampleObjects
  let account: MergeAccount

  /// The first broken law; nil when there is none.
  func failure() -> String? {
    if let id = result.repeatedIDs.first { return "the result has the id \(id) twice" }
    for id in Set(ours.objects.keys).union(theirs.objects.keys).union(base.objects.keys)
      .union(result.objects.keys).sorted()
    {
      if let failure = failure(of: id) { return "\(id): \(failure)" }
    }
    return nil
  }

  var versions: [SampleObjects] { [base, ours, theirs] }

  private func failure(of id: String) -> String? {
    let objects = versions.map { $0.objects[id] }
    guard let kept = result.objects[id] else {
      return objects.dropFirst().contains { $0 != nil } ? missing(id) : nil
    }
    if objects[1] == nil, objects[2] == nil { return "only the result has it" }
    let (our, their) = (objects[1], objects[2])
    if objects[0] != nil, our == nil || their == nil {
      // One side deleted it.
      guard account.hasConflict(id, "", nil, owners(of: id)) || isRestored(id, kept) else {
        return "it was deleted, and is in the result without a conflict"
      }
    }
    var paths = Set(objects.flatMap { $0?.values.keys.map(\.self) ?? [] })
    paths.formUnion(kept.values.keys)
    for path in paths.sorted() {
      let value = SampleValue(
        base: objects[0]?.values[path], ours: our?.values[path], theirs: their?.values[path])
      if let failure = failure(id, path, value, kept.values[path], objects) {
        return "\(path): \(failure)"
      }
    }
    for (name, part) in [
      ("element", { (object: SampleObjects.Object) in object.element }),
      ("parent", { (object: SampleObjects.Object) in "\(object.parent) \(object.list)" }),
    ] {
      let value = SampleValue(
        base: objects[0].map(part), ours: our.map(part), theirs: their.map(part))
      if let failure = failure(id, name, value, part(kept), objects) {
        return "\(name): \(failure)"
      }
    }
    return nil
  }

  private func failure(
    _ id: String, _ path: String, _ value: SampleValue, _ kept: String?,
    _ objects: [SampleObjects.Object?]
  ) -> String? {
    let isNoise = SampleNoise.includes(path, of: id, versions)
    let owners = owners(of: id)
    func isStated(_ value: String?) -> Bool {
      let text = path == "parent" ? value?.split(separator: " ").first.map(String.init) : value
      return isNoise
        ? account.hasDecision(id, path, text, owners) : account.hasConflict(id, path, text, owners)
    }
    let description =
      "base \(value.base ?? "none"), ours \(value.ours ?? "none"), "
      + "theirs \(value.theirs ?? "none"), result \(kept ?? "none")"
    var outcome = value.outcome
    if objects[1] == nil { outcome = .one(value.theirs) }
    if objects[2] == nil { outcome = .one(value.ours) }
    switch outcome {
    case .one(let value):
      let isRight = SampleValue.areEqual(kept, value) || isStated(value) || isRestored(path)
      return isRight ? nil : description
    case .contradiction:
      for part in [value.base, value.ours, value.theirs] where !isStated(part) {
        return "a contradiction without a conflict that states \(part ?? "none"): \(description)"
      }
      let isKnown = [value.base, value.ours, value.theirs].contains {
        SampleValue.areEqual($0, kept)
      }
      return isKnown || isNoise ? nil : "a value of no version: \(description)"
    }
  }

  /// Whether an object is in the result because of a conflict about an object that it refers to.
  private func isRestored(_ id: String, _ kept: SampleObjects.Object) -> Bool {
    account.hasDecision(id, "", nil, [])
      && kept.values.values.contains { value in
        result.objects[value] != nil && account.hasConflict(value, "", nil, owners(of: value))
      }
  }

  /// Whether a property, such as that an object is not installed, is in the result because of a conflict
  /// about an object that it names.
  private func isRestored(_ path: String) -> Bool {
    let name = path.split(separator: "(").last?.split(separator: ")").first.map(String.init) ?? ""
    return result.objects[name] != nil && account.hasConflict(name, "", nil, owners(of: name))
  }

  /// Returns the error if the result lacks an object; nil if that is correct.
  private func missing(_ id: String) -> String? {
    let owners = owners(of: id)
    guard !account.hasConflict(id, "", nil, owners) else { return nil }
    let objects = versions.map { $0.objects[id] }
    guard let old = objects[0] else {
      // Of equal constraints or connections that both sides added, one is enough.
      let isOnce =
        [1, 2].contains { objects[$0].map(isConnection) ?? false }
        && account.hasDecision(id, "", nil, owners)
      return isOnce ? nil : "it was added, and is not in the result"
    }
    guard objects[1] == nil || objects[2] == nil else { return "no side deleted it" }
    guard let new = objects[1] ?? objects[2] else { return nil }
    for path in Set(old.values.keys).union(new.values.keys).sorted()
    where !SampleNoise.includes(path, of: id, versions) {
      guard SampleValue.areEqual(old.values[path], new.values[path]) else {
        return "it was deleted, and its changed \(path) is in no conflict"
      }
    }
    let isMoved = old.parent != new.parent || old.element != new.element
    return isMoved ? "it was deleted, and its move is in no conflict" : nil
  }

  private func isConnection(_ object: SampleObjects.Object) -> Bool {
    ["constraint", "outlet", "action", "segue"].contains(object.element)
  }

  /// The objects around an object, in any version.
  private func owners(of id: String) -> [String] {
    var result: [String] = []
    for version in versions {
      var next = version.objects[id]?.parent
      while let owner = next, !owner.isEmpty {
        if !result.contains(owner) { result.append(owner) }
        next = version.objects[owner]?.parent
      }
    }
    return result
  }
}
