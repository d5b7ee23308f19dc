// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinText

/// The content height of a button with a title alone, where constraints may have stretched it to
/// the stored one.
struct UnstretchedButton {
  private let height: Double

  /// Creates the button; nil for one with an image, a configuration or another font, whose height
  /// only the stored size shows.
  init?(_ button: ViewDescription, platform: InterfacePlatform, era: InterfaceBuilderEra) {
    let look = button.appearance
    guard button.element == "button", look.text?.isEmpty == false, look.imageName == nil,
      look.isSystemFont, look.styles["configuration"] == nil,
      ["system", "roundedRect"].contains(look.styles["buttonType"]),
      let height = ControlSizeTable.size(of: button, platform: platform, era: era).vertical
    else { return nil }
    self.height = height
  }

  /// The stored height, or that of the title where the stored one is larger.
  func height(instead stored: Double) -> Double {
    stored > height + Self.tolerance ? height : stored
  }

  /// The largest difference between the height in the table and that of the canvas, in points.
  /// Observed: of 500 buttons that no constraint stretches, none is so much higher.
  private static let tolerance = 4.0
}
