// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinUIKit

/// The frames of an image and two texts in a left-to-right row.
@MainActor struct ListContentLayout {
  var image = CGRect.zero
  var text = CGRect.zero
  var secondary = CGRect.zero
  /// The minimum height of the row, including the margins.
  var height: CGFloat = 0

  /// - Parameters:
  ///   - width: the width of the row, in points.
  ///   - available: the height of the row, in which the content is centred. Nil for the minimum.
  ///   - sizes: the size of each text in a given width. Nil without the text.
  init(
    _ configuration: UIListContentConfiguration, margins: NSDirectionalEdgeInsets, width: CGFloat,
    available: CGFloat? = nil, text: ((CGFloat) -> CGSize)?, secondary: ((CGFloat) -> CGSize)?
  ) {
    let imageSize = configuration.placedImageSize
    let reserved = configuration.reservedImageSize
    let hasText = text != nil || secondary != nil
    let lead = margins.leading + reserved.width
    let start = lead + (reserved.width > 0 && hasText ? configuration.imageToTextPadding : 0)
    let span = max(width - start - margins.trailing, 0)
    let first = text?(span) ?? .zero
    let second = secondary?(span) ?? .zero
    let hasBoth = text != nil && secondary != nil
    let isBeside =
      hasBoth && configuration.prefersSideBySideTextAndSecondaryText
      && first.width + configuration.textToSecondaryTextHorizontalPadding + second.width <= span
    let gap = hasBoth && !isBeside ? configuration.textToSecondaryTextVerticalPadding : 0
    let texts =
      isBeside ? max(first.height, second.height) : first.height + gap + second.height
    height = max(texts, reserved.height) + margins.top + margins.bottom
    let inner = max((available ?? height) - margins.top - margins.bottom, 0)
    let middle = margins.top + inner / 2
    image = CGRect(
      x: margins.leading + (reserved.width - imageSize.width) / 2, y: middle - imageSize.height / 2,
      width: imageSize.width, height: imageSize.height)
    let top = middle - texts / 2
    if isBeside {
      let end = width - margins.trailing
      self.text = CGRect(
        x: start, y: middle - first.height / 2, width: first.width, height: first.height)
      self.secondary = CGRect(
        x: end - second.width, y: middle - second.height / 2, width: second.width,
        height: second.height)
    } else {
      // Vertically stacked texts span the row, so that their alignment has an effect.
      self.text = CGRect(x: start, y: top, width: text == nil ? 0 : span, height: first.height)
      self.secondary = CGRect(
        x: start, y: top + first.height + gap, width: secondary == nil ? 0 : span,
        height: second.height)
    }
  }

  /// Mirrors the frames for right-to-left layout in a given width.
  mutating func mirror(in width: CGFloat) {
    image.origin.x = width - image.maxX
    text.origin.x = width - text.maxX
    secondary.origin.x = width - secondary.maxX
  }
}

extension UIListContentConfiguration {
  /// The image in the configuration of its symbol.
  var shownImage: UIImage? {
    guard let image, let symbol = imageProperties.preferredSymbolConfiguration else { return image }
    return image.applyingSymbolConfiguration(symbol) ?? image
  }

  /// The size of the image, reduced to the maximum size.
  var placedImageSize: CGSize {
    guard let size = shownImage?.size, size.width > 0, size.height > 0 else { return .zero }
    let limit = imageProperties.maximumSize
    var scale: CGFloat = 1
    if limit.width > 0 { scale = min(scale, limit.width / size.width) }
    if limit.height > 0 { scale = min(scale, limit.height / size.height) }
    return CGSize(width: size.width * scale, height: size.height * scale)
  }

  /// The size of the space that is reserved for the image.
  var reservedImageSize: CGSize {
    guard image != nil else { return .zero }
    let own = placedImageSize
    let reserved = imageProperties.reservedLayoutSize
    let standard = ImageProperties.standardDimension
    return CGSize(
      width: reserved.width > 0 && reserved.width != standard ? reserved.width : own.width,
      height: reserved.height > 0 && reserved.height != standard ? reserved.height : own.height)
  }
}
