// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinChecking
import QuoinExplanation
package import QuoinInterfaceBuilder
package import QuoinRender

extension LoadedScene {
  /// Lays out the scene for a picture of a version; nil where the version has no file. Fixes of its
  /// problems are not tried.
  @MainActor package func picture(in file: InterfaceFile?) -> RenderedScene? {
    guard let file else { return nil }
    layout()
    return RenderedScene(self, in: file, explained: .withoutFixes)
  }
}
