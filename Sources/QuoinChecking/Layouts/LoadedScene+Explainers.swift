// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

package import QuoinExplanation
package import QuoinInterfaceBuilder
import QuoinUIKit

extension LoadedScene {
  /// The explainers of the layouts of the scene, each once, in the order of the roots.
  package var explainers: [LayoutExplainer] {
    LayoutInspection.layouts(of: roots).map { LayoutExplainer($0) }
  }
}
