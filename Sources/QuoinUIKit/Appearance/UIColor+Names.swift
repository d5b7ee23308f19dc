// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

extension UIColor {
  private static func rgb(_ code: UInt32, alpha: Double = 1) -> UIColor {
    UIColor(
      red: Double(code >> 16 & 255) / 255, green: Double(code >> 8 & 255) / 255,
      blue: Double(code & 255) / 255, alpha: alpha)
  }

  /// The colour black.
  public class var black: UIColor { rgb(0x000000) }
  /// The colour white.
  public class var white: UIColor { rgb(0xFFFFFF) }
  /// The colour gray.
  public class var gray: UIColor { rgb(0x808080) }
  /// The colour dark gray.
  public class var darkGray: UIColor { rgb(0x555555) }
  /// The colour light gray.
  public class var lightGray: UIColor { rgb(0xAAAAAA) }
  /// The colour red.
  public class var red: UIColor { rgb(0xFF0000) }
  /// The colour green.
  public class var green: UIColor { rgb(0x00FF00) }
  /// The colour blue.
  public class var blue: UIColor { rgb(0x0000FF) }
  /// The colour cyan.
  public class var cyan: UIColor { rgb(0x00FFFF) }
  /// The colour yellow.
  public class var yellow: UIColor { rgb(0xFFFF00) }
  /// The colour magenta.
  public class var magenta: UIColor { rgb(0xFF00FF) }
  /// The colour orange.
  public class var orange: UIColor { rgb(0xFF8000) }
  /// The colour purple.
  public class var purple: UIColor { rgb(0x800080) }
  /// The colour brown.
  public class var brown: UIColor { rgb(0x996633) }
  /// The colour system red, in its light form.
  public class var systemRed: UIColor { rgb(0xFF3B30) }
  /// The colour system green, in its light form.
  public class var systemGreen: UIColor { rgb(0x34C759) }
  /// The colour system blue, in its light form.
  public class var systemBlue: UIColor { rgb(0x007AFF) }
  /// The colour system orange, in its light form.
  public class var systemOrange: UIColor { rgb(0xFF9500) }
  /// The colour system yellow, in its light form.
  public class var systemYellow: UIColor { rgb(0xFFCC00) }
  /// The colour system pink, in its light form.
  public class var systemPink: UIColor { rgb(0xFF2D55) }
  /// The colour system purple, in its light form.
  public class var systemPurple: UIColor { rgb(0xAF52DE) }
  /// The colour system teal, in its light form.
  public class var systemTeal: UIColor { rgb(0x30B0C7) }
  /// The colour system indigo, in its light form.
  public class var systemIndigo: UIColor { rgb(0x5856D6) }
  /// The colour system brown, in its light form.
  public class var systemBrown: UIColor { rgb(0xA2845E) }
  /// The colour system mint, in its light form.
  public class var systemMint: UIColor { rgb(0x00C7BE) }
  /// The colour system cyan, in its light form.
  public class var systemCyan: UIColor { rgb(0x32ADE6) }
  /// The colour system gray, in its light form.
  public class var systemGray: UIColor { rgb(0x8E8E93) }
  /// The colour system gray 2, in its light form.
  public class var systemGray2: UIColor { rgb(0xAEAEB2) }
  /// The colour system gray 3, in its light form.
  public class var systemGray3: UIColor { rgb(0xC7C7CC) }
  /// The colour system gray 4, in its light form.
  public class var systemGray4: UIColor { rgb(0xD1D1D6) }
  /// The colour system gray 5, in its light form.
  public class var systemGray5: UIColor { rgb(0xE5E5EA) }
  /// The colour system gray 6, in its light form.
  public class var systemGray6: UIColor { rgb(0xF2F2F7) }
  /// The colour label, in its light form.
  public class var label: UIColor { rgb(0x000000) }
  /// The colour link, in its light form.
  public class var link: UIColor { rgb(0x007AFF) }
  /// The colour separator, in its light form.
  public class var separator: UIColor { rgb(0x3C3C43, alpha: 0.29) }
  /// The colour opaque separator, in its light form.
  public class var opaqueSeparator: UIColor { rgb(0xC6C6C8) }
  /// The colour secondary label, in its light form.
  public class var secondaryLabel: UIColor { rgb(0x3C3C43, alpha: 0.6) }
  /// The colour tertiary label, in its light form.
  public class var tertiaryLabel: UIColor { rgb(0x3C3C43, alpha: 0.3) }
  /// The colour quaternary label, in its light form.
  public class var quaternaryLabel: UIColor { rgb(0x3C3C43, alpha: 0.18) }
  /// The colour placeholder text, in its light form.
  public class var placeholderText: UIColor { rgb(0x3C3C43, alpha: 0.3) }
  /// The colour system background, in its light form.
  public class var systemBackground: UIColor { rgb(0xFFFFFF) }
  /// The colour secondary system background, in its light form.
  public class var secondarySystemBackground: UIColor { rgb(0xF2F2F7) }
  /// The colour tertiary system background, in its light form.
  public class var tertiarySystemBackground: UIColor { rgb(0xFFFFFF) }
  /// The colour system grouped background, in its light form.
  public class var systemGroupedBackground: UIColor { rgb(0xF2F2F7) }
  /// The colour secondary system grouped background, in its light form.
  public class var secondarySystemGroupedBackground: UIColor { rgb(0xFFFFFF) }
  /// The colour tertiary system grouped background, in its light form.
  public class var tertiarySystemGroupedBackground: UIColor { rgb(0xF2F2F7) }
  /// The colour system fill, in its light form.
  public class var systemFill: UIColor { rgb(0x787880, alpha: 0.2) }
  /// The colour secondary system fill, in its light form.
  public class var secondarySystemFill: UIColor { rgb(0x787880, alpha: 0.16) }
  /// The colour tertiary system fill, in its light form.
  public class var tertiarySystemFill: UIColor { rgb(0x767680, alpha: 0.12) }
  /// The colour dark text, in its light form.
  public class var darkText: UIColor { rgb(0x000000) }
  /// The colour light text, in its light form.
  public class var lightText: UIColor { rgb(0xFFFFFF, alpha: 0.6) }
  /// No colour at all.
  public class var clear: UIColor { rgb(0x000000, alpha: 0) }
}
