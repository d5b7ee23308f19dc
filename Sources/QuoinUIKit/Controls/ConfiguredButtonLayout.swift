// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation

/// Sizes and frames of the content of a button with a configuration: the image on one side of the
/// title, the subtitle below the title, and the padding between them.
struct ConfiguredButtonLayout {
  let image: CGSize
  let title: CGSize
  let subtitle: CGSize
  let configuration: UIButton.Configuration

  /// The size of the title above the subtitle.
  private var text: CGSize {
    let padding = title.height > 0 && subtitle.height > 0 ? configuration.titlePadding : 0
    return CGSize(
      width: max(title.width, subtitle.width), height: title.height + padding + subtitle.height)
  }

  private var padding: CGFloat {
    image != .zero && text.height > 0 ? configuration.imagePadding : 0
  }

  private var isRow: Bool {
    configuration.imagePlacement != .top && configuration.imagePlacement != .bottom
  }

  /// The size of the image and the texts.
  var contentSize: CGSize {
    isRow
      ? CGSize(
        width: image.width + padding + text.width, height: max(image.height, text.height))
      : CGSize(
        width: max(image.width, text.width), height: image.height + padding + text.height)
  }

  /// Returns the frames of image, title and subtitle in a rectangle: at its left or right side, or
  /// in its middle.
  func frames(
    in rect: CGRect, alignment: UIControl.ContentHorizontalAlignment, isReversed: Bool
  ) -> (image: CGRect, title: CGRect, subtitle: CGRect) {
    let size = contentSize
    let x =
      switch alignment {
      case .left: rect.minX
      case .right: rect.maxX - size.width
      default: rect.midX - size.width / 2
      }
    let origin = CGPoint(x: x, y: rect.midY - size.height / 2)
    let isImageFirst =
      isRow
      ? (configuration.imagePlacement == .trailing) == isReversed
      : configuration.imagePlacement == .top
    var imageOrigin = origin
    var textOrigin = origin
    if isRow {
      imageOrigin.x += isImageFirst ? 0 : text.width + padding
      textOrigin.x += isImageFirst ? image.width + padding : 0
      imageOrigin.y += (size.height - image.height) / 2
      textOrigin.y += (size.height - text.height) / 2
    } else {
      imageOrigin.y += isImageFirst ? 0 : text.height + padding
      textOrigin.y += isImageFirst ? image.height + padding : 0
      imageOrigin.x += (size.width - image.width) / 2
      textOrigin.x += (size.width - text.width) / 2
    }
    func line(_ part: CGSize, y: CGFloat) -> CGRect {
      let space = text.width - part.width
      let offset: CGFloat =
        switch configuration.titleAlignment {
        case .center: space / 2
        case .automatic: isRow ? (isReversed ? space : 0) : space / 2
        case .leading: isReversed ? space : 0
        case .trailing: isReversed ? 0 : space
        }
      return CGRect(origin: CGPoint(x: textOrigin.x + offset, y: y), size: part)
    }
    return (
      CGRect(origin: imageOrigin, size: image), line(title, y: textOrigin.y),
      line(subtitle, y: textOrigin.y + text.height - subtitle.height)
    )
  }
}
