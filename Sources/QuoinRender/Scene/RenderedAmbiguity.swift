// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import QuoinLayout

/// A coordinate of a frame that the constraints of a scene do not determine.
public struct RenderedAmbiguity: Hashable, Sendable {
  /// The identifier of the view.
  public var view: String
  /// The coordinate of the alignment rectangle.
  public var attribute: LayoutAmbiguity.Coordinate
  /// The minimum value in points that the constraints allow, `-infinity` without a limit.
  public var minimum: Double
  /// The maximum value in points that the constraints allow, `infinity` without a limit.
  public var maximum: Double
  /// The ambiguity and what to try, as text of several lines; nil when it is not known, or when the
  /// coordinate follows another one, whose message names it.
  public var message: String?
  /// Whether the coordinate follows that of another ambiguity of the scene.
  public var isFollower: Bool
  /// The alignment rectangles at both ends of the range, as far as it has ends, in the scene's
  /// coordinates.
  public var extremes: [LayoutRect]

  /// Creates an ambiguity from its parts.
  package init(
    view: String, attribute: LayoutAmbiguity.Coordinate, minimum: Double, maximum: Double,
    message: String? = nil, isFollower: Bool = false, extremes: [LayoutRect] = []
  ) {
    self.view = view
    self.attribute = attribute
    self.minimum = minimum
    self.maximum = maximum
    self.message = message
    self.isFollower = isFollower
    self.extremes = extremes
  }
}
