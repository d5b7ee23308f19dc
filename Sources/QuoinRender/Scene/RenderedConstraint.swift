// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import QuoinLayout

/// A constraint of a ``RenderedScene``, with the values of its two sides after layout.
public struct RenderedConstraint: Hashable, Sendable {
  /// One side of a constraint: an attribute of an item, and its value after layout.
  public struct Side: Hashable, Sendable {
    /// The identifier of the view or guide.
    public var item: String
    /// The name of the item: its class and identifier, or the owner and the kind of a guide.
    public var name: String
    /// The attribute that is constrained.
    public var attribute: LayoutAttribute
    /// The alignment rectangle of the item, in the scene's coordinates.
    public var rect: LayoutRect
    /// The coordinate of the attribute in the scene, or its length, in points.
    public var value: Double

    /// Creates a side from its parts.
    package init(
      item: String, name: String, attribute: LayoutAttribute, rect: LayoutRect, value: Double
    ) {
      self.item = item
      self.name = name
      self.attribute = attribute
      self.rect = rect
      self.value = value
    }
  }

  /// The identifier, as in the file.
  public var id: String
  /// The side that is written first.
  public var first: Side
  /// The relation between the sides.
  public var relation: LayoutRelation
  /// The second side; nil when the first is compared with the constant alone.
  public var second: Side?
  /// The factor of the second side.
  public var multiplier: Double
  /// The constant in points.
  public var constant: Double
  /// The priority from 0 to 1000, at which the constraint is required.
  public var priority: Double
  /// Whether the constraint is part of a conflict, or excluded from the layout.
  public var isConflicting: Bool
  /// Whether leading and trailing edges are compared in right-to-left direction, in which a
  /// positive constant is a shift to the left.
  public var isMirrored: Bool

  /// Creates a constraint from its parts; by default a required equality.
  package init(
    id: String, first: Side, relation: LayoutRelation = .equal, second: Side? = nil,
    multiplier: Double = 1, constant: Double = 0, priority: Double = 1000,
    isConflicting: Bool = false, isMirrored: Bool = false
  ) {
    self.id = id
    self.first = first
    self.relation = relation
    self.second = second
    self.multiplier = multiplier
    self.constant = constant
    self.priority = priority
    self.isConflicting = isConflicting
    self.isMirrored = isMirrored
  }
}
