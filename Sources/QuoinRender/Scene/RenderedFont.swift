// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// A font as pictures use it.
public struct RenderedFont: Hashable, Sendable {
  /// The size in points.
  public var size: Double
  /// The weight from 100, the thinnest, to 900; 400 is regular and 700 bold.
  public var weight: Int
  /// Whether the letters are slanted.
  public var isItalic: Bool
  /// The family; empty for the system font.
  package var family = ""

  /// Creates a font; see the properties for the units.
  public init(size: Double, weight: Int = 400, isItalic: Bool = false) {
    self.size = size
    self.weight = weight
    self.isItalic = isItalic
  }
}
