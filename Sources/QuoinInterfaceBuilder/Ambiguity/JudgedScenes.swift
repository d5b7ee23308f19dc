// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The scenes of a file for the computation of ambiguities: without the sizes that views without
/// content have in the file.
///
/// The parts that all of them share are created once, with the first scene.
@MainActor final class JudgedScenes {
  private let options: SceneOptions
  private lazy var source = SceneSource(file, options, document: document)
  private let file: InterfaceFile
  private let document: InterfaceDocument

  /// - Parameters:
  ///   - file: The file.
  ///   - options: The options of the scenes.
  ///   - document: The document for these options.
  init(_ file: InterfaceFile, _ options: SceneOptions, document: InterfaceDocument) {
    self.file = file
    self.document = document
    self.options = {
      var judged = options
      judged.readsSizesBack = false
      return judged
    }()
  }

  /// Creates the views of a scene.
  func build(_ scene: SceneDescription) -> LoadedScene {
    let builder = SceneBuilder(source, scene: scene, options: options)
    return builder.build()
  }
}
