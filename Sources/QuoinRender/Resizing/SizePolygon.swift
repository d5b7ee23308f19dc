// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// A convex area of the plane of all sizes.
struct SizePolygon {
  /// The corners in cyclic order.
  var corners: [ScenePoint]

  /// The mean of the corners, which is inside.
  var center: ScenePoint {
    let count = Double(corners.count)
    return ScenePoint(
      width: corners.reduce(0) { $0 + $1.width } / count,
      height: corners.reduce(0) { $0 + $1.height } / count)
  }

  /// The area in square points.
  var area: Double {
    var sum = 0.0
    for (index, corner) in corners.enumerated() {
      let next = corners[(index + 1) % corners.count]
      sum += corner.width * next.height - next.width * corner.height
    }
    return abs(sum) / 2
  }

  /// Whether a size is inside or on the edge.
  func contains(_ point: ScenePoint) -> Bool {
    var signs: Set<FloatingPointSign> = []
    for (index, corner) in corners.enumerated() {
      let next = corners[(index + 1) % corners.count]
      let side =
        (next.width - corner.width) * (point.height - corner.height)
        - (next.height - corner.height) * (point.width - corner.width)
      if abs(side) > 1e-9 { signs.insert(side.sign) }
    }
    return signs.count < 2
  }

  /// Returns the part below a line, or the one above it; nil for a part without a noticeable area.
  func part(below: Bool, _ plane: HalfPlane) -> SizePolygon? {
    var kept: [ScenePoint] = []
    for (index, corner) in corners.enumerated() {
      let next = corners[(index + 1) % corners.count]
      let here = below ? -plane.distance(corner) : plane.distance(corner)
      let there = below ? -plane.distance(next) : plane.distance(next)
      if here >= 0 { kept.append(corner) }
      if here * there < 0 {
        let share = here / (here - there)
        kept.append(
          ScenePoint(
            width: corner.width + (next.width - corner.width) * share,
            height: corner.height + (next.height - corner.height) * share))
      }
    }
    let part = SizePolygon(corners: kept)
    return kept.count >= 3 && part.area > Self.leastArea ? part : nil
  }

  /// The area below which a part has no whole size that matters: a strip a hundredth of a point
  /// wide and a point long.
  static let leastArea = 0.01

  /// Returns points inside the polygon: the middle, points near each corner, and some at random.
  ///
  /// - Parameter random: Returns numbers from 0 to 1.
  func probes(count: Int, random: () -> Double) -> [ScenePoint] {
    let center = center
    var points = [center]
    for corner in corners {
      for share in [0.02, 0.3] {
        points.append(
          ScenePoint(
            width: corner.width + (center.width - corner.width) * share,
            height: corner.height + (center.height - corner.height) * share))
      }
    }
    for _ in 0..<count {
      // Random weights of the corners; a power prefers points far from the middle.
      let weights = corners.map { _ in
        let number = random()
        return number * number * number + 1e-6
      }
      let sum = weights.reduce(0, +)
      var point = ScenePoint(width: 0, height: 0)
      for (corner, weight) in zip(corners, weights) {
        point.width += corner.width * weight / sum
        point.height += corner.height * weight / sum
      }
      points.append(point)
    }
    return points
  }
}
