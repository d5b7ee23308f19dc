// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
package import QuoinLayout

extension DisplayPath {
  /// The distance of control points that makes a curve of a quarter touch the circle at its ends
  /// and its middle, in parts of the radius: 4/3 · tan(π/8).
  private static let quarter = 0.5522847498307936

  /// Creates a rectangle, some of whose corners are round with a radius of at most half of the
  /// shorter side.
  package init(rounded rect: LayoutRect, radius: Double, corners: CACornerMask) {
    let radius = max(0, min(radius, rect.width / 2, rect.height / 2))
    guard radius > 0, !corners.isEmpty else {
      self.init(rect)
      return
    }
    // Clockwise from the upper left corner; each with the directions to its neighbours.
    let places: [(CACornerMask, LayoutPoint, in: (Double, Double), out: (Double, Double))] = [
      (.layerMinXMinYCorner, LayoutPoint(x: rect.x, y: rect.y), (0, 1), (1, 0)),
      (.layerMaxXMinYCorner, LayoutPoint(x: rect.maxX, y: rect.y), (-1, 0), (0, 1)),
      (.layerMaxXMaxYCorner, LayoutPoint(x: rect.maxX, y: rect.maxY), (0, -1), (-1, 0)),
      (.layerMinXMaxYCorner, LayoutPoint(x: rect.x, y: rect.maxY), (1, 0), (0, -1)),
    ]
    var elements: [Element] = []
    for (corner, point, before, after) in places {
      func at(_ direction: (Double, Double), _ distance: Double) -> LayoutPoint {
        LayoutPoint(x: point.x + direction.0 * distance, y: point.y + direction.1 * distance)
      }
      let isRound = corners.contains(corner)
      let start = isRound ? at(before, radius) : point
      elements.append(elements.isEmpty ? .move(start) : .line(start))
      guard isRound else { continue }
      let control = radius * (1 - Self.quarter)
      elements.append(.curve(at(before, control), at(after, control), end: at(after, radius)))
    }
    self.init(elements + [.close])
  }

  /// Returns the part of the path between two shares of its length.
  ///
  /// Lengths of curves are those of 32 chords each, which differ from them by less than a
  /// thousandth.
  func part(from start: Double, to end: Double) -> DisplayPath {
    let (start, end) = (max(0, start), min(1, end))
    if start <= 0, end >= 1 { return self }
    guard start < end else { return DisplayPath([]) }
    let segments = segments
    let lengths = segments.map { Self.length(of: $0) }
    let whole = lengths.reduce(0, +)
    guard whole > 0 else { return DisplayPath([]) }
    let (first, last) = (start * whole, end * whole)
    var elements: [Element] = []
    var position = 0.0
    for (segment, length) in zip(segments, lengths) {
      defer { position += length }
      guard length > 0, position < last, position + length > first else { continue }
      let from = first > position ? Self.parameter(at: first - position, of: segment) : 0
      let to = last < position + length ? Self.parameter(at: last - position, of: segment) : 1
      let part = Self.piece(of: segment, from: from, to: to)
      if elements.last?.points.last != part[0] { elements.append(.move(part[0])) }
      switch part.count {
      case 2: elements.append(.line(part[1]))
      case 3: elements.append(.quadCurve(control: part[1], end: part[2]))
      default: elements.append(.curve(part[1], part[2], end: part[3]))
      }
    }
    return DisplayPath(elements, isEvenOdd: isEvenOdd)
  }

  /// The lines and curves, each by its two to four points.
  private var segments: [[LayoutPoint]] {
    var segments: [[LayoutPoint]] = []
    var start = LayoutPoint(x: 0, y: 0)
    var current = start
    for element in elements {
      switch element {
      case .move(let point): start = point
      case .close:
        if current != start { segments.append([current, start]) }
      case .line, .quadCurve, .curve: segments.append([current] + element.points)
      }
      current = element.points.last ?? start
    }
    return segments
  }

  private static let chordCount = 32

  /// Returns a point of a curve, by the construction of de Casteljau.
  private static func point(at share: Double, of curve: [LayoutPoint]) -> LayoutPoint {
    piece(of: curve, from: 0, to: share).last ?? curve[0]
  }

  private static func chords(of curve: [LayoutPoint]) -> [Double] {
    guard curve.count > 2 else { return [distance(curve[0], curve[1])] }
    let points = (0...chordCount).map { point(at: Double($0) / Double(chordCount), of: curve) }
    return zip(points, points.dropFirst()).map(distance)
  }

  private static func length(of curve: [LayoutPoint]) -> Double {
    chords(of: curve).reduce(0, +)
  }

  /// Returns the parameter of the point of a curve at a length from its beginning.
  private static func parameter(at length: Double, of curve: [LayoutPoint]) -> Double {
    let chords = chords(of: curve)
    var rest = length
    for (index, chord) in chords.enumerated() {
      if rest <= chord {
        return (Double(index) + (chord > 0 ? rest / chord : 0)) / Double(chords.count)
      }
      rest -= chord
    }
    return 1
  }

  private static func piece(
    of curve: [LayoutPoint], from: Double, to: Double
  ) -> [LayoutPoint] {
    let head = halves(of: curve, at: to).first
    return from > 0 ? halves(of: head, at: from / to).second : head
  }

  /// Returns the two parts of a curve before and after a parameter.
  private static func halves(
    of curve: [LayoutPoint], at share: Double
  ) -> (first: [LayoutPoint], second: [LayoutPoint]) {
    var (first, second): ([LayoutPoint], [LayoutPoint]) = ([], [])
    var points = curve
    while let start = points.first, let end = points.last {
      first.append(start)
      second.insert(end, at: 0)
      points = zip(points, points.dropFirst()).map { left, right in
        LayoutPoint(
          x: left.x + (right.x - left.x) * share, y: left.y + (right.y - left.y) * share)
      }
    }
    return (first, second)
  }

  private static func distance(_ left: LayoutPoint, _ right: LayoutPoint) -> Double {
    ((left.x - right.x) * (left.x - right.x) + (left.y - right.y) * (left.y - right.y))
      .squareRoot()
  }
}
