// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinPlatform

/// Edges moved inward by one distance, in points.
@preconcurrency @MainActor
public func inset(_ edges: Edges, _ all: CGFloat) -> Expression<Edges> { edges.inseted(by: all) }

/// Edges moved inward; the horizontal distance is the first.
@preconcurrency @MainActor
public func inset(
  _ edges: Edges, _ horizontal: CGFloat, _ vertical: CGFloat
) -> Expression<Edges> {
  edges.inseted(horizontally: horizontal, vertically: vertical)
}

/// Edges with the leading and trailing one moved inward.
@preconcurrency @MainActor
public func inset(_ edges: Edges, horizontally horizontal: CGFloat) -> Expression<Edges> {
  edges.inseted(horizontally: horizontal)
}

/// Edges with the top and bottom one moved inward.
@preconcurrency @MainActor
public func inset(_ edges: Edges, vertically vertical: CGFloat) -> Expression<Edges> {
  edges.inseted(vertically: vertical)
}

/// Edges moved inward by a distance each.
@preconcurrency @MainActor
public func inset(
  _ edges: Edges, _ top: CGFloat, _ leading: CGFloat, _ bottom: CGFloat, _ trailing: CGFloat
) -> Expression<Edges> {
  edges.inseted(top: top, leading: leading, bottom: bottom, trailing: trailing)
}

/// Edges moved inward by insets, whose left and right are leading and trailing here.
@preconcurrency @MainActor
public func inset(_ edges: Edges, _ insets: PlatformEdgeInsets) -> Expression<Edges> {
  edges.inseted(by: insets)
}
