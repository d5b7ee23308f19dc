// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if GTK
import CQuoinGTK
import Foundation
import QuoinText
import QuoinUIKit

/// The settings of the desktop as they hold in the windows of the program.
struct DesktopTraits: Equatable {
  var isDark = false
  var isRightToLeft = false
  var textSize = TextSizeCategory.standard
  /// The number of pixels per point.
  var scale: CGFloat = 1

  /// A window from this width or height on is regular, in points.
  private static let regular = CGSize(width: 600, height: 480)

  /// Returns the traits of a window with the given size.
  @MainActor func traits(in size: CGSize) -> UITraitCollection {
    UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceIdiom: UIDevice.current.userInterfaceIdiom),
      UITraitCollection(
        horizontalSizeClass: size.width >= Self.regular.width ? .regular : .compact),
      UITraitCollection(
        verticalSizeClass: size.height >= Self.regular.height ? .regular : .compact),
      UITraitCollection(displayScale: scale),
      UITraitCollection(layoutDirection: isRightToLeft ? .rightToLeft : .leftToRight),
      UITraitCollection(userInterfaceStyle: isDark ? .dark : .light),
      UITraitCollection(preferredContentSizeCategory: textSize.category),
    ])
  }
}
#endif
