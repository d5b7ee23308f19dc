// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// A scene of a file with its layout roots.
package struct ConvertedScene: Sendable {
  /// The id of the scene.
  package var id: String
  /// The name of the scene for people.
  package var name: String
  /// The roots, the main one first.
  package var roots: [ConvertedRoot]
  /// The notes about the scene as a whole, besides those of its roots.
  package var notes: [ConversionNote] = []

  /// All notes about the scene and its roots.
  package var allNotes: [ConversionNote] { notes + roots.flatMap(\.notes) }
}
