// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation

extension UIView {
  func carry(_ point: CGPoint, to view: UIView?) -> CGPoint {
    point.applying(way(to: view))
  }

  func fetch(_ point: CGPoint, from view: UIView?) -> CGPoint {
    (view ?? topmostView).carry(point, to: self)
  }

  func carry(_ rect: CGRect, to view: UIView?) -> CGRect {
    rect.applying(way(to: view))
  }

  func fetch(_ rect: CGRect, from view: UIView?) -> CGRect {
    (view ?? topmostView).carry(rect, to: self)
  }

  /// From the coordinates of the view to those of the topmost view.
  var wayToTop: CGAffineTransform {
    var way = CGAffineTransform.identity
    var view = self
    while let parent = view.parent {
      way = way.concatenating(view.geometry.outward)
      view = parent
    }
    return way
  }

  /// From the coordinates of the view to those of another; nil means the topmost view.
  private func way(to view: UIView?) -> CGAffineTransform {
    guard let view else { return wayToTop }
    return wayToTop.concatenating(view.wayToTop.inverted())
  }
}
