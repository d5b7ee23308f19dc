// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

extension InterfaceFile {
  /// Makes the views of all scenes, in the order of the file. They are not laid out yet.
  ///
  /// A scene without a view is listed too; it has no roots. Options that do not suit the file, see
  /// ``objection(to:)``, are a finding of each scene.
  @MainActor public func scenes(options: SceneOptions = SceneOptions()) -> [LoadedScene] {
    let document = document(for: options)
    return document.scenes.map { scene($0, of: document, options: options) }
  }

  /// Makes the views of one scene: by its id, by that of its controller, or by that of its root
  /// view.
  @MainActor public func scene(
    _ id: String, options: SceneOptions = SceneOptions()
  ) -> LoadedScene? {
    let document = document(for: options)
    let found =
      document.scenes.first { $0.id == id } ?? document.scenes.first { $0.aliases.contains(id) }
    return found.map { scene($0, of: document, options: options) }
  }

  @MainActor private func scene(
    _ scene: SceneDescription, of document: InterfaceDocument, options: SceneOptions
  ) -> LoadedScene {
    var builder = SceneBuilder(document, drawn: self.document, scene: scene, options: options)
    return builder.build()
  }
}
