// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import QuoinLayout

/// A constraint of a ``RenderedScene``, with the places that its two sides have after layout.
public struct RenderedConstraint: Hashable, Sendable {
  /// One side: an attribute of an item, and where it lies.
  public struct Side: Hashable, Sendable {
    /// The identifier of the view or guide.
    public var item: String
    /// What a person calls the item: its class and identifier, or the guide's owner and kind.
    public var name: String
    /// What of the item is compared.
    public var attribute: LayoutAttribute
    /// The alignment rectangle of the item, in the scene's coordinates.
    public var rect: LayoutRect
    /// Where the attribute lies in the scene, or how long it is, in points.
    public var value: Double

    /// Describes a side.
    public init(
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
  /// How the sides compare.
  public var relation: LayoutRelation
  /// nil when the first side is compared with the constant alone.
  public var second: Side?
  /// What the second side is multiplied by.
  public var multiplier: Double
  /// In points.
  public var constant: Double
  /// From 0 to 1000; 1000 is required.
  public var priority: Double
  /// Whether the constraint takes part in a conflict, or is excluded from the layout.
  public var isConflicting: Bool

  /// Describes a constraint, a required equation unless said otherwise.
  public init(
    id: String, first: Side, relation: LayoutRelation = .equal, second: Side? = nil,
    multiplier: Double = 1, constant: Double = 0, priority: Double = 1000,
    isConflicting: Bool = false
  ) {
    self.id = id
    self.first = first
    self.relation = relation
    self.second = second
    self.multiplier = multiplier
    self.constant = constant
    self.priority = priority
    self.isConflicting = isConflicting
  }
}
