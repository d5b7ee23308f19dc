// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

extension RenderedFile {
  /// One picture of the scenes of all files, as an SVG document.
  ///
  /// A single scene fills the picture; several stand side by side in rows, each under its name.
  ///
  /// - Parameter showsConstraints: Whether constraints are drawn as lines with their constants,
  ///   those in conflict red, and dashed lines around views whose frames are ambiguous.
  public static func svg(of files: [RenderedFile], showsConstraints: Bool = false) -> String {
    let scenes = files.flatMap(\.scenes).filter { !$0.views.isEmpty }
    let sheet = SceneSheet(
      scenes: scenes, showsConstraints: showsConstraints, hasCaptions: scenes.count > 1)
    return sheet.element.xml()
  }
}
