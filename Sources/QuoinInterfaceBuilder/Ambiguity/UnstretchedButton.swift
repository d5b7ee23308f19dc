// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout
import QuoinText

/// The content height of a button with a title alone, where constraints may have stretched it to the
/// stored one.
struct UnstretchedButton {
  private let height: Double

  /// nil for a button with an image, a configuration or another font, whose height files do not
  /// state otherwise.
  init?(_ button: ViewDescription) {
    let look = button.appearance
    guard button.element == "button", look.text?.isEmpty == false, look.imageName == nil,
      look.isSystemFont, look.styles["configuration"] == nil,
      ["system", "roundedRect"].contains(look.styles["buttonType"])
    else { return nil }
    height = TextStyleMetrics(look, standard: 15).lineHeight.rounded(.up) + Self.insets
  }

  /// The stored height, or that of the title where the stored one is larger.
  func height(instead stored: Double) -> Double {
    stored > height + Self.tolerance ? height : stored
  }

  /// Above and below the title together, in points. Observed: buttons of 15 points are 30 high.
  private static let insets = 12.0
  /// How far the height may be from that of the canvas, in points.
  private static let tolerance = 4.0
}
