// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if GTK

import QuoinGTK
import QuoinInterfaceBuilder

/// A window with a scene.
@MainActor enum SceneWindow {
  /// Whether this build has windows.
  nonisolated static let isAvailable = true

  /// Shows the main view of a scene until the window is closed.
  static func show(_ scene: LoadedScene) {
    guard let root = scene.roots.first else { return }
    QuoinGTK.show(root, title: scene.name, size: scene.size)
  }
}

#endif
