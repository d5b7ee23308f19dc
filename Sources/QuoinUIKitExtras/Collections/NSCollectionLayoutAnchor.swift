// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation
public import QuoinUIKit

/// An edge, a corner or the middle of a rectangle.
@preconcurrency @MainActor open class NSCollectionLayoutAnchor: NSObject {
  /// The edges; none on an axis is the middle.
  public let edges: NSDirectionalRectEdge
  /// The offset, in points or in sizes of the anchored view.
  public let offset: CGPoint
  /// Whether the offset is in points.
  public let isAbsoluteOffset: Bool
  /// Whether the offset is in sizes of the anchored view.
  open var isFractionalOffset: Bool { !isAbsoluteOffset }

  private init(_ edges: NSDirectionalRectEdge, _ offset: CGPoint, isAbsolute: Bool) {
    self.edges = edges
    self.offset = offset
    isAbsoluteOffset = isAbsolute
  }

  /// An anchor on edges.
  public convenience init(edges: NSDirectionalRectEdge) {
    self.init(edges, .zero, isAbsolute: true)
  }
  /// An anchor on edges, moved by points.
  public convenience init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
    self.init(edges, absoluteOffset, isAbsolute: true)
  }
  /// An anchor on edges, moved by sizes of the anchored view.
  public convenience init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
    self.init(edges, fractionalOffset, isAbsolute: false)
  }

  /// The point of a rectangle that has the edges.
  final func point(of rect: CGRect) -> CGPoint {
    CGPoint(
      x: edges.contains(.leading)
        ? rect.minX : edges.contains(.trailing) ? rect.maxX : rect.midX,
      y: edges.contains(.top) ? rect.minY : edges.contains(.bottom) ? rect.maxY : rect.midY)
  }

  /// The offset in points for a view of a size.
  final func offset(for size: CGSize) -> CGPoint {
    isAbsoluteOffset
      ? offset : CGPoint(x: offset.x * size.width, y: offset.y * size.height)
  }
}
