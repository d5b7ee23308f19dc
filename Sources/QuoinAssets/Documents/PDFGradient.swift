// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// A gradient between two points or two circles (ISO 32000-1, 8.7.4.5.3 and 8.7.4.5.4).
struct PDFGradient {
  private let element: String
  private let attributes: String
  private let stops: String

  /// Reads a shading; nil for one of another kind.
  init?(_ value: PDFValue?, _ resources: [String: PDFValue], in file: PDFFile) {
    let shading = file.dictionary(value)
    let points = file.numbers(shading["Coords"])
    var extends = file.bools(shading["Extend"])
    if extends.count != 2 { extends = [false, false] }
    // Neither a background nor a box around the colours can be said in SVG.
    guard let space = PDFColorSpace(shading["ColorSpace"], resources, in: file),
      let functions = Self.functions(shading["Function"], in: file), shading["BBox"] == nil,
      shading["Background"] == nil || extends == [true, true]
    else { return nil }
    var (isReversed, inner) = (false, 0.0)
    switch (file.number(shading["ShadingType"]), points.count) {
    case (2, 4...):
      element = "linearGradient"
      attributes = Self.attributes(["x1", "y1", "x2", "y2"], points)
    case (3, 6...):
      guard let circles = PDFCircles(points) else { return nil }
      element = "radialGradient"
      attributes = Self.attributes(["cx", "cy", "r", "fx", "fy"], circles.values)
      (isReversed, inner) = (circles.isReversed, circles.share)
    default: return nil
    }
    if isReversed { extends.reverse() }
    let domain = file.numbers(shading["Domain"])
    let (start, end) = domain.count >= 2 ? (domain[0], domain[1]) : (0, 1)
    let colors = (0...Self.steps).map { step in
      let share = Double(isReversed ? Self.steps - step : step) / Double(Self.steps)
      let place = (1 - share) * start + share * end
      return space.color(functions.flatMap { $0.values(at: place) })
    }
    var stops = ""
    for (step, color) in colors.enumerated() {
      let offset = inner + Double(step) / Double(Self.steps) * (1 - inner)
      let stop = "<stop offset=\"\(offset.shortText)\" stop-color=\"\(color)\""
      // What is before the first stop or after the last one has its colour. A circle that begins as
      // a point has nothing before.
      let isBefore = step == 0 && !extends[0] && (element == "linearGradient" || inner > 0)
      if isBefore { stops += stop + " stop-opacity=\"0\"/>" }
      stops += stop + "/>"
      if step == Self.steps, !extends[1] { stops += stop + " stop-opacity=\"0\"/>" }
    }
    self.stops = stops
  }

  /// Reads a function of all parts of a colour, or one of each; nil if one is damaged.
  private static func functions(_ value: PDFValue?, in file: PDFFile) -> [PDFFunction]? {
    if let single = PDFFunction(value, in: file) { return [single] }
    // The most parts are those of four inks.
    let values = file.array(value).prefix(4)
    let functions = values.compactMap { PDFFunction($0, in: file) }
    return functions.isEmpty || functions.count < values.count ? nil : functions
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
      + stops + "</\(element)>"
  }
}
