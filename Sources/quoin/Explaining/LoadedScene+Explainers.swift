// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinExplanation
import QuoinInterfaceBuilder
import QuoinUIKit

extension LoadedScene {
  /// The explainers of the layouts of the scene, each once, in the order of the roots.
  var explainers: [LayoutExplainer] {
    LayoutInspection.layouts(of: roots).map { LayoutExplainer($0) }
  }
}
