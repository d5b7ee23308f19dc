// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation

/// A colour of a catalog: sRGB parts from 0 to 1, or a colour of the system by its name.
package enum AssetColor: Hashable, Sendable {
  case parts(red: Double, green: Double, blue: Double, alpha: Double)
  /// A color of the system, such as `systemBlueColor`.
  case system(String)

  /// - Parameter color: the value `color` of an entry. nil where it has no colour.
  init?(_ color: CatalogValue) {
    if let name = color["reference"]?.text {
      self = .system(name)
      return
    }
    guard let components = color["components"] else { return nil }
    let alpha = components["alpha"]?.number ?? 1
    if let white = components["white"].flatMap(Self.part) {
      self = .parts(red: white, green: white, blue: white, alpha: alpha)
      return
    }
    guard let red = components["red"].flatMap(Self.part),
      let green = components["green"].flatMap(Self.part),
      let blue = components["blue"].flatMap(Self.part)
    else { return nil }
    guard color["color-space"]?.text == "display-p3" else {
      self = .parts(red: red, green: green, blue: blue, alpha: alpha)
      return
    }
    let converted = Self.sRGB(displayP3: [red, green, blue])
    self = .parts(red: converted[0], green: converted[1], blue: converted[2], alpha: alpha)
  }

  /// A part from 0 to 1. Xcode writes it as `0.500`, as `128` or as `0x80`; numbers of 8 bits have
  /// no dot.
  private static func part(_ value: CatalogValue) -> Double? {
    guard let text = value.text else { return value.number }
    if text.lowercased().hasPrefix("0x") {
      return UInt8(text.dropFirst(2), radix: 16).map { Double($0) / 255 }
    }
    guard let number = Double(text), number.isFinite else { return nil }
    return text.contains(".") ? number : number / 255
  }

  /// Converts parts of Display P3 to sRGB, clamped to the colours of a screen.
  ///
  /// Both have the curve of sRGB. The matrix is that from linear Display P3 to linear sRGB, which
  /// share the white point D65 (CSS Color Module Level 4, section 17).
  private static func sRGB(displayP3 parts: [Double]) -> [Double] {
    let linear = parts.map { part in
      part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
    }
    let rows: [[Double]] = [
      [1.2249401762805598, -0.22494017628055996, 0],
      [-0.042056954709688163, 1.0420569547096881, 0],
      [-0.019637554590334432, -0.078636045550631889, 1.0982736001409663],
    ]
    return rows.map { row in
      let sum = zip(row, linear).reduce(0) { $0 + $1.0 * $1.1 }
      let part = sum <= 0.0031308 ? 12.92 * sum : 1.055 * pow(sum, 1 / 2.4) - 0.055
      return min(max(part, 0), 1)
    }
  }
}
