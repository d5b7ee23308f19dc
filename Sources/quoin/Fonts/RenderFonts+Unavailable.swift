// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if !Pango

import QuoinRender
import QuoinText

/// What a run measures texts with. This build cannot read fonts.
struct RenderFonts {
  /// Why there can be no fonts in this build.
  static let unavailability: String? = """
    PNG, PDF and --fonts need Pango, which this build is without. Install it (libpango1.0-dev with \
    apt-get, pango with brew), then run: swift run --traits Pango quoin render ...
    """

  /// What layout measures with: never given fonts.
  let given: (any TextMeasurer)? = nil

  init(folder: String?, isForPictures: Bool) throws(FontsUnavailable) {
    if folder != nil || isForPictures { throw FontsUnavailable() }
  }

  /// Never a picture.
  func picture(
    _ format: RenderFormat, of files: [RenderedFile], showsConstraints: Bool, scale: Double
  ) throws(FontsUnavailable) -> [UInt8] {
    throw FontsUnavailable()
  }
}

/// Something was asked for that needs another build.
struct FontsUnavailable: Error, CustomStringConvertible {
  var description: String { "error: \(RenderFonts.unavailability ?? "")" }
}

#endif
