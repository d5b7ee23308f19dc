// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The elements and attributes of SVG that pictures take over from a drawing. All others are left
/// out: scripts, links, animations, images, filters, styles with rules, and what refers to other
/// files.
enum VectorRules {
  static let elements: Set<String> = [
    "svg", "g", "defs", "symbol", "use", "path", "rect", "circle", "ellipse", "line", "polyline",
    "polygon", "text", "tspan", "linearGradient", "radialGradient", "stop", "clipPath", "mask",
  ]

  /// Elements that are groups for a picture: links lead nowhere in it.
  static let groups: Set<String> = ["a", "switch"]

  /// Properties that are attributes or declarations of a style.
  static let properties: Set<String> = [
    "fill", "fill-opacity", "fill-rule", "stroke", "stroke-opacity", "stroke-width",
    "stroke-linecap", "stroke-linejoin", "stroke-miterlimit", "stroke-dasharray",
    "stroke-dashoffset", "opacity", "color", "display", "visibility", "clip-path", "clip-rule",
    "mask", "stop-color", "stop-opacity", "font-family", "font-size", "font-weight", "font-style",
    "text-anchor", "vector-effect",
  ]

  private static let geometry: Set<String> = [
    "id", "transform", "d", "x", "y", "width", "height", "cx", "cy", "r", "rx", "ry", "fx", "fy",
    "x1", "y1", "x2", "y2", "dx", "dy", "points", "offset", "gradientUnits", "gradientTransform",
    "spreadMethod", "clipPathUnits", "maskUnits", "maskContentUnits", "viewBox",
    "preserveAspectRatio", "pathLength", "href",
  ]

  /// Returns an attribute that pictures take over; nil for another one.
  static func allowed(_ attribute: VectorElement.Attribute) -> VectorElement.Attribute? {
    var attribute = attribute
    if attribute.name == "xlink:href" { attribute.name = "href" }
    guard geometry.contains(attribute.name) || properties.contains(attribute.name) else {
      return nil
    }
    if attribute.name == "href" { return attribute.reference == nil ? nil : attribute }
    // An address in a value is one of the same drawing, and the value nothing else.
    let lower = attribute.value.lowercased()
    if lower.contains("url(") || lower.contains("\\") {
      guard let id = attribute.reference else { return nil }
      attribute.value = "url(#\(id))"
    }
    return attribute
  }
}
