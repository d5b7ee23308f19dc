// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation

/// The outline of a part of a path, which is closed.
struct PathOutline {
  /// The corners in points; curves have 32 of them.
  fileprivate(set) var corners: [CGPoint]

  /// Returns the horizontal range that the outline covers between two heights; nil where it does not
  /// reach. What only touches one of them covers nothing.
  func coveredWidth(from top: CGFloat, to bottom: CGFloat) -> ClosedRange<CGFloat>? {
    // The ends of the range are on the outline, or where the outline crosses one of both heights.
    var (left, right) = (CGFloat.infinity, -CGFloat.infinity)
    func add(_ x: CGFloat) { (left, right) = (min(left, x), max(right, x)) }
    for (start, end) in zip(corners, corners.dropFirst() + corners.prefix(1)) {
      if start.y > top, start.y < bottom { add(start.x) }
      for height in [top, bottom] where (start.y < height) != (end.y < height) {
        // An edge that only ends at one of the heights lies outside.
        guard max(start.y, end.y) > top, min(start.y, end.y) < bottom else { continue }
        add(start.x + (end.x - start.x) * (height - start.y) / (end.y - start.y))
      }
    }
    return left < right ? left...right : nil
  }

  fileprivate mutating func addCurve(_ controls: [CGPoint]) {
    for step in 1...32 { corners.append(Self.point(of: controls, at: CGFloat(step) / 32)) }
  }

  /// Returns a point of a curve with control points, by De Casteljau's algorithm.
  private static func point(of controls: [CGPoint], at parameter: CGFloat) -> CGPoint {
    var points = controls
    while points.count > 1 {
      points = zip(points, points.dropFirst()).map { first, second in
        CGPoint(
          x: first.x + (second.x - first.x) * parameter,
          y: first.y + (second.y - first.y) * parameter)
      }
    }
    return points[0]
  }
}

extension UIBezierPath {
  /// The outlines of the parts of the path.
  var outlines: [PathOutline] {
    var outlines: [PathOutline] = []
    cgPath.applyWithBlock { element in
      let element = element.pointee
      func point(_ index: Int) -> CGPoint { element.points[index] }
      if element.type == .moveToPoint || outlines.isEmpty {
        outlines.append(PathOutline(corners: []))
      }
      let last = outlines.count - 1
      let start = outlines[last].corners.last ?? .zero
      switch element.type {
      case .moveToPoint, .addLineToPoint: outlines[last].corners.append(point(0))
      case .addQuadCurveToPoint: outlines[last].addCurve([start, point(0), point(1)])
      case .addCurveToPoint: outlines[last].addCurve([start, point(0), point(1), point(2)])
      default: break
      }
    }
    return outlines
  }
}
