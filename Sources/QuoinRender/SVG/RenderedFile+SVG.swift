// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import QuoinText

extension RenderedFile {
  /// One picture of the scenes of all files, as an SVG document.
  ///
  /// A single scene fills the picture; several stand side by side in rows, each under its name.
  ///
  /// - Parameters:
  ///   - showsConstraints: Whether constraints are drawn as lines with their constants, those in
  ///     conflict red, and dashed lines around views whose frames are ambiguous.
  ///   - measurer: What layout measured texts with, for the lines and the widths of texts.
  public static func svg(
    of files: [RenderedFile], showsConstraints: Bool = false,
    measurer: any TextMeasurer = SystemFontMeasurer()
  ) -> String {
    SceneSheet(of: files, showsConstraints: showsConstraints, measurer: measurer).element.xml()
  }
}
