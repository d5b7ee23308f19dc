// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if !QUOIN_APPLE_FOUNDATION
public import Foundation

/// A colour as layers know it: red, green, blue and alpha from 0 to 1.
public final class CGColor: Hashable, Sendable {
  private let values: [CGFloat]

  /// A colour from red, green, blue and alpha.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    values = [red, green, blue, alpha]
  }

  /// Red, green, blue and alpha.
  public var components: [CGFloat]? { values }
  /// From 0, invisible, to 1.
  public var alpha: CGFloat { values[3] }
  /// How many components there are, alpha included.
  public var numberOfComponents: Int { values.count }

  /// Whether the components are the same.
  public static func == (left: CGColor, right: CGColor) -> Bool {
    left.values == right.values
  }

  /// Equal for equal colours.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(values)
  }
}
#endif
