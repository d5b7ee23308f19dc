// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

package import Foundation

/// The shown frame and appearance of a view, including during animations.
package struct ShownPlace {
  /// The untransformed rectangle in the superview's coordinates, in points.
  package var frame = CGRect.zero
  /// The origin of the view's own coordinates.
  package var boundsOrigin = CGPoint.zero
  /// The transform about the anchor point.
  package var transform = CGAffineTransform.identity
  /// The anchor point in parts of the size.
  package var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  package var alpha: CGFloat = 1
  package var backgroundColor: UIColor?
  package var clips = false
  package var cornerRadius: CGFloat = 0
  package var borderWidth: CGFloat = 0
  package var borderColor: UIColor?
  /// A line at an edge, which separates the view from the next one.
  package var line: ShownLine?
}

/// A line of one pixel at the lower edge of a view, or at the upper one.
package struct ShownLine: Equatable {
  package var color: UIColor
  /// The distances from the sides, in points.
  package var left: CGFloat = 0
  package var right: CGFloat = 0
  package var isOnTop = false

  package init(
    color: UIColor, left: CGFloat = 0, right: CGFloat = 0, isOnTop: Bool = false
  ) {
    (self.color, self.left, self.right, self.isOnTop) = (color, left, right, isOnTop)
  }
}

extension UIView {
  /// The shown frame of the view.
  package var shownPlace: ShownPlace {
    let shown = presentedGeometry ?? geometry
    var place = ShownPlace()
    place.frame = shown.untransformedFrame
    place.boundsOrigin = shown.bounds.origin
    place.transform = shown.transform
    place.anchorPoint = shown.anchorPoint
    place.alpha = presentedAlpha ?? alpha
    place.backgroundColor = presentedBackgroundColor ?? backgroundColor
    place.clips = clipsToBounds
    place.line = shownLine
    if let color = shownBackground { place.backgroundColor = color }
    guard let layer = existingLayer else { return place }
    place.clips = clipsToBounds || layer.masksToBounds
    place.cornerRadius = layer.cornerRadius
    place.borderWidth = layer.borderWidth
    place.borderColor = layer.borderWidth > 0 ? UIColor(cgColor: layer.shownBorderColor) : nil
    return place
  }
}

extension CALayer {
  /// The colour of the border, black unless set.
  fileprivate var shownBorderColor: CGColor { borderColor ?? UIColor.black.cgColor }
}
