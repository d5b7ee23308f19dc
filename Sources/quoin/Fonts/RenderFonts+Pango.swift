// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if Pango

import QuoinRender
import QuoinText

/// What a run measures and writes texts with.
struct RenderFonts {
  /// Why there can be none in this build; nil where there can.
  static let unavailability: String? = nil

  /// What layout measures with: the fonts of the folder; nil for the built-in measures.
  private(set) var given: (any TextMeasurer)?
  /// What pictures are written with: the fonts of the folder, without one those of the machine.
  private var fonts: PictureFonts?

  init(folder: String?, isForPictures: Bool) throws(PictureError) {
    if let folder {
      let fonts = try PictureFonts(folder: folder)
      given = PangoTextMeasurer(fonts: fonts)
      self.fonts = fonts
    } else if isForPictures {
      fonts = try PictureFonts()
    }
  }

  /// A picture of scenes.
  func picture(
    _ format: RenderFormat, of files: [RenderedFile], showsConstraints: Bool, scale: Double
  ) throws(PictureError) -> [UInt8] {
    guard let fonts else { throw .noFonts }
    return format == .pdf
      ? try RenderedFile.pdf(
        of: files, showsConstraints: showsConstraints, fonts: fonts, measurer: measurer)
      : try RenderedFile.png(
        of: files, showsConstraints: showsConstraints, scale: scale, fonts: fonts,
        measurer: measurer)
  }
}

#endif
