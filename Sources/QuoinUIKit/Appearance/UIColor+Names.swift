// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

extension UIColor {
  private static func rgb(_ code: UInt32, alpha: Double = 1) -> UIColor {
    UIColor(
      red: Double(code >> 16 & 255) / 255, green: Double(code >> 8 & 255) / 255,
      blue: Double(code & 255) / 255, alpha: alpha)
  }

  private static func dynamic(_ light: UIColor, dark: UIColor) -> UIColor {
    UIColor(dynamicProvider: { $0.userInterfaceStyle == .dark ? dark : light })
  }

  /// A colour with other shades where the reader prefers a high contrast, as Apple's Human
  /// Interface Guidelines list them.
  private static func dynamic(
    _ light: UInt32, dark: UInt32, highContrast high: (light: UInt32, dark: UInt32)
  ) -> UIColor {
    let usual = dynamic(rgb(light), dark: rgb(dark))
    let strong = dynamic(rgb(high.light), dark: rgb(high.dark))
    return UIColor(dynamicProvider: { $0.accessibilityContrast == .high ? strong : usual })
  }

  /// Stored, because each label or button has it.
  private static let labelInStyles = dynamic(rgb(0x000000), dark: rgb(0xFFFFFF))

  /// Stored, because each label or button has it.
  private static let systemBlueInStyles = dynamic(
    0x007AFF, dark: 0x0A84FF, highContrast: (0x0040DD, 0x409CFF))

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
  /// The system colour red.
  public class var systemRed: UIColor {
    dynamic(0xFF3B30, dark: 0xFF453A, highContrast: (0xD70015, 0xFF6961))
  }
  /// The system colour green.
  public class var systemGreen: UIColor {
    dynamic(0x34C759, dark: 0x30D158, highContrast: (0x248A3D, 0x30DB5B))
  }
  /// The system colour blue.
  public class var systemBlue: UIColor { systemBlueInStyles }
  /// The system colour orange.
  public class var systemOrange: UIColor {
    dynamic(0xFF9500, dark: 0xFF9F0A, highContrast: (0xC93400, 0xFFB340))
  }
  /// The system colour yellow.
  public class var systemYellow: UIColor {
    dynamic(0xFFCC00, dark: 0xFFD60A, highContrast: (0xB25000, 0xFFD426))
  }
  /// The system colour pink.
  public class var systemPink: UIColor {
    dynamic(0xFF2D55, dark: 0xFF375F, highContrast: (0xD30F45, 0xFF6482))
  }
  /// The system colour purple.
  public class var systemPurple: UIColor {
    dynamic(0xAF52DE, dark: 0xBF5AF2, highContrast: (0x8944AB, 0xDA8FFF))
  }
  /// The system colour teal.
  public class var systemTeal: UIColor {
    dynamic(0x30B0C7, dark: 0x40C8E0, highContrast: (0x008299, 0x5DE6FF))
  }
  /// The system colour indigo.
  public class var systemIndigo: UIColor {
    dynamic(0x5856D6, dark: 0x5E5CE6, highContrast: (0x3634A3, 0x7D7AFF))
  }
  /// The system colour brown.
  public class var systemBrown: UIColor {
    dynamic(0xA2845E, dark: 0xAC8E68, highContrast: (0x7F6545, 0xB59469))
  }
  /// The system colour mint.
  public class var systemMint: UIColor {
    dynamic(0x00C7BE, dark: 0x63E6E2, highContrast: (0x0C817B, 0x66D4CF))
  }
  /// The system colour cyan.
  public class var systemCyan: UIColor {
    dynamic(0x32ADE6, dark: 0x64D2FF, highContrast: (0x0071A4, 0x70D7FF))
  }
  /// The colour system gray, in light and in dark.
  public class var systemGray: UIColor {
    dynamic(0x8E8E93, dark: 0x8E8E93, highContrast: (0x6C6C70, 0xAEAEB2))
  }
  /// The colour system gray 2.
  public class var systemGray2: UIColor {
    dynamic(0xAEAEB2, dark: 0x636366, highContrast: (0x8E8E93, 0x7C7C80))
  }
  /// The colour system gray 3.
  public class var systemGray3: UIColor {
    dynamic(0xC7C7CC, dark: 0x48484A, highContrast: (0xAEAEB2, 0x545456))
  }
  /// The colour system gray 4.
  public class var systemGray4: UIColor {
    dynamic(0xD1D1D6, dark: 0x3A3A3C, highContrast: (0xBCBCC0, 0x444446))
  }
  /// The colour system gray 5.
  public class var systemGray5: UIColor {
    dynamic(0xE5E5EA, dark: 0x2C2C2E, highContrast: (0xD8D8DC, 0x363638))
  }
  /// The colour system gray 6.
  public class var systemGray6: UIColor {
    dynamic(0xF2F2F7, dark: 0x1C1C1E, highContrast: (0xEBEBF0, 0x242426))
  }
  /// The system colour of labels.
  public class var label: UIColor { labelInStyles }
  /// The system colour of links.
  public class var link: UIColor {
    dynamic(rgb(0x007AFF), dark: rgb(0x0984FF))
  }
  /// The system colour of separators.
  public class var separator: UIColor {
    dynamic(rgb(0x3C3C43, alpha: 0.29), dark: rgb(0x545458, alpha: 0.6))
  }
  /// The system colour of opaque separators.
  public class var opaqueSeparator: UIColor {
    dynamic(rgb(0xC6C6C8), dark: rgb(0x38383A))
  }
  /// The system colour of secondary labels.
  public class var secondaryLabel: UIColor {
    dynamic(rgb(0x3C3C43, alpha: 0.6), dark: rgb(0xEBEBF5, alpha: 0.6))
  }
  /// The system colour of tertiary labels.
  public class var tertiaryLabel: UIColor {
    dynamic(rgb(0x3C3C43, alpha: 0.3), dark: rgb(0xEBEBF5, alpha: 0.3))
  }
  /// The system colour of quaternary labels.
  public class var quaternaryLabel: UIColor {
    dynamic(rgb(0x3C3C43, alpha: 0.18), dark: rgb(0xEBEBF5, alpha: 0.16))
  }
  /// The system colour of placeholder texts.
  public class var placeholderText: UIColor {
    dynamic(rgb(0x3C3C43, alpha: 0.3), dark: rgb(0xEBEBF5, alpha: 0.3))
  }
  /// The system colour of backgrounds.
  public class var systemBackground: UIColor {
    dynamic(rgb(0xFFFFFF), dark: rgb(0x000000))
  }
  /// The system colour of secondary backgrounds.
  public class var secondarySystemBackground: UIColor {
    dynamic(rgb(0xF2F2F7), dark: rgb(0x1C1C1E))
  }
  /// The system colour of tertiary backgrounds.
  public class var tertiarySystemBackground: UIColor {
    dynamic(rgb(0xFFFFFF), dark: rgb(0x2C2C2E))
  }
  /// The system colour of backgrounds of grouped content.
  public class var systemGroupedBackground: UIColor {
    dynamic(rgb(0xF2F2F7), dark: rgb(0x000000))
  }
  /// The system colour of secondary backgrounds of grouped content.
  public class var secondarySystemGroupedBackground: UIColor {
    dynamic(rgb(0xFFFFFF), dark: rgb(0x1C1C1E))
  }
  /// The system colour of tertiary backgrounds of grouped content.
  public class var tertiarySystemGroupedBackground: UIColor {
    dynamic(rgb(0xF2F2F7), dark: rgb(0x2C2C2E))
  }
  /// The system colour of fills.
  public class var systemFill: UIColor {
    dynamic(rgb(0x787880, alpha: 0.2), dark: rgb(0x787880, alpha: 0.36))
  }
  /// The system colour of secondary fills.
  public class var secondarySystemFill: UIColor {
    dynamic(rgb(0x787880, alpha: 0.16), dark: rgb(0x787880, alpha: 0.32))
  }
  /// The system colour of tertiary fills.
  public class var tertiarySystemFill: UIColor {
    dynamic(rgb(0x767680, alpha: 0.12), dark: rgb(0x767680, alpha: 0.24))
  }
  /// The system colour of quaternary fills.
  public class var quaternarySystemFill: UIColor {
    dynamic(rgb(0x747480, alpha: 0.08), dark: rgb(0x767680, alpha: 0.18))
  }
  /// The system colour of backgrounds of grouped tables.
  public class var groupTableViewBackground: UIColor { systemGroupedBackground }
  /// The tint colour of views that set none.
  public class var tintColor: UIColor { systemBlue }
  /// The colour dark text, in light and in dark.
  public class var darkText: UIColor { rgb(0x000000) }
  /// The system colour for light text, the same in light and dark interfaces.
  public class var lightText: UIColor { rgb(0xFFFFFF, alpha: 0.6) }
  /// The transparent colour.
  public class var clear: UIColor { rgb(0x000000, alpha: 0) }
}
