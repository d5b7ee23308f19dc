// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if GTK

import QuoinGTK
import QuoinInterfaceBuilder
import QuoinStoryboards
import QuoinText
import QuoinUIKit

/// A window with a scene.
@MainActor enum SceneWindow {
  /// Whether this build has windows.
  nonisolated static let isAvailable = true

  /// Shows a scene until the window is closed.
  static func show(_ shown: ShowCommand.Shown) {
    let scene = shown.scene
    // Views of a xib have no screen that they fill.
    let isView = !shown.file.isStoryboard
    Program.show(title: scene.name, size: scene.size, fitsContent: isView) { settings in
      if let direction = shown.options.direction {
        settings.isRightToLeft = direction == .rightToLeft
      }
      if let size = shown.options.textSize {
        settings.textSize = TextSizeCategory(name: size.rawValue)
      }
    } _: {
      let initial = shown.isChosen ? nil : ShownScene.controller(nil, of: shown.file)
      return initial ?? ShownScene.controller(scene.id, of: shown.file) ?? canvas(of: scene)
    }
  }

  /// The views as they are on the canvas, for a scene without controller.
  private static func canvas(of scene: LoadedScene) -> UIViewController {
    guard let root = scene.roots.first else { return UIViewController() }
    root.measureContentsAgain()
    return UIViewController(showing: root)
  }
}

#endif
