// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation

/// The properties of an image.
struct ImageContent {
  /// The size in points, before the orientation applies.
  var size = CGSize.zero
  /// The number of pixels in a point.
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
  /// Whether the pixels are drawn mirrored: they are a variant for the other direction of languages.
  var isMirrored = false
  /// The middle part of slices, where that is not all between the insets; in points.
  var sliceCenter: (width: Double?, height: Double?)
  /// The Core Graphics image that the image was created from.
  var picture: CGImage?

  /// Returns the Core Graphics image, or an empty one with the same size in pixels.
  func makePicture() -> CGImage? {
    if let picture { return picture }
    guard symbol == nil || size.width > 0 else { return nil }
    return CGContext(
      data: nil, width: Int((size.width * scale).rounded()),
      height: Int((size.height * scale).rounded()), bitsPerComponent: 8, bytesPerRow: 0,
      space: CGColorSpaceCreateDeviceRGB(),
      bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)?.makeImage()
  }
}
