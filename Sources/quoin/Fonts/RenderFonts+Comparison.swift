// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinRender

extension RenderFonts {
  #if Pango
  /// The bytes of a picture of two versions of scenes in PNG.
  ///
  /// - Parameter scale: Pixels per point.
  /// - Throws: A ``CommandError`` when the picture cannot be drawn.
  func picture(_ sheet: ComparisonSheet, scale: Double) throws(CommandError) -> [UInt8] {
    guard let fonts else { throw .picture(.noFonts) }
    do throws(PictureError) {
      return try sheet.png(scale: scale, fonts: fonts)
    } catch {
      throw .picture(error)
    }
  }
  #else
  /// - Throws: A ``CommandError`` always: this build draws no such pictures.
  func picture(_ sheet: ComparisonSheet, scale: Double) throws(CommandError) -> [UInt8] {
    throw .missingPango
  }
  #endif
}
