// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
package import QuoinLayout

/// A transform of the plane: `x' = a·x + c·y + tx`, `y' = b·x + d·y + ty`.
package struct DisplayTransform: Hashable, Sendable {
  package static let identity = DisplayTransform(.identity)

  package var a, b, c, d, tx, ty: Double

  package init(_ transform: CGAffineTransform) {
    a = Double(transform.a)
    b = Double(transform.b)
    c = Double(transform.c)
    d = Double(transform.d)
    tx = Double(transform.tx)
    ty = Double(transform.ty)
  }

  /// Creates a transform that moves by distances in points.
  package init(movedBy x: Double, _ y: Double) {
    self.init(CGAffineTransform(translationX: x, y: y))
  }

  /// The factor of lengths, where it is the same in all directions; otherwise nil.
  var uniformScale: Double? {
    let (first, second) = (a * a + b * b, c * c + d * d)
    let slack = 1e-9 * max(first, second, 1e-9)
    guard abs(first - second) <= slack, abs(a * c + b * d) <= slack else { return nil }
    return first.squareRoot()
  }

  package func apply(to point: LayoutPoint) -> LayoutPoint {
    LayoutPoint(x: a * point.x + c * point.y + tx, y: b * point.x + d * point.y + ty)
  }
}
