// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// A gradient between two points or two circles (ISO 32000-1, 8.7.4.5.3 and 8.7.4.5.4).
struct PDFGradient {
  private let attributes: String
  private let element: String
  private let stops: [String]

  /// Reads a shading; nil for one of another kind.
  init?(_ value: PDFValue?, _ resources: [String: PDFValue], in file: PDFFile) {
    let shading = file.dictionary(value)
    let points = file.numbers(shading["Coords"])
    guard let space = PDFColorSpace(shading["ColorSpace"], resources, in: file) else { return nil }
    switch (file.number(shading["ShadingType"]), points.count) {
    case (2, 4...):
      element = "linearGradient"
      attributes = Self.attributes(["x1", "y1", "x2", "y2"], points)
    case (3, 6...):
      // SVG grows from a point in the middle to the outer circle; the inner one is a stop.
      element = "radialGradient"
      let isGrowing = points[5] >= points[2]
      let (first, last) = (points[..<3], points[3...])
      let (outer, inner) = isGrowing ? (last, first) : (first, last)
      attributes = Self.attributes(
        ["cx", "cy", "r", "fx", "fy"], Array(outer.prefix(3)) + Array(inner.prefix(2)))
    default: return nil
    }
    let domain = file.numbers(shading["Domain"])
    let (start, end) = domain.count >= 2 ? (domain[0], domain[1]) : (0, 1)
    let isReversed = element == "radialGradient" && points[5] < points[2]
    let single = PDFFunction(shading["Function"], in: file)
    let functions =
      single.map { [$0] }
      ?? file.array(shading["Function"]).compactMap { PDFFunction($0, in: file) }
    guard !functions.isEmpty else { return nil }
    stops = (0...Self.steps).map { step in
      let share = Double(step) / Double(Self.steps)
      let place = isReversed ? 1 - share : share
      let color = space.color(functions.flatMap { $0.values(at: start + place * (end - start)) })
      return "<stop offset=\"\(share.shortText)\" stop-color=\"\(color)\"/>"
    }
  }

  /// The number of parts between which colours are mixed evenly.
  private static let steps = 16

  private static func attributes(_ names: [String], _ values: [Double]) -> String {
    zip(names, values).map { " \($0)=\"\($1.shortText)\"" }.joined()
  }

  /// Returns the element of SVG with a name, in other coordinates.
  func svg(id: String, transform: PDFMatrix) -> String {
    let moved = transform.svg.map { " gradientTransform=\"\($0)\"" } ?? ""
    return "<\(element) id=\"\(id)\" gradientUnits=\"userSpaceOnUse\"\(attributes)\(moved)>"
      + stops.joined() + "</\(element)>"
  }
}
