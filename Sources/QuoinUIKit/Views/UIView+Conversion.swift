// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation

extension UIView {
  func converted(_ point: CGPoint, to view: UIView?) -> CGPoint {
    point.applying(transform(to: view))
  }

  func converted(_ point: CGPoint, from view: UIView?) -> CGPoint {
    (view ?? topmostView).converted(point, to: self)
  }

  func converted(_ rect: CGRect, to view: UIView?) -> CGRect {
    rect.applying(transform(to: view))
  }

  func converted(_ rect: CGRect, from view: UIView?) -> CGRect {
    (view ?? topmostView).converted(rect, to: self)
  }

  /// The transform from the coordinates of the view to those of the topmost view.
  var transformToTop: CGAffineTransform {
    var transform = CGAffineTransform.identity
    var view = self
    while let parent = view.parent {
      transform = transform.concatenating(view.geometry.outward)
      view = parent
    }
    return transform
  }

  /// Returns the transform from the coordinates of the view to those of another; nil means the
  /// topmost view.
  ///
  /// The topmost views of two trees have a common coordinate system, as windows on a screen.
  private func transform(to view: UIView?) -> CGAffineTransform {
    guard let view else { return transformToTop }
    let (top, otherTop) = (topmostView, view.topmostView)
    guard top !== otherTop else {
      return transformToTop.concatenating(view.transformToTop.inverted())
    }
    let outward = transformToTop.concatenating(top.geometry.outward)
    let otherOutward = view.transformToTop.concatenating(otherTop.geometry.outward)
    return outward.concatenating(otherOutward.inverted())
  }
}
