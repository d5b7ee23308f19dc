// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinLayout

/// A length that the root of a fitting pass should have.
struct FittingTarget: Equatable {
  var attribute: LayoutAttribute
  var length: CGFloat
  var priority: UILayoutPriority
}
