// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if GTK
import CQuoinGTK
import Foundation
import QuoinLayout
import QuoinRender
import QuoinUIKit

/// The picture of an image view.
final class ImagePeer: ViewPeer {
  init(_ view: UIImageView?) { super.init(view) { quoin_image_create($0) } }

  private var shownIconSize: CGFloat = 0

  override var hostsSubviews: Bool { true }

  private func shownImage(of view: UIImageView) -> UIImage? {
    let image = view.isHighlighted ? view.highlightedImage ?? view.sizedImage : view.sizedImage
    return image?.shown(for: view.traitCollection)
  }

  override func content(of view: UIView) -> [DisplayItem] {
    guard let view = view as? UIImageView, let image = shownImage(of: view), image.isDrawn,
      var content = image.displayContent
    else { return [] }
    let size = LayoutSize(width: Double(image.size.width), height: Double(image.size.height))
    if case .drawing(var list) = content {
      list.scale(width: size.width, height: size.height)
      content = .drawing(list)
    }
    let bounds = LayoutRect(CGRect(origin: .zero, size: view.bounds.size))
    let mode = RenderedContentMode(rawValue: "\(view.contentMode)") ?? .scaleToFill
    let tint = image.renderingMode == .alwaysTemplate ? view.tintColor : nil
    var item = DisplayItem(
      .image(
        DisplayImage(content, tint: image.displayTint ?? tint.map { DisplayColor($0) }),
        mode.frame(of: size, in: bounds)))
    if view.clipsToBounds { item.clips = [DisplayPath(bounds)] }
    return [item]
  }

  override func show(_ view: UIView, _ change: ViewChange) {
    guard let imageView = view as? UIImageView,
      !change.isDisjoint(with: [.content, .look, .traits, .direction, .frame])
    else { return }
    guard let image = shownImage(of: imageView), !image.isDrawn else {
      return quoin_image_set(widget, nil, imageView.contentMode.fit)
    }
    // A picture follows the frame without being loaded again; an icon has lines for each size.
    let iconSize = imageView.contentMode.drawnSide(of: image.size, in: imageView.bounds.size)
    guard
      !change.isDisjoint(with: [.content, .look, .traits, .direction])
        || image.isSymbolImage && iconSize != shownIconSize
    else { return }
    shownIconSize = iconSize
    let isReversed = imageView.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let picture = Picture(
      image, for: imageView.traitCollection, tint: imageView.tintColor, isMirrored: isReversed,
      iconSize: iconSize)
    picture.withPicture { picture in
      withUnsafePointer(to: picture) { quoin_image_set(widget, $0, imageView.contentMode.fit) }
    }
  }
}

extension UIImage {
  /// Whether the image is drawn and not shown by a widget: it is a drawing, or has a colour of the
  /// view.
  fileprivate var isDrawn: Bool {
    guard !isSymbolImage, let displayContent else { return false }
    if renderingMode == .alwaysTemplate { return true }
    switch displayContent {
    case .drawing: return true
    case .source(.file(let path)): return path.lowercased().hasSuffix(".svg")
    case .source(.data), .symbol: return false
    }
  }
}

extension UIView.ContentMode {
  /// The larger side of an image as it is drawn in a view, in points.
  fileprivate func drawnSide(of image: CGSize, in view: CGSize) -> CGFloat {
    guard image.width > 0, image.height > 0 else { return 0 }
    let (x, y) = (view.width / image.width, view.height / image.height)
    let scale: CGFloat =
      switch self {
      case .scaleToFill, .redraw, .scaleAspectFill: max(x, y)
      case .scaleAspectFit: min(x, y)
      default: 1
      }
    return max(image.width, image.height) * scale
  }

  fileprivate var fit: Int32 {
    let fit =
      switch self {
      case .scaleToFill: QUOIN_FIT_FILL
      case .scaleAspectFit: QUOIN_FIT_ASPECT_FIT
      case .scaleAspectFill: QUOIN_FIT_ASPECT_FILL
      case .redraw: QUOIN_FIT_REDRAW
      case .center: QUOIN_FIT_CENTER
      case .top: QUOIN_FIT_TOP
      case .bottom: QUOIN_FIT_BOTTOM
      case .left: QUOIN_FIT_LEFT
      case .right: QUOIN_FIT_RIGHT
      case .topLeft: QUOIN_FIT_TOP_LEFT
      case .topRight: QUOIN_FIT_TOP_RIGHT
      case .bottomLeft: QUOIN_FIT_BOTTOM_LEFT
      case .bottomRight: QUOIN_FIT_BOTTOM_RIGHT
      }
    return Int32(fit)
  }
}
#endif
