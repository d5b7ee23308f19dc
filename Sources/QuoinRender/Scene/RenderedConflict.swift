// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import QuoinLayout

/// Requirements of a scene that cannot all hold.
public struct RenderedConflict: Hashable, Sendable {
  /// The identifiers of the constraints in the conflict; each is needed for it.
  public var constraints: [String]
  /// The constraint that layout goes on without, nil when it is none of the file.
  public var broken: String?
  /// What cannot hold together and what is left out, in words.
  public var message: String

  /// Describes a conflict.
  public init(constraints: [String], broken: String?, message: String) {
    self.constraints = constraints
    self.broken = broken
    self.message = message
  }
}

/// A number of a frame that the constraints of a scene leave open.
public struct RenderedAmbiguity: Hashable, Sendable {
  /// The identifier of the view.
  public var view: String
  /// Which number of the alignment rectangle.
  public var attribute: LayoutAmbiguity.Coordinate
  /// The least value that the constraints allow, `-infinity` when there is none.
  public var minimum: Double
  /// The greatest value that the constraints allow, `infinity` when there is none.
  public var maximum: Double

  /// Describes a number that is open.
  public init(
    view: String, attribute: LayoutAmbiguity.Coordinate, minimum: Double, maximum: Double
  ) {
    self.view = view
    self.attribute = attribute
    self.minimum = minimum
    self.maximum = maximum
  }
}
