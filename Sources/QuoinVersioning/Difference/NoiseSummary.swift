// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The differences between two versions of a file that do not affect the design.
public struct NoiseSummary: Hashable, Sendable, Codable {
  /// The number of differences of each kind, by the name of the element or the attribute.
  public var counts: [String: Int] = [:]

  init() {}

  init(from old: [String: [String]], to new: [String: [String]]) {
    for kind in Set(old.keys).union(new.keys) {
      let change = (new[kind] ?? []).sorted().difference(from: (old[kind] ?? []).sorted())
      let count = max(change.insertions.count, change.removals.count)
      if count > 0 { counts[kind] = count }
    }
  }

  /// The kinds and numbers in a line; nil for none.
  public var sentence: String? {
    guard !counts.isEmpty else { return nil }
    let parts = counts.sorted { $0.key < $1.key }.map { kind, count in
      let names = ["rect": "stored frame", "id": "regenerated id", "point": "canvas location"]
      let name = names[kind] ?? kind
      return count == 1 && names[kind] == nil
        ? name : "\(count) \(count == 1 ? name : Self.plural(name))"
    }
    return parts.joined(separator: ", ")
  }

  private static func plural(_ name: String) -> String {
    if name.hasSuffix("s") { return name }
    return name.hasSuffix("y") ? name.dropLast() + "ies" : name + "s"
  }
}
