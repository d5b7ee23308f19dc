// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import QuoinLayout

/// A coordinate that the constraints do not determine, with the coordinates that follow it.
///
/// The number of degrees of freedom of a layout is the dimension of the set of its optimal
/// solutions. If each driver is determined, everything is.
public struct DegreeOfFreedom: Hashable, Sendable {
  /// The cause of an ambiguous coordinate.
  public enum Cause: Hashable, Sendable {
    /// The item has no constraints on this axis.
    case unconstrained
    /// Constraints are about the item, but none gives its position.
    case openPosition
    /// Constraints are about the item, but none gives its size.
    case openSize
    /// The size depends on a content that is not known, such as that of a custom class.
    case unknownContent
    /// The size of a scroll view's content area is open.
    case scrollableContent
    /// Two requirements of the same priority cannot both be met, and each division of the violation
    /// is as good. The older one is first.
    case tie(LayoutRequirement, LayoutRequirement)
  }

  /// The coordinate after which the others follow: the first of its degree that is independent of
  /// other drivers. Items are in the order of their depth, then of their age. Of one item, content
  /// sizes precede sizes, and sizes precede positions.
  public var driver: LayoutAmbiguity
  /// The coordinates that change when the driver changes and all other drivers keep their values.
  /// A coordinate may follow several drivers.
  public var followers: [LayoutAmbiguity]
  /// The cause of the ambiguity of the driver.
  public var cause: Cause

  /// Returns whether a coordinate can differ by a pixel or more.
  ///
  /// - Parameter scale: pixels per point. With a scale that is not positive, every difference
  ///   counts.
  public func isVisible(at scale: Double) -> Bool {
    guard scale > 0 else { return true }
    return ([driver] + followers).contains { ($0.maximum - $0.minimum) * scale >= 1 }
  }
}
