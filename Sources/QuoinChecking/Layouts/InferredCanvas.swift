// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinInterfaceBuilder
import QuoinUIKit

/// The canvas of a scene with the safe areas and margins that its stored frames show, where these
/// differ from those of the device.
///
/// A frame that it has in common with the file is not proof that the frame is out of date: a
/// program may add a bar that the file does not state.
@MainActor struct InferredCanvas {
  private let scene: LoadedScene

  /// - Returns: nil where the stored frames show the insets of the device.
  init?(_ layout: CheckedLayout) {
    guard layout.layoutConfiguration == .canvas, let file = layout.file?.file else { return nil }
    var options = layout.layoutConfiguration.options(for: file)
    options.infersInsets = true
    guard let scene = file.scene(layout.scene, options: options) else { return nil }
    guard scene.findings.contains(where: { $0.code == .inferredInsets }) else { return nil }
    scene.layout()
    self.scene = scene
  }

  /// Whether a view has the frame that the file stores.
  func hasStoredFrame(_ view: CheckedView) -> Bool {
    guard let stored = view.description?.frame, let own = scene.view(view.identifier) else {
      return false
    }
    return MisplacedView.largestDifference(of: scene.comparableFrame(of: own), from: stored) < 1
  }
}
