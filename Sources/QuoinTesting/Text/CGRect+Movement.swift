// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation

extension CGRect {
  /// Whether a coordinate or a length differs by a distance or more.
  func isMoved(to other: CGRect, by distance: CGFloat) -> Bool {
    // A distance that is a fraction of a point is not exact.
    let least = distance - 0.001
    return abs(origin.x - other.origin.x) >= least || abs(origin.y - other.origin.y) >= least
      || abs(size.width - other.size.width) >= least
      || abs(size.height - other.size.height) >= least
  }
}
