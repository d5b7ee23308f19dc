// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation

/// The properties of an image.
struct ImageContent {
  /// The size in points, before the orientation applies.
  var size = CGSize.zero
  /// The number of pixels per point.
  var scale: CGFloat = 1
  /// The name in the image's file.
  var name: String?
  var orientation = UIImage.Orientation.up
  var renderingMode = UIImage.RenderingMode.automatic
  var capInsets = UIEdgeInsets.zero
  var resizingMode = UIImage.ResizingMode.tile
  var alignmentInsets = UIEdgeInsets.zero
  /// The configuration of a symbol; nil for other images.
  var symbol: UIImage.SymbolConfiguration?
  var flipsInRightToLeft = false
  /// The images of an animated image.
  var frames: [UIImage]?
  var duration: TimeInterval = 0
  /// The source of the pixels, for hosts.
  var source: UIImage.Source?
  /// The image set of a catalog that the image is a variant of.
  var asset: NamedImage?
  /// Whether the pixels are drawn mirrored: they are a variant for the other direction of
  /// languages.
  var isMirrored = false
  /// The middle part of slices, where that is not all between the insets; in points.
  var sliceCenter: (width: Double?, height: Double?)
  /// The Core Graphics image that the image was created from.
  var picture: CGImage?

  /// The tint of an image that is drawn in its tint; nil for the current one of its view.
  var tint: DisplayColor?

  /// The content as display lists contain it.
  var displayContent: DisplayImage.Content? {
    if let source { return .source(source) }
    if let symbol, let name { return .symbol(name, SymbolLook(symbol)) }
    #if QUOIN_APPLE_FOUNDATION
    return nil
    #else
    return picture?.content
    #endif
  }

  /// Returns the Core Graphics image, or one with the same content and size in pixels.
  func makePicture() -> CGImage? {
    if let picture { return picture }
    guard symbol == nil || size.width > 0 else { return nil }
    let (width, height) = (
      Int((size.width * scale).rounded()), Int((size.height * scale).rounded())
    )
    guard width > 0, height > 0 else { return nil }
    #if QUOIN_APPLE_FOUNDATION
    return CGContext(
      data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0,
      space: CGColorSpaceCreateDeviceRGB(),
      bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)?.makeImage()
    #else
    return CGImage(width: width, height: height, content: displayContent)
    #endif
  }
}
