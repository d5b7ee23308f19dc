// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinLayout

extension ShownFrames {
  /// Image views whose ratio is that of the image the other way round.
  var invertedRatios: [Finding] {
    images.compactMap { (view, image) -> Finding? in
      // The other modes keep the ratio of the image in a frame of any ratio.
      guard view.contentMode == .scaleToFill, let found = ratio(of: view) else { return nil }
      let own = image.width / image.height
      guard abs(found.ratio * own - 1) < 0.02, abs(own - 1) > 0.1 else { return nil }
      return Finding(
        code: "inverted-ratio",
        sentence: "\(found.constraint.summary) makes \(names.name(of: view)) "
          + "\(Self.size(view.bounds.size)), but its image is \(Self.size(image)): the ratio is "
          + "inverted; make the width \(LayoutText.number(Double(own), decimals: 4)) times the height",
        view: view, axis: view.bounds.width > view.bounds.height ? .horizontal : .vertical)
    }
  }

  /// Image views of which one length is that of the image, and the other one another, so that the
  /// image is distorted, or has space beside it.
  var unfittingImages: [Finding] {
    images.compactMap { (view, image) -> Finding? in
      let isDistorted = view.contentMode == .scaleToFill
      guard isDistorted || view.contentMode == .scaleAspectFit, image.width > 1, image.height > 1
      else { return nil }
      let size = view.bounds.size
      let keepsHeight =
        !Self.isOther(size.height, image.height) && !view.hasProgramLength(.vertical)
      let keepsWidth = !Self.isOther(size.width, image.width) && !view.hasProgramLength(.horizontal)
      guard keepsHeight != keepsWidth else { return nil }
      // A larger frame is that of a background.
      let (length, own) =
        keepsHeight ? (size.width, image.width) : (size.height, image.height)
      guard length < own * 0.75 else { return nil }
      let (side, other) = keepsHeight ? ("height", "width") : ("width", "height")
      let ratio = keepsHeight ? image.height / image.width : image.width / image.height
      let effect =
        isDistorted
        ? "is distorted" : "has empty space \(keepsHeight ? "above and below" : "on both sides")"
      return Finding(
        code: "unfitting-image",
        sentence: "the image of \(names.name(of: view)) \(effect): the view is "
          + "\(Self.size(size)), since its \(side) is that of the image, which is "
          + "\(Self.size(image)); make the \(side) \(LayoutText.number(Double(ratio), decimals: 4)) times the \(other)"
          + (isDistorted ? ", or set contentMode" : ""),
        view: view, axis: keepsHeight ? .vertical : .horizontal)
    }
  }

  /// Image views of the size of an image larger than the screen that leave it at one side, since
  /// nothing gives them another size. One that leaves it at opposite sides is a background.
  var largeImages: [Finding] {
    let screen = root.bounds.size
    return shown.dropFirst().compactMap { view, frame in
      guard let view = view as? UIImageView, let image = view.image?.size,
        !view.translatesAutoresizingMaskIntoConstraints, !isClipped(view)
      else { return nil }
      for side in singleSides(of: frame) {
        let (own, content, length): (CGFloat, CGFloat, CGFloat) =
          side.isHorizontal
          ? (frame.width, image.width, screen.width) : (frame.height, image.height, screen.height)
        guard own > length, !Self.isOther(own, content),
          !view.hasProgramLength(side.isHorizontal ? .horizontal : .vertical)
        else { continue }
        return Finding(
          code: "outside-screen",
          sentence: "\(names.name(of: view)) is outside of the screen: \(Self.number(side.excess)) "
            + "\(side.name); it is as large as its image, \(Self.size(image)); give it a width and a "
            + "height",
          view: view, axis: side.isHorizontal ? .horizontal : .vertical)
      }
      return nil
    }
  }

  /// The shown image views that constraints or statements of a dialect place, with the sizes of their
  /// images. Images that can
  /// be stretched have no ratio.
  private var images: [(view: UIImageView, image: CGSize)] {
    everything.compactMap { view in
      guard let view = view as? UIImageView, let image = view.image,
        image.size.width > 0, image.size.height > 0, image.capInsets == .zero,
        !image.isSymbolImage,
        !view.translatesAutoresizingMaskIntoConstraints || view.frameStatementLine != nil,
        view.bounds.width > 0, view.bounds.height > 0
      else { return nil }
      return (view, image.size)
    }
  }

  /// The constraint between the width and the height of a view, and the width in heights.
  private func ratio(of view: UIView) -> (constraint: NSLayoutConstraint, ratio: CGFloat)? {
    for constraint in view.constraints
    where constraint.origin == .program && constraint.relation == .equal
      && constraint.firstItem === view && constraint.secondItem === view
      && constraint.constant == 0 && constraint.multiplier > 0
    {
      switch (constraint.firstAttribute, constraint.secondAttribute) {
      case (.width, .height): return (constraint, constraint.multiplier)
      case (.height, .width): return (constraint, 1 / constraint.multiplier)
      default: continue
      }
    }
    return nil
  }
}
