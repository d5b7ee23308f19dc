// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if GTK
import CQuoinGTK
import Foundation
import QuoinUIKit

/// An image in the form in which GTK draws it.
@MainActor struct Picture {
  private let image: UIImage
  private let tint: UIColor
  private let isMirrored: Bool
  private let iconSize: CGFloat

  /// - Parameters:
  ///   - traits: the traits of the view, for which images of catalogs have variants.
  ///   - tint: the colour of symbols.
  ///   - iconSize: the larger side of a symbol as it is drawn, in points; nil for that of the
  ///     image.
  init(
    _ image: UIImage, for traits: UITraitCollection, tint: UIColor, isMirrored: Bool,
    iconSize: CGFloat? = nil
  ) {
    let image = image.shown(for: traits)
    self.iconSize = iconSize ?? max(image.size.width, image.size.height)
    self.image = image
    self.tint = tint
    let isTurned = isMirrored && image.flipsForRightToLeftLayoutDirection
    self.isMirrored = isTurned != image.isMirroredVariant
  }

  /// Calls a function with the picture in C, which is valid during the call.
  func withPicture(_ body: (quoin_picture) -> Void) {
    var picture = quoin_picture()
    picture.width = Double(image.size.width)
    picture.height = Double(image.size.height)
    picture.icon_size = Double(iconSize)
    picture.is_template = image.isSymbolImage && image.renderingMode != .alwaysOriginal
    picture.color = quoin_color(tint)
    picture.is_mirrored = isMirrored
    if image.isSymbolImage {
      let strings = CStrings()
      withExtendedLifetime(strings) {
        strings.pointers(to: SymbolIcons.icons(of: image.name ?? "")).withUnsafeBufferPointer {
          picture.icons = $0.baseAddress
          picture.icon_count = $0.count
          body(picture)
        }
      }
      return
    }
    switch image.source {
    case .file(let path):
      path.withCString {
        picture.path = $0
        body(picture)
      }
    case .data(let data):
      data.withUnsafeBytes {
        picture.data = $0.baseAddress
        picture.data_count = $0.count
        body(picture)
      }
    case nil: body(picture)
    }
  }
}
#endif
