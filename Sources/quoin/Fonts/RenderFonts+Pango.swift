// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if Pango

import QuoinRender
import QuoinText

/// The fonts that a run measures and writes texts with.
struct RenderFonts {
  /// Whether this build can read fonts and draw PNG and PDF.
  static let isAvailable = true

  /// The measurer by the fonts of the folder; nil for the built-in measures.
  private(set) var given: (any TextMeasurer)?
  /// The fonts of pictures: those of the folder, without a folder those of the machine.
  private(set) var fonts: PictureFonts?

  /// - Throws: A ``CommandError`` when the fonts cannot be read.
  init(folder: String?, isForPictures: Bool) throws(CommandError) {
    do throws(PictureError) {
      if let folder {
        let fonts = try PictureFonts(folder: folder)
        given = PangoTextMeasurer(fonts: fonts)
        self.fonts = fonts
      } else if isForPictures {
        fonts = try PictureFonts()
      }
    } catch {
      throw .picture(error)
    }
  }

  /// The bytes of a picture of scenes in PNG or PDF.
  ///
  /// - Parameter scale: Pixels per point, for PNG.
  /// - Throws: A ``CommandError`` when the picture cannot be drawn.
  func picture(
    _ format: RenderFormat, of files: [RenderedFile], showsConstraints: Bool,
    arrangement: SceneArrangement, scale: Double
  ) throws(CommandError) -> [UInt8] {
    guard let fonts else { throw .picture(.noFonts) }
    do throws(PictureError) {
      return format == .pdf
        ? try RenderedFile.pdf(
          of: files, showsConstraints: showsConstraints, fonts: fonts, measurer: measurer)
        : try RenderedFile.png(
          of: files, showsConstraints: showsConstraints, arrangement: arrangement, scale: scale,
          fonts: fonts, measurer: measurer)
    } catch {
      throw .picture(error)
    }
  }
}

#endif
