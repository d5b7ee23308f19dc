// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// A width and a height in points, as a point of the plane of all sizes.
struct ScenePoint: Hashable, Sendable {
  var width: Double
  var height: Double

  func middle(to other: ScenePoint) -> ScenePoint {
    ScenePoint(width: (width + other.width) / 2, height: (height + other.height) / 2)
  }
}

extension ScenePoint {
  func distance(to other: ScenePoint) -> Double {
    let (w, h) = (other.width - width, other.height - height)
    return (w * w + h * h).squareRoot()
  }

  /// The point moved by a length along the segment to another one.
  func moved(toward end: ScenePoint, by step: Double) -> ScenePoint {
    let distance = distance(to: end)
    guard distance > 0 else { return self }
    return ScenePoint(
      width: width + (end.width - width) / distance * step,
      height: height + (end.height - height) / distance * step)
  }

  func moved(by direction: ScenePoint, _ length: Double) -> ScenePoint {
    ScenePoint(width: width + direction.width * length, height: height + direction.height * length)
  }
}
