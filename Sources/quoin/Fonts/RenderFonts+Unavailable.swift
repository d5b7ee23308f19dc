// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if !Pango

import QuoinRender
import QuoinText

/// The measurer of a run in a build that cannot read fonts.
struct RenderFonts {
  /// Whether this build can read fonts and draw PNG and PDF.
  static let isAvailable = false

  /// The measurer by the fonts of a folder: never one in this build.
  let given: (any TextMeasurer)? = nil

  /// - Throws: A ``CommandError`` when fonts of a folder or for pictures are needed.
  init(folder: String?, isForPictures: Bool) throws(CommandError) {
    if folder != nil || isForPictures { throw .missingPango }
  }

  /// - Throws: A ``CommandError`` always: this build draws no such pictures.
  func picture(
    _ format: RenderFormat, of files: [RenderedFile], showsConstraints: Bool,
    arrangement: SceneArrangement, scale: Double
  ) throws(CommandError) -> [UInt8] {
    throw .missingPango
  }
}

#endif
