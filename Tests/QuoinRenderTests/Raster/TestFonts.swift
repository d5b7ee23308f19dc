// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if Pango

import Foundation
import QuoinRender

/// DejaVu, in the folders where systems put it.
enum TestFonts {
  static let folder: String? = [
    "/usr/share/fonts/truetype/dejavu", "/usr/share/fonts/dejavu-sans-fonts",
    "/usr/share/fonts/dejavu", "/usr/share/fonts/TTF",
  ].first { FileManager.default.fileExists(atPath: "\($0)/DejaVuSans.ttf") }

  static let hint = "DejaVu is not installed: apt-get install fonts-dejavu-core"

  /// DejaVu Sans alone, in its regular and its bold weight.
  static func fonts() throws -> PictureFonts {
    try PictureFonts(
      files: ["DejaVuSans.ttf", "DejaVuSans-Bold.ttf"].map { "\(folder ?? "")/\($0)" })
  }
}

#endif
