// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

package import QuoinLayout

/// The placement of an image in its view, with the names of UIKit.
public enum RenderedContentMode: String, Hashable, Sendable {
  case scaleToFill
  case scaleAspectFit
  case scaleAspectFill
  case redraw
  case center
  case top
  case bottom
  case left
  case right
  case topLeft
  case topRight
  case bottomLeft
  case bottomRight
}

extension RenderedContentMode {
  /// The rectangle of an image of a size in that of its view.
  package func frame(of image: LayoutSize, in rect: LayoutRect) -> LayoutRect {
    guard image.width > 0, image.height > 0 else { return rect }
    let ratios = (rect.width / image.width, rect.height / image.height)
    switch self {
    case .scaleToFill, .redraw: return rect
    case .scaleAspectFit: return scaled(image, by: min(ratios.0, ratios.1), in: rect)
    case .scaleAspectFill: return scaled(image, by: max(ratios.0, ratios.1), in: rect)
    default: break
    }
    let x =
      switch self {
      case .left, .topLeft, .bottomLeft: rect.x
      case .right, .topRight, .bottomRight: rect.maxX - image.width
      default: rect.midX - image.width / 2
      }
    let y =
      switch self {
      case .top, .topLeft, .topRight: rect.y
      case .bottom, .bottomLeft, .bottomRight: rect.maxY - image.height
      default: rect.midY - image.height / 2
      }
    return LayoutRect(x: x, y: y, width: image.width, height: image.height)
  }

  private func scaled(
    _ image: LayoutSize, by factor: Double, in rect: LayoutRect
  ) -> LayoutRect {
    rect.centered(width: image.width * factor, height: image.height * factor)
  }
}
