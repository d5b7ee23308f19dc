// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinLayout
import QuoinUIKit

extension LoadedScene {
  /// Sets the view of an item of a toolbar or a touch bar to the size that its constraints require,
  /// next to the stored one. Observed: 13 views of two files whose constraints contradict the
  /// stored width, and that Interface Builder does not mark.
  func fitToContent(_ root: UIView) {
    guard let description = entries.description(of: root), description.isInBarItem,
      let frame = description.frame
    else { return }
    let almostRequired = UILayoutPriority(999)
    let size = root.systemLayoutSizeFitting(
      CGSize(width: frame.width, height: frame.height),
      withHorizontalFittingPriority: almostRequired, verticalFittingPriority: almostRequired)
    guard root.frame.size != size, size.width > 0, size.height > 0 else { return }
    root.frame.size = size
    root.setNeedsLayout()
  }
}
