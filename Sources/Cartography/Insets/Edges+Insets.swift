// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinPlatform

extension Edges {
  /// Returns the edges moved inward by a distance each, in points; outward where it is negative.
  public func inseted(
    top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat
  ) -> Expression<Edges> {
    let constants = [top, leading, -bottom, -trailing]
    return Expression(value: self, coefficients: constants.map { Coefficients(constant: $0) })
  }

  /// Returns the edges moved inward by one distance in each direction.
  public func inseted(
    horizontally horizontal: CGFloat, vertically vertical: CGFloat
  ) -> Expression<Edges> {
    inseted(top: vertical, leading: horizontal, bottom: vertical, trailing: horizontal)
  }

  /// Returns the edges with the leading and trailing one moved inward.
  public func inseted(horizontally horizontal: CGFloat) -> Expression<Edges> {
    inseted(horizontally: horizontal, vertically: 0)
  }

  /// Returns the edges with the top and bottom one moved inward.
  public func inseted(vertically vertical: CGFloat) -> Expression<Edges> {
    inseted(horizontally: 0, vertically: vertical)
  }

  /// Returns the edges moved inward by one distance.
  public func inseted(by all: CGFloat) -> Expression<Edges> {
    inseted(horizontally: all, vertically: all)
  }

  /// Returns the edges moved inward by insets, whose left and right are leading and trailing here.
  public func inseted(by insets: PlatformEdgeInsets) -> Expression<Edges> {
    inseted(
      top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right)
  }
}
