// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// Paths that are painted (ISO 32000-1, 8.5.3).
extension PDFDrawing {
  mutating func paint(
    _ word: String, _ path: inout PDFPath, _ state: inout PDFState,
    _ resources: [String: PDFValue]
  ) {
    switch word {
    case "f", "F", "f*", "S", "B", "B*", "n": break
    case "s", "b", "b*": path.close()
    default: return
    }
    let isEvenOdd = word.hasSuffix("*")
    if ["f", "F", "f*", "B", "B*", "b", "b*"].contains(word) {
      fill(path, state, resources, isEvenOdd)
    }
    if ["S", "s", "B", "B*", "b", "b*"].contains(word) { stroke(path, state, resources) }
    if let isClipEvenOdd = path.clips { state.clip = clip(path.data, isClipEvenOdd, state) }
    path = PDFPath()
  }

  /// Defines a clip inside the present one.
  mutating func clip(_ data: String, _ isEvenOdd: Bool, _ state: PDFState) -> String {
    let rule = isEvenOdd ? " clip-rule=\"evenodd\"" : ""
    let outer = state.clip.map { " clip-path=\"url(#\($0))\"" } ?? ""
    return define { id in
      "<clipPath id=\"\(id)\"\(outer)><path\(state.transform) d=\"\(data)\"\(rule)/></clipPath>"
    }
  }

  private mutating func fill(
    _ path: PDFPath, _ state: PDFState, _ resources: [String: PDFValue], _ isEvenOdd: Bool
  ) {
    guard let paint = paint(state.fill, state, resources) else { return }
    let rule = isEvenOdd ? " fill-rule=\"evenodd\"" : ""
    add(path, " fill=\"\(paint)\"\(rule)" + Self.opacity("fill-opacity", state.fillAlpha), state)
  }

  private mutating func stroke(
    _ path: PDFPath, _ state: PDFState, _ resources: [String: PDFValue]
  ) {
    guard let paint = paint(state.stroke, state, resources) else { return }
    add(
      path,
      " fill=\"none\" stroke=\"\(paint)\"\(state.lineAttributes)"
        + Self.opacity("stroke-opacity", state.strokeAlpha), state)
  }

  private static func opacity(_ name: String, _ alpha: Double) -> String {
    alpha < 1 ? " \(name)=\"\(alpha.shortText)\"" : ""
  }

  /// Adds a path with attributes, inside the clip.
  private mutating func add(_ path: PDFPath, _ attributes: String, _ state: PDFState) {
    guard !path.data.isEmpty else { return }
    shapeCount += 1
    let element = "<path\(state.transform) d=\"\(path.data)\"\(attributes)/>"
    elements += state.clip.map { "<g clip-path=\"url(#\($0))\">\(element)</g>" } ?? element
  }

  /// Returns a colour, or a reference to a gradient; nil for a pattern of another kind.
  private mutating func paint(
    _ paint: PDFState.Paint, _ state: PDFState, _ resources: [String: PDFValue]
  ) -> String? {
    switch paint {
    case .color(let color): return color
    case .pattern(let name):
      let pattern = file.dictionary(file.dictionary(resources["Pattern"])[name])
      guard let gradient = PDFGradient(pattern["Shading"], resources, in: file),
        let inverse = state.matrix.inverse
      else {
        isIncomplete = true
        return nil
      }
      // Patterns are in the coordinates of the page, and the path in those of its transform.
      let own = PDFMatrix(file.numbers(pattern["Matrix"])) ?? PDFMatrix()
      let transform = own.concatenating(state.base).concatenating(inverse)
      return "url(#\(define { gradient.svg(id: $0, transform: transform) }))"
    }
  }

  mutating func fillWithShading(
    _ name: String, _ resources: [String: PDFValue], _ state: PDFState
  ) {
    let shading = file.dictionary(resources["Shading"])[name]
    guard let gradient = PDFGradient(shading, resources, in: file) else {
      isIncomplete = true
      return
    }
    // All that the clip leaves of the page, in coordinates that no scale makes smaller.
    let id = define { gradient.svg(id: $0, transform: state.matrix) }
    var area = state
    area.matrix = PDFMatrix()
    var path = PDFPath()
    _ = path.read("re", [0, 0, size.width, size.height])
    add(path, " fill=\"url(#\(id))\"" + Self.opacity("fill-opacity", state.fillAlpha), area)
  }
}
