// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinInterfaceBuilder
import QuoinUIKit

extension LayoutConfiguration {
  /// Makes the screen of the program that of the configuration, for code that reads it while it makes
  /// views.
  @MainActor func makeDeviceCurrent() { device?.makeCurrent(in: orientation ?? .portrait) }

  /// Gives a tree of views the size, direction and traits of the configuration.
  @MainActor func apply(to root: UIView) {
    if let device {
      root.frame = CGRect(origin: .zero, size: device.size(in: orientation ?? .portrait))
    }
    if let direction { root.layoutDirectionOverride = direction }
    if let textSize {
      root.traitsOverride = UITraitCollection(preferredContentSizeCategory: textSize)
    }
    root.setNeedsLayout()
  }
}
