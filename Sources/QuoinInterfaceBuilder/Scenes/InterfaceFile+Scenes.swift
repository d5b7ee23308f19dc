// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

extension InterfaceFile {
  /// Makes the views of all scenes, in the order of the file. They are not laid out yet.
  ///
  /// A scene without a view is listed too; it has no roots.
  @MainActor public func scenes(options: SceneOptions = SceneOptions()) -> [LoadedScene] {
    document.scenes.indices.map { scene(at: $0, options: options) }
  }

  /// Makes the views of one scene: by its id, by that of its controller, or by that of its root
  /// view.
  @MainActor public func scene(
    _ id: String, options: SceneOptions = SceneOptions()
  ) -> LoadedScene? {
    let index =
      document.scenes.firstIndex { $0.id == id }
      ?? document.scenes.firstIndex { $0.aliases.contains(id) }
    return index.map { scene(at: $0, options: options) }
  }

  @MainActor private func scene(at index: Int, options: SceneOptions) -> LoadedScene {
    var builder = SceneBuilder(document, scene: document.scenes[index], options: options)
    return builder.build()
  }
}
