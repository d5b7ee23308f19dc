// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import QuoinLayout

/// A coordinate of a frame that the constraints of a scene do not determine.
public struct RenderedAmbiguity: Hashable, Sendable {
  /// The identifier of the view.
  public var view: String
  /// The coordinate of the alignment rectangle.
  public var attribute: LayoutAmbiguity.Coordinate
  /// The least value in points that the constraints allow, `-infinity` when there is none.
  public var minimum: Double
  /// The greatest value in points that the constraints allow, `infinity` when there is none.
  public var maximum: Double

  /// Creates an ambiguity from its parts.
  public init(
    view: String, attribute: LayoutAmbiguity.Coordinate, minimum: Double, maximum: Double
  ) {
    self.view = view
    self.attribute = attribute
    self.minimum = minimum
    self.maximum = maximum
  }
}
