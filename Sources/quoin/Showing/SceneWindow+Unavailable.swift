// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if !GTK

/// A window with a scene, in a build without windows.
@MainActor enum SceneWindow {
  /// Whether this build has windows.
  nonisolated static let isAvailable = false

  /// Does nothing: the command is refused before.
  static func show(_ shown: ShowCommand.Shown) {}
}

#endif
