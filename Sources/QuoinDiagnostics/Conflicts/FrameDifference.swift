// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import QuoinLayout

/// A number of a frame that differs between two layouts of the same items, by a point or more.
public struct FrameDifference: Hashable, Sendable {
  /// The view.
  public var item: ItemID
  /// The coordinate or the length.
  public var attribute: Attribute
  /// The number in the first layout, in points.
  public var from: Double
  /// The number in the second layout, in points.
  public var to: Double

  /// The numbers of a frame.
  public enum Attribute: String, Hashable, Sendable, CaseIterable {
    /// A coordinate of the origin.
    case x, y
    /// A length.
    case width, height
  }

  /// The minimum difference that is one, in points.
  private static let least = 1.0

  /// Returns the differences of all views, view by view.
  static func all(from first: LayoutEngine, to second: LayoutEngine) -> [FrameDifference] {
    second.items.filter { second.item($0)?.kind == .view }.flatMap { item in
      let (from, to) = (first.frame(of: item), second.frame(of: item))
      let numbers = [
        (from.x, to.x), (from.y, to.y), (from.width, to.width), (from.height, to.height),
      ]
      return zip(Attribute.allCases, numbers)
        .map { FrameDifference(item: item, attribute: $0, from: $1.0, to: $1.1) }
        .filter { abs($0.from - $0.to) >= least }
    }
  }
}
