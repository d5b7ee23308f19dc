// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation

/// Distances inward from the four edges of a rectangle, in points, with the sides named by the
/// reading direction.
public struct NSDirectionalEdgeInsets: Equatable, Codable, Sendable {
  /// The distance from the upper edge.
  public var top: CGFloat
  /// Distance from the edge where reading starts.
  public var leading: CGFloat
  /// The distance from the lower edge.
  public var bottom: CGFloat
  /// Distance from the edge where reading ends.
  public var trailing: CGFloat

  /// Creates insets of zero.
  public init() {
    self.init(top: 0, leading: 0, bottom: 0, trailing: 0)
  }

  /// Creates insets of four distances.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// The insets of zero.
  public static let zero = NSDirectionalEdgeInsets()
}
