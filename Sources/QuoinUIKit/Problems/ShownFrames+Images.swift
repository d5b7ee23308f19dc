// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinLayout

extension ShownFrames {
  /// Image views whose ratio is that of the image the other way round.
  var invertedRatios: [Finding] {
    images.compactMap { (view, image) -> Finding? in
      // A program may fill a frame of another ratio, and cut the image off.
      guard view.contentMode != .scaleAspectFill, let found = ratio(of: view) else { return nil }
      let own = image.width / image.height
      guard abs(found.ratio * own - 1) < 0.02, abs(own - 1) > 0.1 else { return nil }
      return Finding(
        code: "inverted-ratio",
        sentence: "\(found.constraint.summary) makes \(names.name(of: view)) "
          + "\(Self.number(view.bounds.width)) × \(Self.number(view.bounds.height)), but its image is "
          + "\(Self.number(image.width)) × \(Self.number(image.height)): the ratio is inverted; make "
          + "the width \(LayoutText.number(Double(own), decimals: 4)) times the height",
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
      let keepsHeight = abs(size.height - image.height) < 0.5 && !view.hasProgramLength(.vertical)
      let keepsWidth = abs(size.width - image.width) < 0.5 && !view.hasProgramLength(.horizontal)
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
          + "\(Self.number(size.width)) × \(Self.number(size.height)), since its \(side) is that of "
          + "the image, which is \(Self.number(image.width)) × \(Self.number(image.height)); make the "
          + "\(side) \(LayoutText.number(Double(ratio), decimals: 4)) times the \(other)"
          + (isDistorted ? ", or set contentMode" : ""),
        view: view, axis: keepsHeight ? .vertical : .horizontal)
    }
  }

  /// Image views of the size of a large image that leave the screen at one side, since nothing gives
  /// them another size. One that leaves it at opposite sides is a background.
  var largeImages: [Finding] {
    let screen = CGRect(origin: .zero, size: root.bounds.size)
    return shown.dropFirst().compactMap { view, frame in
      guard let view = view as? UIImageView, let image = view.image?.size,
        !view.translatesAutoresizingMaskIntoConstraints,
        !view.superviews(below: root).contains(where: \.clipsToBounds),
        frame.minX < screen.maxX, frame.minY < screen.maxY
      else { return nil }
      let isWide = frame.minX >= -1 && frame.maxX > screen.maxX + 1
      let isHigh = frame.minY >= -1 && frame.maxY > screen.maxY + 1
      guard
        isWide && abs(frame.width - image.width) < 0.5 && !view.hasProgramLength(.horizontal)
          || isHigh && abs(frame.height - image.height) < 0.5 && !view.hasProgramLength(.vertical)
      else { return nil }
      let excess = isWide ? frame.maxX - screen.maxX : frame.maxY - screen.maxY
      return Finding(
        code: "outside-screen",
        sentence: "\(names.name(of: view)) is outside of the screen: \(Self.number(excess)) "
          + "\(isWide ? "on the right" : "at the bottom"); it is as large as its image, "
          + "\(Self.number(image.width)) × \(Self.number(image.height)); give it a width and a height",
        view: view, axis: isWide ? .horizontal : .vertical)
    }
  }

  /// The shown image views that constraints place, with the sizes of their images. Images that can
  /// be stretched have no ratio.
  private var images: [(view: UIImageView, image: CGSize)] {
    everything.compactMap { view in
      guard let view = view as? UIImageView, let image = view.image,
        image.size.width > 0, image.size.height > 0, image.capInsets == .zero,
        !image.isSymbolImage,
        !view.translatesAutoresizingMaskIntoConstraints, view.bounds.width > 0,
        view.bounds.height > 0
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

extension UIView {
  /// The superviews below a view that is not included, from the inside out.
  fileprivate func superviews(below root: UIView) -> [UIView] {
    Array(sequence(first: self, next: \.superview).dropFirst().prefix { $0 !== root })
  }
}
