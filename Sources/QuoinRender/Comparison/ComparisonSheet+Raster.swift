// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if Pango

import QuoinText

extension ComparisonSheet {
  /// The picture as a PNG image, on a transparent background.
  ///
  /// - Parameters:
  ///   - scale: Pixels per point.
  ///   - fonts: The fonts of texts.
  /// - Throws: A ``PictureError`` when there is no scene, or when the picture is too large.
  package func png(scale: Double, fonts: PictureFonts) throws(PictureError) -> [UInt8] {
    guard !isEmpty else { throw .noScenes }
    let (elements, size) = drawing
    let canvas = try PictureCanvas(png: size, scale: scale, fonts: fonts)
    canvas.draw(elements)
    return try canvas.finish()
  }
}

#endif
