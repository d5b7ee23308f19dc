// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation

/// The frame of a popover beside its source, and the direction in which its arrow points, in points.
///
/// Of the permitted directions, the popover has the first that leaves room for its size: below the
/// source, above, on the right, on the left. Where none does, it is smaller on the side with the most
/// room, since by default it must not overlap the source (Apple's documentation of
/// `canOverlapSourceViewRect`). The middle of the source is the middle of the popover, as far as the
/// permitted area allows.
struct PopoverPlace {
  private(set) var frame = CGRect.zero
  private(set) var direction = UIPopoverArrowDirection.up

  init(
    size: CGSize, source: CGRect, area: CGRect, permitted: UIPopoverArrowDirection,
    mayOverlap: Bool
  ) {
    let rooms: [(UIPopoverArrowDirection, CGSize)] = [
      (.up, CGSize(width: area.width, height: area.maxY - source.maxY)),
      (.down, CGSize(width: area.width, height: source.minY - area.minY)),
      (.left, CGSize(width: area.maxX - source.maxX, height: area.height)),
      (.right, CGSize(width: source.minX - area.minX, height: area.height)),
    ]
    let candidates = rooms.map { direction, room in
      let width = max(min(size.width, room.width), 0)
      return (direction, CGSize(width: width, height: max(min(size.height, room.height), 0)))
    }
    let allowed = candidates.filter { permitted.contains($0.0) }
    let best = (allowed.isEmpty ? candidates : allowed).max {
      $0.1.width * $0.1.height < $1.1.width * $1.1.height
    }
    guard let best else { return }
    direction = best.0
    frame.size = best.1
    if mayOverlap {
      frame.size = CGSize(
        width: min(size.width, area.width), height: min(size.height, area.height))
    }
    let (width, height) = (frame.width, frame.height)
    let origin =
      switch direction {
      case .up: CGPoint(x: source.midX - width / 2, y: source.maxY)
      case .down: CGPoint(x: source.midX - width / 2, y: source.minY - height)
      case .left: CGPoint(x: source.maxX, y: source.midY - height / 2)
      default: CGPoint(x: source.minX - width, y: source.midY - height / 2)
      }
    frame.origin = CGPoint(
      x: max(min(origin.x, area.maxX - width), area.minX),
      y: max(min(origin.y, area.maxY - height), area.minY))
  }
}
