// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// A font of the system, as far as a picture needs it.
public struct RenderedFont: Hashable, Sendable {
  /// In points.
  public var size: Double
  /// From 100, the thinnest, to 900; 400 is regular and 700 bold.
  public var weight: Int
  /// Whether the letters lean.
  public var isItalic: Bool

  /// Whether the letters lean.
  public init(size: Double, weight: Int = 400, isItalic: Bool = false) {
    self.size = size
    self.weight = weight
    self.isItalic = isItalic
  }
}
