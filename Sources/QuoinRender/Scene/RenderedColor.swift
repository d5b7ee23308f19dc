// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// A colour by its sRGB parts, each from 0 to 1.
public struct RenderedColor: Hashable, Sendable {
  /// The red part.
  public var red: Double
  /// The green part.
  public var green: Double
  /// The blue part.
  public var blue: Double
  /// How much of what is behind is covered.
  public var alpha: Double

  /// A colour by its parts, which covers what is behind unless said otherwise.
  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// A colour written as six hexadecimal digits, `0xRRGGBB`.
  init(hex: UInt32, alpha: Double = 1) {
    self.init(
      red: Double(hex >> 16 & 0xFF) / 255, green: Double(hex >> 8 & 0xFF) / 255,
      blue: Double(hex & 0xFF) / 255, alpha: alpha)
  }

  /// The colour without its alpha, as `#rrggbb`.
  var hexadecimal: String {
    "#"
      + [red, green, blue].map { part in
        let byte = UInt8((part.isFinite ? min(max(part, 0), 1) : 0) * 255 + 0.5)
        return (byte < 16 ? "0" : "") + String(byte, radix: 16)
      }.joined()
  }

  func withAlpha(_ alpha: Double) -> RenderedColor {
    RenderedColor(red: red, green: green, blue: blue, alpha: alpha)
  }
}
