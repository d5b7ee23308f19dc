// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinUIKit

/// The options and metrics of a visual format string in a case.
struct CaseFormat {
  var options: NSLayoutConstraint.FormatOptions = []
  var metrics: [String: Any] = [:]

  private static let optionsByName: [String: NSLayoutConstraint.FormatOptions] = [
    "alignAllLeft": .alignAllLeft, "alignAllRight": .alignAllRight, "alignAllTop": .alignAllTop,
    "alignAllBottom": .alignAllBottom, "alignAllLeading": .alignAllLeading,
    "alignAllTrailing": .alignAllTrailing, "alignAllCenterX": .alignAllCenterX,
    "alignAllCenterY": .alignAllCenterY, "alignAllLastBaseline": .alignAllLastBaseline,
    "alignAllFirstBaseline": .alignAllFirstBaseline,
    "directionLeftToRight": .directionLeftToRight,
    "directionRightToLeft": .directionRightToLeft,
    "spacingBaselineToBaseline": .spacingBaselineToBaseline,
  ]

  init(_ data: CaseValue) {
    for name in data["options"].strings { options.formUnion(Self.optionsByName[name] ?? []) }
    for (name, value) in data["metrics"].entries { metrics[name] = value.number }
  }
}
