// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The reason why a number of a layout has its value: a smallest set of requirements that determines
/// it, in the order in which one follows from another.
///
/// Without any one of the requirements that ``requirements`` lists, the others do not determine the
/// number. All of them hold in the layout, without slack.
public struct LayoutDerivation: Hashable, Sendable {
  /// What determines a number.
  public enum Reason: Hashable, Sendable {
    /// The number that was asked for is a sum of coordinates, such as a right edge.
    case sum
    /// An equation with no other unknown number.
    case equation(LayoutRequirement)
    /// An inequality without slack, and with no other unknown number.
    case bound(LayoutRequirement)
    /// Several requirements with as many unknown numbers, none of which follows alone.
    case together([LayoutRequirement])
    /// The size of a root, which its surroundings give.
    case given
    /// No requirement: the rule that chooses among equally good layouts.
    case tieRule
  }

  /// A coordinate of an item.
  public struct Coordinate: Hashable, Sendable {
    /// The item.
    public var item: ItemID
    /// The coordinate of its alignment rectangle, in the parent's coordinates.
    public var coordinate: LayoutAmbiguity.Coordinate
    /// The solved value in points, not rounded to pixels.
    public var value: Double
  }

  /// A step of the derivation.
  public struct Node: Hashable, Sendable {
    /// The coordinates that the step determines: one, or several for ``Reason/together(_:)``. Empty
    /// where the requirements only determine the number that was asked for.
    public var coordinates: [Coordinate]
    /// What determines them.
    public var reason: Reason
    /// The indices of the steps that this one follows from.
    public var parts: [Int]
  }

  /// The item that was asked about.
  public var item: ItemID
  /// The number that was asked for.
  public var attribute: LayoutAttribute
  /// Its value in points, in the parent's coordinates, not rounded to pixels.
  public var value: Double
  /// The steps; the first determines the number that was asked for, and each follows from later
  /// ones only.
  public var nodes: [Node]

  /// The requirements of all steps, without given sizes.
  public var requirements: [LayoutRequirement] {
    nodes.flatMap { node -> [LayoutRequirement] in
      switch node.reason {
      case .equation(let requirement), .bound(let requirement): [requirement]
      case .together(let requirements): requirements
      case .sum, .given, .tieRule: []
      }
    }
  }
}
