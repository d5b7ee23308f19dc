// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinLayout

/// Lengths in messages.
enum Points {
  /// A length in points, to a tenth.
  static func text(_ length: CGFloat) -> String {
    LayoutText.number(Double(length), decimals: 1)
  }
}
