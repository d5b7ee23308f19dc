// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinExplanation
import QuoinInterfaceBuilder
import QuoinUIKit

extension LoadedScene {
  /// The explainers of the layouts of the scene, each once, in the order of the roots.
  var explainers: [LayoutExplainer] {
    var seen: Set<ObjectIdentifier> = []
    return roots.map { $0.layoutInspection() }
      .filter { seen.insert(ObjectIdentifier($0.root)).inserted }
      .map { LayoutExplainer($0) }
  }
}
