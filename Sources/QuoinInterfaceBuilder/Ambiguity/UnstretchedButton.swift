// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinText

/// The content height of a button with a title alone, where constraints may have stretched or
/// compressed it to the stored one.
struct UnstretchedButton {
  private let height: Double
  /// Whether the button may be compressed: of larger fonts the lines are lower than in the table.
  private let isKnown: Bool

  /// Creates the button; nil for one with an image, a configuration or another font, whose height
  /// only the stored size shows.
  init?(_ button: ViewDescription, platform: InterfacePlatform, era: InterfaceBuilderEra) {
    let look = button.appearance
    guard button.element == "button", look.text?.isEmpty == false, look.imageName == nil,
      look.isSystemFont, look.styles["configuration"] == nil,
      ["system", "roundedRect"].contains(look.styles["buttonType"]),
      let height = ControlSizeTable.size(of: button, platform: platform, era: era).vertical
    else { return nil }
    // Observed: of 50 such buttons between 12 and 24 points, apart from 15, which no constraint stretches,
    // 49 have whole points, such as 33 for 17.
    self.height = height.rounded(.up)
    isKnown = (12...24).contains(look.pointSize ?? 15)
  }

  /// The stored height, or that of the title where the stored one is larger, or where it is smaller
  /// than that of any button with such a title.
  func height(instead stored: Double) -> Double {
    stored > height + Self.tolerance || (isKnown && stored < height - 0.1) ? height : stored
  }

  /// The largest difference between the height in the table and that of the canvas, in points.
  /// Observed: of 500 buttons that no constraint stretches, none is so much higher.
  private static let tolerance = 4.0
}
