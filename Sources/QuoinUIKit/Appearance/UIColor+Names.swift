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

  /// Stored, because each label or button has it.
  private static let labelInStyles = dynamic(rgb(0x000000), dark: rgb(0xFFFFFF))

  /// Stored, because each label or button has it.
  private static let systemBlueInStyles = dynamic(rgb(0x007AFF), dark: rgb(0x0A84FF))

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
    dynamic(rgb(0xFF3B30), dark: rgb(0xFF453A))
  }
  /// The system colour green.
  public class var systemGreen: UIColor {
    dynamic(rgb(0x34C759), dark: rgb(0x30D158))
  }
  /// The system colour blue.
  public class var systemBlue: UIColor { systemBlueInStyles }
  /// The system colour orange.
  public class var systemOrange: UIColor {
    dynamic(rgb(0xFF9500), dark: rgb(0xFF9F0A))
  }
  /// The system colour yellow.
  public class var systemYellow: UIColor {
    dynamic(rgb(0xFFCC00), dark: rgb(0xFFD60A))
  }
  /// The system colour pink.
  public class var systemPink: UIColor {
    dynamic(rgb(0xFF2D55), dark: rgb(0xFF375F))
  }
  /// The system colour purple.
  public class var systemPurple: UIColor {
    dynamic(rgb(0xAF52DE), dark: rgb(0xBF5AF2))
  }
  /// The system colour teal.
  public class var systemTeal: UIColor {
    dynamic(rgb(0x30B0C7), dark: rgb(0x40C8E0))
  }
  /// The system colour indigo.
  public class var systemIndigo: UIColor {
    dynamic(rgb(0x5856D6), dark: rgb(0x5E5CE6))
  }
  /// The system colour brown.
  public class var systemBrown: UIColor {
    dynamic(rgb(0xA2845E), dark: rgb(0xAC8E68))
  }
  /// The system colour mint.
  public class var systemMint: UIColor {
    dynamic(rgb(0x00C7BE), dark: rgb(0x63E6E2))
  }
  /// The system colour cyan.
  public class var systemCyan: UIColor {
    dynamic(rgb(0x32ADE6), dark: rgb(0x64D2FF))
  }
  /// The colour system gray, in light and in dark.
  public class var systemGray: UIColor { rgb(0x8E8E93) }
  /// The colour system gray 2.
  public class var systemGray2: UIColor {
    dynamic(rgb(0xAEAEB2), dark: rgb(0x636366))
  }
  /// The colour system gray 3.
  public class var systemGray3: UIColor {
    dynamic(rgb(0xC7C7CC), dark: rgb(0x48484A))
  }
  /// The colour system gray 4.
  public class var systemGray4: UIColor {
    dynamic(rgb(0xD1D1D6), dark: rgb(0x3A3A3C))
  }
  /// The colour system gray 5.
  public class var systemGray5: UIColor {
    dynamic(rgb(0xE5E5EA), dark: rgb(0x2C2C2E))
  }
  /// The colour system gray 6.
  public class var systemGray6: UIColor {
    dynamic(rgb(0xF2F2F7), dark: rgb(0x1C1C1E))
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
