// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinExplanation
import QuoinInterfaceBuilder
import QuoinRender

extension LoadedScene {
  /// Lays out the scene for a picture of a version; nil where the version has no file. Fixes of its
  /// problems are not tried.
  @MainActor func picture(in file: InterfaceFile?) -> RenderedScene? {
    guard let file else { return nil }
    layout()
    return RenderedScene(self, in: file, explained: .withoutFixes)
  }
}
