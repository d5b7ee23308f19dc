// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The size of the content of an item on one axis, as an intrinsic content size gives it.
public struct ContentSize: Hashable, Sendable {
  /// The size of the alignment rectangle, in points.
  public var size: Double
  /// The priority at which the item resists becoming larger, from 0 to 1000.
  public var hugging: Double
  /// The priority at which the item resists becoming smaller, from 0 to 1000.
  public var compressionResistance: Double

  /// - Parameters:
  ///   - size: the size in points.
  ///   - hugging: the priority at which the item resists becoming larger.
  ///   - compressionResistance: the priority at which the item resists becoming smaller.
  public init(_ size: Double, hugging: Double = 250, compressionResistance: Double = 750) {
    self.size = size
    self.hugging = hugging
    self.compressionResistance = compressionResistance
  }
}
