// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The requested frames in a second.
public struct CAFrameRateRange: Hashable, Sendable {
  /// The minimum number.
  public var minimum: Float
  /// The greatest number.
  public var maximum: Float
  /// The number that suits best; 0 for none.
  public var preferred: Float

  /// Creates a range of frames in a second.
  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    (self.minimum, self.maximum, self.preferred) = (minimum, maximum, preferred ?? 0)
  }

  /// Creates an empty range.
  public init() { self.init(minimum: 0, maximum: 0) }

  /// The system's default range.
  public static let `default` = CAFrameRateRange()
}
