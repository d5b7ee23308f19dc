// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinPlatform

/// Returns edges that are moved inward by the same number of points on all sides.
@preconcurrency @MainActor
public func inset(_ edges: Edges, _ all: CGFloat) -> Expression<Edges> { edges.inseted(by: all) }

/// Returns edges that are moved inward by a horizontal and a vertical distance.
@preconcurrency @MainActor
public func inset(
  _ edges: Edges, _ horizontal: CGFloat, _ vertical: CGFloat
) -> Expression<Edges> {
  edges.inseted(horizontally: horizontal, vertically: vertical)
}

/// Returns edges of which leading and trailing are moved inward.
@preconcurrency @MainActor
public func inset(_ edges: Edges, horizontally horizontal: CGFloat) -> Expression<Edges> {
  edges.inseted(horizontally: horizontal)
}

/// Returns edges of which top and bottom are moved inward.
@preconcurrency @MainActor
public func inset(_ edges: Edges, vertically vertical: CGFloat) -> Expression<Edges> {
  edges.inseted(vertically: vertical)
}

/// Returns edges that are moved inward by one distance for each side.
@preconcurrency @MainActor
public func inset(
  _ edges: Edges, _ top: CGFloat, _ leading: CGFloat, _ bottom: CGFloat, _ trailing: CGFloat
) -> Expression<Edges> {
  edges.inseted(top: top, leading: leading, bottom: bottom, trailing: trailing)
}

/// Returns edges that are moved inward by insets. `left` is the inset of the leading edge, and
/// `right` that of the trailing one.
@preconcurrency @MainActor
public func inset(_ edges: Edges, _ insets: PlatformEdgeInsets) -> Expression<Edges> {
  edges.inseted(by: insets)
}
