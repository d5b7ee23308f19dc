// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinUIKit

extension FrameSample {
  /// The length that a rule gives a view; nil for a view that does not exist.
  func length(of view: Int, _ isHorizontal: Bool, by rule: LengthRule) -> Double? {
    switch rule {
    case .share(let share, let constant):
      return share * length(of: root.views[view].parent ?? 0, isHorizontal) + constant
    case .fit:
      guard let object = views[view] else { return nil }
      if let stored = storedLength(of: object, isHorizontal) { return stored }
      // A height is that of the width which is set before; a width has no limit.
      let width = isHorizontal ? 0 : object.exactFrame.width
      let size = object.sizeThatFits(CGSize(width: width, height: 0))
      return Double(isHorizontal ? size.width : size.height)
    }
  }

  /// The length that the file stores for a text, as which the scene lays it out; nil for others. Code
  /// lays out what its own view measures.
  private func storedLength(of view: UIView, _ isHorizontal: Bool) -> Double? {
    guard view is UILabel || view is UIButton, let overrides = view.layoutOverrides,
      let size = overrides.intrinsicContentSize
    else { return nil }
    let insets = overrides.alignmentRectInsets ?? view.alignmentRectInsets
    let length =
      isHorizontal
      ? size.width + insets.left + insets.right : size.height + insets.top + insets.bottom
    return min(size.width, size.height) < 0 ? nil : Double(length)
  }
}
