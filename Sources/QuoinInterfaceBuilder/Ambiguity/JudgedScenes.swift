// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The scenes of a file by which is judged what the constraints determine: without the sizes that
/// views without content have in the file.
///
/// What all of them are made from is made once, when the first is asked for.
@MainActor final class JudgedScenes {
  private let options: SceneOptions
  private lazy var source = SceneSource(file, options)
  private let file: InterfaceFile

  init(_ file: InterfaceFile, _ options: SceneOptions) {
    self.file = file
    self.options = {
      var judged = options
      judged.readsSizesBack = false
      return judged
    }()
  }

  /// Makes the views of a scene.
  func build(_ scene: SceneDescription) -> LoadedScene {
    var builder = SceneBuilder(source, scene: scene, options: options)
    return builder.build()
  }
}
