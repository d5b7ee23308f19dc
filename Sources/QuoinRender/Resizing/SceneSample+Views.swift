// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
package import QuoinUIKit

extension SceneSample {
  /// Reads views after layout.
  ///
  /// - Parameter views: The views with their roots, a superview before its subviews.
  @MainActor package init(of views: [(view: UIView, root: UIView)]) {
    var origins: [ObjectIdentifier: CGPoint] = [:]
    var edges: [Double] = []
    edges.reserveCapacity(4 * views.count)
    for (view, root) in views {
      let exact = view.exactFrame
      var corner = CGPoint.zero
      if view !== root, let outer = view.superview {
        let origin = origins[ObjectIdentifier(outer)] ?? .zero
        corner = CGPoint(
          x: origin.x - outer.bounds.minX + exact.minX, y: origin.y - outer.bounds.minY + exact.minY
        )
      }
      origins[ObjectIdentifier(view)] = corner
      edges += [
        Double(corner.x), Double(corner.y), Double(corner.x + exact.width),
        Double(corner.y + exact.height),
      ]
    }
    self.init(edges: edges, hidden: views.map(\.view.isHidden))
  }
}
