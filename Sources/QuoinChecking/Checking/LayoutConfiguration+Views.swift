// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinInterfaceBuilder
import QuoinUIKit

extension LayoutConfiguration {
  /// Sets the size, direction and traits of the configuration on a tree of views.
  @MainActor func apply(to root: UIView) {
    if let device {
      root.frame = CGRect(origin: .zero, size: device.size(in: settings.shownOrientation))
    }
    if let direction { root.layoutDirectionOverride = direction }
    if let textSize {
      root.traitsOverride = UITraitCollection(preferredContentSizeCategory: textSize)
    }
    root.setNeedsLayout()
  }
}
