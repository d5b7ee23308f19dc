// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation

// The operators do the same, and are calls into another library.

extension CGSize {
  @inline(__always) func isSame(as other: CGSize) -> Bool {
    width.native == other.width.native && height.native == other.height.native
  }
}

extension CGRect {
  @inline(__always) func isSame(as other: CGRect) -> Bool {
    origin.x.native == other.origin.x.native && origin.y.native == other.origin.y.native
      && size.isSame(as: other.size)
  }
}
