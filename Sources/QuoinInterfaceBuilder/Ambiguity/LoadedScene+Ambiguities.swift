// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout
import QuoinUIKit

extension LoadedScene {
  /// Returns the numbers that the constraints do not determine, as Interface Builder judges it.
  ///
  /// - A range of less than a pixel is not reported.
  /// - A view without content of its own has no size because the file stores one, so that a file has
  ///   the same ambiguities on every screen.
  /// - The content of a scroll view that holds views with constraints is reported on each axis on
  ///   which these do not end at both of its edges.
  /// - `verifyAmbiguity` of the file is honored: `off` hides a view, `ignoreSizes` its size.
  ///
  /// - Returns: The ambiguities in the order of the views.
  public func ambiguities() -> [SceneAmbiguity] {
    guard let scene = judged?() else { return [] }
    scene.layout()
    let judge = AmbiguityJudge(scene)
    return scene.views.flatMap(judge.ambiguities)
  }
}
