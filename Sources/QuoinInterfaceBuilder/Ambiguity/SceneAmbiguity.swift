// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import QuoinLayout

/// A number of the frame of a view, or of the content of a scroll view, that the constraints of a
/// file do not determine.
public struct SceneAmbiguity: Hashable, Sendable {
  /// The id of the view; that of the scroll view for a content size.
  public var view: String
  /// The number that is not determined, of the alignment rectangle in the superview's coordinates.
  public var coordinate: LayoutAmbiguity.Coordinate
  /// The minimum value in points, `-infinity` when there is none.
  public var minimum: Double
  /// The maximum value in points, `infinity` when there is none.
  public var maximum: Double
}
