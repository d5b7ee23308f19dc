// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation

/// The fonts that the functions of `UIFont` have returned, which return equal fonts again.
///
/// Apple keeps fonts too. Foundation on Linux ends programs that append attributed strings whose
/// attributes are freed objects, such as `[.font: UIFont.systemFont(ofSize: 12)]`.
///
/// Fonts are made on any thread. The class is `@unchecked Sendable` because the compiler cannot
/// check that the lock guards the table.
final class KeptFonts: @unchecked Sendable {
  private struct Key: Hashable {
    let family: String
    let size: CGFloat
    let weight: CGFloat
    let traits: UInt32
    let scaling: FontScaling?
  }

  static let shared = KeptFonts()
  private let lock = NSLock()
  private var fonts: [Key: UIFont] = [:]

  /// Returns the kept font that is equal to a font, or keeps that font.
  func font(_ font: UIFont) -> UIFont {
    let key = Key(
      family: font.family, size: font.pointSize, weight: font.weight.rawValue,
      traits: font.traits.rawValue, scaling: font.scaling)
    lock.lock()
    defer { lock.unlock() }
    if let kept = fonts[key] { return kept }
    fonts[key] = font
    return font
  }
}
