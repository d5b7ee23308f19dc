// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout

/// The source locations of the first constraints of views whose autoresizing masks were not
/// disabled.
struct MaskLocations {
  /// The locations with the names of the views, such as `Form.swift:21 (title and note)`; nil where
  /// none is known.
  let text: String?

  /// The maximum number of locations, and of names at each location.
  private static let (mostLocations, mostNames) = (5, 5)

  init(
    _ items: [ItemID], _ members: [LayoutRequirement], _ engine: LayoutEngine, _ names: LayoutNames
  ) {
    var entries: [(location: String, names: [String])] = []
    for item in items {
      let location = members.lazy.compactMap(\.constraintID)
        .filter { engine.constraint($0, places: item) }.compactMap(names.location).first
      guard let location else { continue }
      if let index = entries.firstIndex(where: { $0.location == location }) {
        entries[index].names.append(names.item(item))
      } else {
        entries.append((location, [names.item(item)]))
      }
    }
    var parts = entries.prefix(Self.mostLocations).map { entry in
      let names = entry.names.prefix(Self.mostNames).joined(separator: ", ")
      let more = entry.names.count - Self.mostNames
      return "\(entry.location) (\(names)\(more > 0 ? " and \(more) more" : ""))"
    }
    if entries.count > parts.count { parts.append("\(entries.count - parts.count) more") }
    text = parts.isEmpty ? nil : parts.joined(separator: ", ")
  }
}
