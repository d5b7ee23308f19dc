// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout
import QuoinPlatform

/// A mistake in a call that is not about the two sides of a constraint.
enum ChainMisuse {
  /// The constant of a length is `CGFloat.systemSpacing`.
  case systemSpacingOfLength(location: SourceLocation)
  /// A view without a superview is constrained to itself.
  case selfWithoutSuperview(name: String)

  var report: LayoutMisuseReport {
    switch self {
    case .systemSpacingOfLength(let location):
      LayoutMisuseReport(
        code: "system-spacing-of-length",
        sentence:
          "A length cannot have the constant .systemSpacing; it is for distances between locations.",
        location: location)
    case .selfWithoutSuperview(let name):
      LayoutMisuseReport(
        code: "self-without-superview",
        sentence:
          "\(name) has no superview and cannot be constrained to itself; use constrainSelf().",
        evidence: [name])
    }
  }
}
