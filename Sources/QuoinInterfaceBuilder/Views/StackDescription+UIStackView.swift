// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
package import QuoinUIKit

extension StackDescription {
  /// Sets the rules of the description on an iOS stack view. Unknown names mean `fill`, as in
  /// Interface Builder.
  @MainActor package func apply(to view: UIStackView) {
    view.axis = isVertical ? .vertical : .horizontal
    view.distribution = Self.distributions[distribution] ?? .fill
    view.alignment = Self.alignments[alignment] ?? .fill
    view.spacing = CGFloat(spacing)
    view.isBaselineRelativeArrangement = isBaselineRelative
  }

  private static let distributions: [String: UIStackView.Distribution] = [
    "fill": .fill, "fillEqually": .fillEqually, "fillProportionally": .fillProportionally,
    "equalSpacing": .equalSpacing, "equalCentering": .equalCentering,
  ]

  private static let alignments: [String: UIStackView.Alignment] = [
    "fill": .fill, "leading": .leading, "top": .top, "trailing": .trailing, "bottom": .bottom,
    "center": .center, "firstBaseline": .firstBaseline, "lastBaseline": .lastBaseline,
    "baseline": .lastBaseline,
  ]
}
