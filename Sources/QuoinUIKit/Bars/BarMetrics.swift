// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation

/// The heights of bars, as in files of Interface Builder.
enum BarMetrics {
  /// Returns the height of a bar, in points: 50 on a tablet, 32 in compact width and height, such
  /// as on a phone in landscape, otherwise the height on a phone in portrait.
  ///
  /// - Parameter upright: the height on a phone in portrait.
  static func height(_ upright: CGFloat, _ traits: UITraitCollection) -> CGFloat {
    if traits.userInterfaceIdiom == .pad { return 50 }
    let isSmall = traits.verticalSizeClass == .compact && traits.horizontalSizeClass == .compact
    return isSmall ? 32 : upright
  }
}

extension UITabBar {
  /// The height without the safe area, in points.
  var barHeight: CGFloat { BarMetrics.height(49, traitCollection) }
}

extension UIToolbar {
  /// The height without the safe area, in points.
  var barHeight: CGFloat { BarMetrics.height(44, traitCollection) }
}
