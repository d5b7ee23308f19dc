// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// A size that comes from the content of an item, on one axis.
public struct ContentSize: Hashable, Sendable {
  /// The size in points, of the alignment rectangle.
  public var size: Double
  /// How strongly the item refuses to become larger. Default 250.
  public var hugging: Double
  /// How strongly the item refuses to become smaller. Default 750.
  public var compressionResistance: Double

  /// Makes a size with the default priorities of a view.
  public init(_ size: Double, hugging: Double = 250, compressionResistance: Double = 750) {
    self.size = size
    self.hugging = hugging
    self.compressionResistance = compressionResistance
  }
}
