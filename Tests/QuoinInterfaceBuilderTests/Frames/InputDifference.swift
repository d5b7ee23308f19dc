// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinInterfaceBuilder
import QuoinUIKit

/// In which of its inputs the layout of a root differs from the one that the frames were stored
/// under.
///
/// The cases are in the order in which one makes the others differ too: a safe area is part of the
/// margins, and both move what is inside.
enum InputDifference: String, CaseIterable {
  case safeArea = "safe area of the root"
  case innerSafeArea = "safe area of another view"
  case cellMargins = "margins of a cell"
  case otherMargins = "margins of another view"
  case alignment = "alignment rectangle"
  case baseline = "baseline"
  case contentSize = "intrinsic size"
  case none = "none of these"

  /// The first input that differs, and how.
  @MainActor static func first(
    in scene: LoadedScene?, root: String, from stored: StoredFrames.Environment?
  ) -> (input: InputDifference, text: String) {
    guard let scene, let stored, let rootView = scene.view(root) else { return (.none, "") }
    let inputs = LaidOutInputs(scene: scene, root: rootView, stored: stored)
    for input in allCases {
      if let text = inputs.difference(in: input) { return (input, text) }
    }
    return (.none, "")
  }
}
