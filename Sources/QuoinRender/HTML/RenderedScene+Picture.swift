// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

extension RenderedScene {
  /// Returns a picture of the scene for a page.
  ///
  /// - Parameters:
  ///   - prefix: The prefix of identifiers in the picture, which are unique in a page.
  ///   - showsConstraints: Whether constraints are drawn as lines with their constants.
  package func picture(prefix: String, showsConstraints: Bool = false) -> SVGElement {
    SceneSheet(
      scenes: [self], showsConstraints: showsConstraints, hasCaptions: false, prefix: prefix
    ).element
  }
}
