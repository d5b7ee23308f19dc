// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation

extension UIView {
  func carry(_ point: CGPoint, to view: UIView?) -> CGPoint {
    let target = view ?? topmostView
    return target.pointFromTop(pointToTop(point))
  }

  func fetch(_ point: CGPoint, from view: UIView?) -> CGPoint {
    (view ?? topmostView).carry(point, to: self)
  }

  func carry(_ rect: CGRect, to view: UIView?) -> CGRect {
    let corners = [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: rect.maxX, y: rect.maxY),
    ].map { carry($0, to: view) }
    let xs = corners.map(\.x)
    let ys = corners.map(\.y)
    guard let minX = xs.min(), let maxX = xs.max(), let minY = ys.min(), let maxY = ys.max()
    else { return rect }
    return CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
  }

  func fetch(_ rect: CGRect, from view: UIView?) -> CGRect {
    (view ?? topmostView).carry(rect, to: self)
  }

  /// From the view's coordinates to the bounds coordinates of the topmost view.
  private func pointToTop(_ point: CGPoint) -> CGPoint {
    pathToTop.reduce(point) { $1.geometry.outward($0) }
  }

  /// From the bounds coordinates of the topmost view to the view's.
  private func pointFromTop(_ point: CGPoint) -> CGPoint {
    pathToTop.reversed().reduce(point) { $1.geometry.inward($0) }
  }

  /// The view and those that hold it, without the topmost one.
  private var pathToTop: [UIView] {
    var path: [UIView] = []
    var view = self
    while let parent = view.parent {
      path.append(view)
      view = parent
    }
    return path
  }
}
