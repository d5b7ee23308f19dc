// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinInterfaceBuilder
import QuoinUIKit

/// What can change on a stage.
struct StageSettings: Hashable, Sendable {
  var orientation: SceneOrientation
  var direction: UIUserInterfaceLayoutDirection
  var textSize: UIContentSizeCategory
  var appearance: UIUserInterfaceStyle
}
