// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

extension InterfaceFile {
  /// Creates the views of all scenes. They are not laid out yet.
  ///
  /// A scene without a view is listed too; it has no roots. Options that do not suit the file, see
  /// ``objection(to:)``, are a finding of each scene.
  ///
  /// - Parameter options: The environment of the layouts.
  /// - Returns: The scenes in the order of the file.
  @MainActor public func scenes(options: SceneOptions = SceneOptions()) -> [LoadedScene] {
    let source = SceneSource(self, options)
    let judged = JudgedScenes(self, options, document: source.document)
    return source.document.scenes.map { scene($0, of: source, judged, options) }
  }

  /// Creates the views of one scene. They are not laid out yet.
  ///
  /// - Parameters:
  ///   - id: The id of the scene, of its controller, or of its root view.
  ///   - options: The environment of the layout.
  /// - Returns: The scene, nil when the file has none with that id.
  @MainActor public func scene(
    _ id: String, options: SceneOptions = SceneOptions()
  ) -> LoadedScene? {
    let source = SceneSource(self, options)
    let scenes = source.document.scenes
    let found = scenes.first { $0.id == id } ?? scenes.first { $0.aliases.contains(id) }
    return found.map {
      scene($0, of: source, JudgedScenes(self, options, document: source.document), options)
    }
  }

  @MainActor private func scene(
    _ scene: SceneDescription, of source: SceneSource, _ judged: JudgedScenes,
    _ options: SceneOptions
  ) -> LoadedScene {
    let builder = SceneBuilder(source, scene: scene, options: options)
    let loaded = builder.build()
    loaded.judged = { judged.build(scene) }
    return loaded
  }
}
