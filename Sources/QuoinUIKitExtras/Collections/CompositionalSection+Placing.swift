// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinUIKit

/// The lengths that headers, footers and side views take from a section.
private struct EdgeLengths {
  var top: CGFloat = 0
  var bottom: CGFloat = 0
  var leading: CGFloat = 0
  var trailing: CGFloat = 0
}

extension CompositionalSection {
  /// Places headers, groups and footers, beginning at an origin.
  ///
  /// - Parameters:
  ///   - origin: the origin of the section.
  ///   - isVertical: whether sections follow each other vertically.
  ///   - container: the size of the collection view without insets.
  ///   - sides: the insets of the section's inset reference.
  ///   - preferredSize: the preferred size of a cell, by its item.
  ///   - preferredBoundary: the size that a header or footer prefers, by its kind and number.
  mutating func place(
    at origin: CGPoint, isVertical: Bool, in container: CGSize, sides: NSDirectionalEdgeInsets,
    _ traits: UITraitCollection, preferredSize: (Int) -> CGSize?,
    preferredBoundary: (String, Int) -> CGSize?
  ) {
    var insets = section.contentInsets
    insets.leading += sides.leading
    insets.trailing += sides.trailing
    insets.top += sides.top
    insets.bottom += sides.bottom
    let followed =
      section.supplementariesFollowContentInsets
      ? NSDirectionalEdgeInsets(
        top: 0, leading: insets.leading, bottom: 0, trailing: insets.trailing)
      : sides.horizontal
    makeBoundaries(in: container, followed, preferredBoundary)
    let edges = edgeLengths
    let inner = CGSize(
      width: max(
        container.width - edges.leading - edges.trailing - insets.leading - insets.trailing, 0),
      height: isVertical
        ? container.height
        : max(container.height - edges.top - edges.bottom - insets.top - insets.bottom, 0))
    placeGroups(in: inner, traits, preferredSize)
    content.origin = CGPoint(
      x: origin.x + edges.leading + insets.leading, y: origin.y + edges.top + insets.top)
    let depth = isDownward == isVertical ? groupsLength : groupsDepth
    content.size =
      isVertical
      ? CGSize(width: inner.width, height: depth) : CGSize(width: depth, height: inner.height)
    centerFirstGroup(inner)
    frame = CGRect(
      origin: origin,
      size: isVertical
        ? CGSize(
          width: container.width,
          height: edges.top + insets.top + depth + insets.bottom + edges.bottom)
        : CGSize(
          width: edges.leading + insets.leading + depth + insets.trailing + edges.trailing,
          height: container.height))
    placeBoundaries(edges, followed)
  }

  /// Places the first group in the middle of the container, if the section has centred paging.
  private mutating func centerFirstGroup(_ inner: CGSize) {
    guard section.orthogonalScrollingBehavior == .groupPagingCentered, let box = boxes.first else {
      return
    }
    if isDownward {
      content.origin.y += max((inner.height - box.size.height) / 2, 0)
    } else {
      content.origin.x += max((inner.width - box.size.width) / 2, 0)
    }
  }

  private mutating func makeBoundaries(
    in container: CGSize, _ insets: NSDirectionalEdgeInsets,
    _ preferredSize: (String, Int) -> CGSize?
  ) {
    var ordinals: [String: Int] = [:]
    let size = CGSize(
      width: max(container.width - insets.leading - insets.trailing, 0), height: container.height)
    boundaries = section.boundarySupplementaryItems.map { item in
      let ordinal = ordinals[item.elementKind, default: 0]
      ordinals[item.elementKind] = ordinal + 1
      var own = item.layoutSize.size(in: size)
      if let preferred = preferredSize(item.elementKind, ordinal) {
        if item.layoutSize.widthDimension.dependsOnContent { own.width = preferred.width }
        if item.layoutSize.heightDimension.dependsOnContent { own.height = preferred.height }
      }
      return Boundary(item: item, ordinal: ordinal, frame: CGRect(origin: .zero, size: own))
    }
  }

  /// Views with the same alignment follow one another; views with other alignments share the edge.
  private var edgeLengths: EdgeLengths {
    var lengths: [NSRectAlignment: CGFloat] = [:]
    for boundary in boundaries where boundary.item.extendsBoundary {
      let isAtSide = [.leading, .trailing].contains(boundary.item.alignment.edge)
      lengths[boundary.item.alignment, default: 0] +=
        isAtSide ? boundary.frame.width : boundary.frame.height
    }
    func greatest(_ edge: NSRectAlignment.Edge) -> CGFloat {
      lengths.filter { $0.key.edge == edge }.map(\.value).max() ?? 0
    }
    return EdgeLengths(
      top: greatest(.top), bottom: greatest(.bottom), leading: greatest(.leading),
      trailing: greatest(.trailing))
  }

  private mutating func placeBoundaries(
    _ edges: EdgeLengths, _ insets: NSDirectionalEdgeInsets
  ) {
    var used: [NSRectAlignment: CGFloat] = [:]
    let area = frame.inset(by: insets)
    for index in boundaries.indices {
      let item = boundaries[index].item
      let size = boundaries[index].frame.size
      let edge = item.alignment.edge
      let before = used[item.alignment, default: 0]
      let along = area.minX + (area.width - size.width) * item.alignment.fractionAlongEdge
      let middle = frame.minY + (frame.height - size.height) / 2
      // A view that does not extend the boundary is placed inside the edge of the items.
      let (top, bottom) = (frame.minY + before, frame.maxY - size.height - before)
      var origin =
        switch edge {
        case .top: CGPoint(x: along, y: top)
        case .bottom: CGPoint(x: along, y: bottom)
        case .leading: CGPoint(x: frame.minX + before, y: middle)
        case .trailing: CGPoint(x: frame.maxX - size.width - before, y: middle)
        }
      if item.extendsBoundary {
        used[item.alignment] =
          before + ([.leading, .trailing].contains(edge) ? size.width : size.height)
      }
      origin.x += item.offset.x
      origin.y += item.offset.y
      boundaries[index].frame = CGRect(origin: origin, size: size)
    }
  }
}

extension NSDirectionalEdgeInsets {
  fileprivate var horizontal: NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(top: 0, leading: leading, bottom: 0, trailing: trailing)
  }
}
