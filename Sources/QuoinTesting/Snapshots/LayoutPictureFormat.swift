// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The form of the picture of a layout in a file.
public enum LayoutPictureFormat: Hashable, Sendable {
  /// A vector picture, compared as text. It needs no fonts.
  case svg
  #if Pango
  /// A PNG image, compared by its pixels.
  ///
  /// - Parameters:
  ///   - scale: Pixels of a point.
  ///   - fonts: The path of a folder of fonts, from the folder of the package if it is relative.
  case png(scale: Double = 2, fonts: String)
  #endif

  /// The ending of the file.
  var ending: String {
    switch self {
    case .svg: "svg"
    #if Pango
    case .png: "png"
    #endif
    }
  }
}
