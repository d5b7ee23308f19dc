// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinUIKit

/// A colour in sRGB, with components from 0 to 1.
public struct RenderedColor: Hashable, Sendable {
  /// The red component.
  public var red: Double
  /// The green component.
  public var green: Double
  /// The blue component.
  public var blue: Double
  /// The opacity.
  public var alpha: Double

  /// Creates a colour from its components; by default an opaque one.
  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// Creates a colour written as six hexadecimal digits, `0xRRGGBB`.
  init(hex: UInt32, alpha: Double = 1) {
    self.init(
      red: Double(hex >> 16 & 0xFF) / 255, green: Double(hex >> 8 & 0xFF) / 255,
      blue: Double(hex & 0xFF) / 255, alpha: alpha)
  }

  /// The colour that a blur gives to the content behind it, which itself stays sharp.
  ///
  /// *Estimated*: Apple publishes neither the colours nor how much shines through.
  ///
  /// - Parameters:
  ///   - style: The name of the style, such as `systemThinMaterialDark`.
  ///   - isDark: Whether the appearance is dark, which styles without a brightness follow.
  package static func material(_ style: String, isDark: Bool) -> RenderedColor {
    let name = style.lowercased()
    let strengths = [("ultrathin", 0.5), ("thin", 0.65), ("thick", 0.9)]
    let alpha = strengths.first { name.contains($0.0) }?.1 ?? 0.8
    let hasDark = name.hasSuffix("dark") || isDark && !name.hasSuffix("light")
    return RenderedColor(hex: hasDark ? 0x252525 : 0xF7F7F7, alpha: alpha)
  }

  /// The colour without its alpha, as `#rrggbb`.
  var hexadecimal: String { DisplayColor.hexadecimal([red, green, blue]) }

  /// Whether light text is legible on the colour: its luminance is below a half.
  var isDark: Bool { alpha >= 0.5 && 0.2126 * red + 0.7152 * green + 0.0722 * blue < 0.5 }

  func withAlpha(_ alpha: Double) -> RenderedColor {
    RenderedColor(red: red, green: green, blue: blue, alpha: alpha)
  }
}
