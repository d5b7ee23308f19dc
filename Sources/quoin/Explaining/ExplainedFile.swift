// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinRender

/// The explanations of the scenes of a file.
@MainActor struct ExplainedFile {
  /// The path as the user wrote it.
  var name: String
  var scenes: [ExplainedScene]

  /// The file, and below it the scenes with their explanations.
  var text: String {
    ([name] + (scenes.isEmpty ? ["  no scene"] : scenes.map(\.text))).joined(separator: "\n")
  }

  /// The file as one object on one line.
  var json: String {
    JSONValue.object([("file", .string(name)), ("scenes", .array(scenes.map(\.json)))]).serialized
  }
}
