// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// A scene in the list of a page. A scene that was not laid out yet has neither numbers nor a size.
package struct ListedScene: Hashable, Sendable, Decodable {
  package var id: String
  package var name: String
  /// The number of conflicts on the first device.
  package var conflicts: Int?
  /// The number of ambiguous coordinates on the first device that follow no other one.
  package var ambiguous: Int?
  /// The width and the height on the first device.
  package var size: [Double]?

  package init(
    id: String, name: String, conflicts: Int? = nil, ambiguous: Int? = nil, size: [Double]? = nil
  ) {
    self.id = id
    self.name = name
    self.conflicts = conflicts
    self.ambiguous = ambiguous
    self.size = size
  }

  package var json: JSONValue {
    .object([
      ("id", .string(id)), ("name", .string(name)),
      ("size", size.map { .array($0.map(JSONValue.number)) } ?? .null),
      ("conflicts", .optional(conflicts.map(Double.init))),
      ("ambiguous", .optional(ambiguous.map(Double.init))),
    ])
  }
}
