// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import QuoinLayout

/// The reasons for a number of a layout, down to the facts.
///
/// Nodes refer to each other by index, so that a part that several numbers depend on is there once.
/// The constraints of all nodes, as equations, have the derived number as their only value, and no
/// proper subset of them has.
public struct LayoutDerivation: Hashable, Sendable {
  /// The nodes. The first is the derived number.
  public internal(set) var nodes: [Node]
  /// The requirements about the number that the layout does not meet, highest priority first.
  public internal(set) var violated: [LayoutRequirement]

  /// A number that a node explains.
  public struct Number: Hashable, Sendable {
    /// The kinds of numbers.
    public enum Quantity: Hashable, Sendable {
      /// An attribute of the alignment rectangle, in the coordinates of the parent.
      case attribute(LayoutAttribute)
      /// The size of the area that scrolls in a scroll view.
      case contentSize(LayoutAxis)
      /// Margins and safe area, which depend on frames. The number is the smaller edge's margin.
      case insets(LayoutAxis)
    }

    /// The item.
    public var item: ItemID
    /// The number of the item.
    public var quantity: Quantity
    /// The solved value, in points.
    public var value: Double
  }

  /// The reason for the value of a number.
  public enum Reason: Hashable, Sendable {
    /// The number is a sum of the numbers of its parts.
    case sum
    /// A required equality, with its multiple in the equation of the derived number.
    case constraint(LayoutRequirement, multiple: Double)
    /// An inequality that holds as an equality, and the strongest requirement that it keeps from
    /// being met.
    case bound(LayoutRequirement, wanted: LayoutRequirement?)
    /// An optional requirement that is met.
    case optional(LayoutRequirement)
    /// Several requirements that determine numbers only together.
    case together([LayoutRequirement])
    /// A fact: a given size, or that a size is not negative.
    case given(LayoutRequirement)
    /// The solver's rules for ties chose the number, as no requirement determines it.
    case tieRule
    /// Margins or a safe area that follow from the frames of the parts.
    case insets
    /// Connected steps of one owner, such as a stack view, which ``LayoutDerivation/grouped(by:)``
    /// joins.
    case group([LayoutRequirement])
    /// The edges of the frame are rounded to the pixels of a screen, with `scale` pixels per point.
    /// The only part explains the exact number.
    case rounding(exact: Double, scale: Double)
  }

  /// A step of the derivation.
  public struct Node: Hashable, Sendable {
    /// The number that the step determines.
    public var number: Number
    /// Other numbers that it determines at the same time.
    public var others: [Number]
    /// The reason for the value of the number.
    public var reason: Reason
    /// The indices of the nodes that the step depends on.
    public var parts: [Int]
  }
}
