// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// A coordinate of a frame that the constraints do not determine.
public struct LayoutAmbiguity: Hashable, Sendable {
  /// The coordinates of an item.
  public enum Coordinate: String, CaseIterable, Hashable, Sendable {
    /// A coordinate of the alignment rectangle, in the parent's coordinates.
    case x, y, width, height
    /// A length of the area that scrolls in a scroll view.
    case contentWidth, contentHeight
  }

  /// The item; the scroll view for a content size.
  public var item: ItemID
  /// The coordinate that is not determined.
  public var coordinate: Coordinate
  /// The minimum possible value in points, `-infinity` when there is none.
  public var minimum: Double
  /// The maximum possible value in points, `infinity` when there is none.
  public var maximum: Double

  /// Creates an ambiguity that an engine reports.
  package init(item: ItemID, coordinate: Coordinate, minimum: Double, maximum: Double) {
    self.item = item
    self.coordinate = coordinate
    self.minimum = minimum
    self.maximum = maximum
  }
}
