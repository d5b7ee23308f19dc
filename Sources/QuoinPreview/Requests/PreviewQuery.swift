// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

package import QuoinInterfaceBuilder

/// The scene that a request names, and the environment to lay it out for.
package struct PreviewQuery: Sendable {
  /// The name of the file, as the list of files has it.
  package var file: String
  package var scene: String
  package var options: SceneOptions
  package var showsConstraints: Bool
  /// The values that the layout depends on, by which layouts are kept.
  package var key: String

  package init(
    file: String, scene: String, options: SceneOptions = SceneOptions(),
    showsConstraints: Bool = false, key: String = ""
  ) {
    self.file = file
    self.scene = scene
    self.options = options
    self.showsConstraints = showsConstraints
    self.key = key
  }

  /// The names of the values that the layout depends on.
  package static let layoutNames = [
    "width", "height", "size", "device", "orientation", "direction", "text", "appearance",
  ]
}

/// The refusal of a request, with the reason in a sentence.
package struct PreviewRefusal: Error, Hashable, Sendable {
  package var status: Int
  package var sentence: String

  package init(_ status: Int, _ sentence: String) {
    self.status = status
    self.sentence = sentence
  }

  package var answer: PreviewAnswer { .refusal(status, sentence) }
}
