// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

package import QuoinLayout

/// Colours of a ``DisplayList`` that change along a line or between two circles.
package struct DisplayGradient: Hashable, Sendable {
  package enum Shape: Hashable, Sendable {
    case linear(start: LayoutPoint, end: LayoutPoint)
    case radial(
      start: LayoutPoint, startRadius: Double, end: LayoutPoint, endRadius: Double)
  }

  /// A colour at a position from 0 to 1.
  package struct Stop: Hashable, Sendable {
    package var location: Double
    package var color: DisplayColor

    package init(location: Double, color: DisplayColor) {
      self.location = location
      self.color = color
    }
  }

  package var shape: Shape
  package var stops: [Stop]
  /// Whether the first colour continues before the start.
  package var extendsBeforeStart: Bool
  /// Whether the last colour continues after the end.
  package var extendsAfterEnd: Bool

  package init(
    shape: Shape, stops: [Stop], extendsBeforeStart: Bool = true, extendsAfterEnd: Bool = true
  ) {
    self.shape = shape
    self.stops = stops
    self.extendsBeforeStart = extendsBeforeStart
    self.extendsAfterEnd = extendsAfterEnd
  }

  /// Returns the colour at a position: of the stops beside it, in parts of their distances.
  static func color(of stops: [Stop], at location: Double) -> DisplayColor {
    guard let after = stops.firstIndex(where: { $0.location > location }) else {
      return stops.last?.color ?? .black
    }
    guard after > 0 else { return stops[after].color }
    let (first, last) = (stops[after - 1], stops[after])
    let share = (location - first.location) / (last.location - first.location)
    func mixed(_ part: KeyPath<DisplayColor, Double>) -> Double {
      first.color[keyPath: part] * (1 - share) + last.color[keyPath: part] * share
    }
    return DisplayColor(
      red: mixed(\.red), green: mixed(\.green), blue: mixed(\.blue), alpha: mixed(\.alpha))
  }

  /// Spreads colours without locations evenly; locations are limited to 0 to 1 and do not fall.
  static func stops(_ colors: [DisplayColor], locations: [Double]?) -> [Stop] {
    var lowest = 0.0
    return colors.enumerated().map { index, color in
      let even = colors.count > 1 ? Double(index) / Double(colors.count - 1) : 0
      let location = locations.flatMap { index < $0.count ? $0[index] : nil } ?? even
      lowest = location.isFinite ? max(lowest, min(location, 1)) : lowest
      return Stop(location: lowest, color: color)
    }
  }
}
