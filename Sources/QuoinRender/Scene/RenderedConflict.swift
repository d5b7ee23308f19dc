// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import QuoinLayout

/// Requirements of a scene that cannot all hold.
public struct RenderedConflict: Hashable, Sendable {
  /// A constraint, or a requirement that no one wrote down, such as the size of the screen.
  public struct Member: Hashable, Sendable {
    /// The identifier of the constraint, nil for a requirement that is not a constraint of the
    /// file.
    public var id: String?
    /// The requirement in words or as an equation.
    public var description: String

    public init(id: String?, description: String) {
      self.id = id
      self.description = description
    }
  }

  /// A set in which each member is needed for the conflict.
  public var members: [Member]
  /// The index of the member that layout goes on without.
  public var broken: Int

  public init(members: [Member], broken: Int) {
    self.members = members
    self.broken = broken
  }
}

/// A number of a frame that the constraints of a scene leave open.
public struct RenderedAmbiguity: Hashable, Sendable {
  /// The identifier of the view.
  public var view: String
  public var attribute: LayoutAmbiguity.Coordinate
  /// The least value that the constraints allow, `-infinity` when there is none.
  public var minimum: Double
  /// The greatest value that the constraints allow, `infinity` when there is none.
  public var maximum: Double

  public init(
    view: String, attribute: LayoutAmbiguity.Coordinate, minimum: Double, maximum: Double
  ) {
    self.view = view
    self.attribute = attribute
    self.minimum = minimum
    self.maximum = maximum
  }
}
