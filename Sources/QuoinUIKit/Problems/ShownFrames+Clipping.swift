// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation

extension ShownFrames {
  /// Shadows that are cut off, and round corners that do not cut an image.
  var unseenLooks: [Finding] {
    everything.compactMap { view in
      guard let layer = view.existingLayer, view.bounds.width > 0, view.bounds.height > 0 else {
        return nil
      }
      return clippedShadow(of: view, layer) ?? squareImage(of: view, layer)
    }
  }

  private func clippedShadow(of view: UIView, _ layer: CALayer) -> Finding? {
    guard layer.shadowOpacity > 0, view.clipsToBounds else { return nil }
    return Finding(
      code: "clipped-shadow",
      sentence:
        "the shadow of \(names.name(of: view)) is not drawn, since clipsToBounds of the same "
        + "view is true; clip a view inside, and keep the shadow on one that does not clip",
      view: view)
  }

  /// An image that reaches the corners. A background behind a smaller image is round without
  /// clipping, and so are a border and an image in a round view that clips.
  private func squareImage(of view: UIView, _ layer: CALayer) -> Finding? {
    guard let photo = view as? UIImageView, let image = photo.image, !image.isSymbolImage,
      layer.cornerRadius > 0, !photo.clipsToBounds, layer.mask == nil, !hasBackground(photo),
      layer.borderWidth == 0,
      !sequence(first: view, next: \.superview).contains(where: {
        $0.clipsToBounds && ($0.existingLayer?.cornerRadius ?? 0) > 0
      }),
      photo.contentMode == .scaleToFill || photo.contentMode == .scaleAspectFill
    else { return nil }
    return Finding(
      code: "square-image",
      sentence:
        "the image of \(names.name(of: photo)) has square corners in spite of the corner radius "
        + "\(Self.number(layer.cornerRadius)); set clipsToBounds to true",
      view: photo)
  }
}
