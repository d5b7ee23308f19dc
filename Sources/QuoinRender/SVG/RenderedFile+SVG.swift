// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import QuoinText

extension RenderedFile {
  /// Returns one picture of the scenes of all files, as an SVG document.
  ///
  /// A single scene fills the picture; several are arranged, each below its name.
  ///
  /// - Parameters:
  ///   - files: The files whose scenes are drawn.
  ///   - showsConstraints: Whether constraints are drawn as lines with their constants, those in
  ///     conflict red, and dashed lines around views whose frames are ambiguous.
  ///   - arrangement: How the scenes are arranged.
  ///   - measurer: The measurer that layout used, for the lines and the widths of texts.
  public static func svg(
    of files: [RenderedFile], showsConstraints: Bool = false,
    arrangement: SceneArrangement = .rows, measurer: any TextMeasurer = SystemFontMeasurer()
  ) -> String {
    SceneSheet(
      of: files, showsConstraints: showsConstraints, arrangement: arrangement, measurer: measurer
    ).element.xml()
  }
}
