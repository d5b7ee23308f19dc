// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation

/// A path with reversed direction.
struct ReversedPath {
  /// A line or a curve with its control points.
  private struct Segment {
    var start: CGPoint
    var controls: [CGPoint]
    var end: CGPoint
  }

  private struct Subpath {
    var start: CGPoint
    var segments: [Segment] = []
    var isClosed = false

    var end: CGPoint { segments.last?.end ?? start }
  }

  private var subpaths: [Subpath] = []

  init(_ path: CGPath) {
    path.applyWithBlock { element in add(element.pointee) }
  }

  private mutating func add(_ element: CGPathElement) {
    let points = element.points
    switch element.type {
    case .moveToPoint: subpaths.append(Subpath(start: points[0]))
    case .addLineToPoint: add(controls: [], end: points[0])
    case .addQuadCurveToPoint: add(controls: [points[0]], end: points[1])
    case .addCurveToPoint: add(controls: [points[0], points[1]], end: points[2])
    case .closeSubpath:
      if !subpaths.isEmpty { subpaths[subpaths.count - 1].isClosed = true }
    @unknown default: break
    }
  }

  private mutating func add(controls: [CGPoint], end: CGPoint) {
    guard let last = subpaths.last else { return }
    subpaths[subpaths.count - 1].segments.append(
      Segment(start: last.end, controls: controls, end: end))
  }

  /// The reversed path, which begins with the last subpath.
  var result: CGPath {
    let path = CGMutablePath()
    for subpath in subpaths.reversed() {
      path.move(to: subpath.end)
      for segment in subpath.segments.reversed() {
        let controls = segment.controls
        switch controls.count {
        case 0: path.addLine(to: segment.start)
        case 1: path.addQuadCurve(to: segment.start, control: controls[0])
        default:
          path.addCurve(to: segment.start, control1: controls[1], control2: controls[0])
        }
      }
      if subpath.isClosed { path.closeSubpath() }
    }
    return path
  }
}
