// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout
import QuoinUIKit

extension LoadedScene {
  /// Returns the numbers that the constraints do not determine, as Interface Builder judges it.
  ///
  /// - A range of less than a pixel is not reported.
  /// - A view without content of its own has no size because the file stores one, so that a file
  ///   has the same ambiguities on every screen.
  /// - The content of a scroll view with constrained views, or with a content layout guide in the
  ///   file, is reported on each axis on which no constraints reach both of its edges.
  /// - Cells of files from build 24000 on have the margins of that build, also where stored frames
  ///   show those of an older one.
  /// - `verifyAmbiguity` of the file is honored: `off` hides a view, `ignoreSizes` its size.
  /// - On macOS, views that AppKit sizes itself are not reported.
  /// - On macOS, the content view of a window that does not translate its autoresizing mask has no
  ///   position.
  /// - An ambiguity that depends on a guessed measure is not reported.
  ///
  /// - Returns: The ambiguities in the order of the views.
  public func ambiguities() -> [SceneAmbiguity] {
    report().certain.ambiguities.compactMap { ambiguity in
      guard let view = ambiguity.item as? UIView, let id = identifier(of: view),
        let coordinate = LayoutAmbiguity.Coordinate(rawValue: ambiguity.attribute)
      else { return nil }
      return SceneAmbiguity(
        view: id, coordinate: coordinate, minimum: Double(ambiguity.minimum),
        maximum: Double(ambiguity.maximum))
    }
  }
}
