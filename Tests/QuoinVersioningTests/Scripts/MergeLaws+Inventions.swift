// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinVersioning

extension MergeLaws {
  /// A sentence about a constraint of parts of two versions, or about actions of one event that no version
  /// has together; nil when each is that of a version or in a conflict.
  func inventionFailure() -> String? {
    let known = [base, ours, theirs]
    for (id, object) in result.objects.sorted(by: { $0.key < $1.key })
    where object.element == "constraint" {
      let parts = Self.parts(object)
      let isKnown = known.contains { $0.objects[id].map(Self.parts) == parts }
      guard isKnown || account.hasConflict(id, "constant", nil, [object.parent]) else {
        return "\(id): no version has the constraint \(parts.sorted { $0.key < $1.key })"
      }
    }
    let events = known.map(Self.actions)
    for (place, actions) in Self.actions(result).sorted(by: { $0.key < $1.key })
    where actions.count > 1 && !events.contains(where: { $0[place] == actions }) {
      let holder = String(place.prefix { $0 != " " })
      guard account.hasConflict(holder, place.dropFirst(holder.count + 1) + "", nil, []) else {
        return "\(place): no version has the actions \(actions) together"
      }
    }
    return nil
  }

  private static func parts(_ object: SampleObjects.Object) -> [String: String] {
    let names = [
      "firstItem", "firstAttribute", "relation", "secondItem", "secondAttribute", "multiplier",
      "constant", "symbolic",
    ]
    var parts = object.values.filter { names.contains($0.key) }
    if parts["firstItem"] == nil { parts["firstItem"] = object.parent }
    return parts.mapValues { Double($0).map { "\($0)" } ?? $0 }
  }

  /// The actions of each event of each object, as what they send and to what.
  private static func actions(_ version: SampleObjects) -> [String: [String]] {
    var actions: [String: [String]] = [:]
    for object in version.objects.values where object.element == "action" {
      let parts = ["action", object.values["eventType"], object.values["trigger"]]
      let place = ([object.parent] + parts.compactMap(\.self)).joined(separator: " ")
      let sent = ["selector", "destination", "target"].map { object.values[$0] ?? "" }
      actions[place, default: []].append(sent.joined(separator: " "))
    }
    return actions.mapValues { $0.sorted() }
  }
}
