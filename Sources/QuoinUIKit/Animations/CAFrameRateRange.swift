// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The frames in a second that are asked for.
public struct CAFrameRateRange: Hashable, Sendable {
  /// The fewest.
  public var minimum: Float
  /// The most.
  public var maximum: Float
  /// The number that suits best; 0 for none.
  public var preferred: Float

  /// A range of frames in a second.
  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    (self.minimum, self.maximum, self.preferred) = (minimum, maximum, preferred ?? 0)
  }

  /// No range.
  public init() { self.init(minimum: 0, maximum: 0) }

  /// The range of the system.
  public static let `default` = CAFrameRateRange()
}
