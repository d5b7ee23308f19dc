// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// Converts the first page of a PDF document into a drawing in SVG: paths, colours, gradients,
/// clips and groups (ISO 32000-1, 8). Texts and pictures of pixels are left out.
package struct PDFDrawing {
  private let file: PDFFile
  /// The elements that are drawn, and the definitions that they refer to.
  var elements = ""
  var definitions = ""
  private var definitionCount = 0
  /// The number of operators that were read.
  private var operatorCount = 0
  /// Whether anything was left out.
  private(set) var isIncomplete = false
  private var shapeCount = 0

  /// The most operators of a page, and how deep groups are nested.
  private static let (most, deepest) = (200_000, 12)

  /// Returns the drawing as SVG; nil for a document that has nothing that can be drawn, or whose
  /// page is made of more than shapes.
  package static func svg(of bytes: [UInt8]) -> [UInt8]? {
    guard let file = PDFFile(bytes), let page = file.firstPage else { return nil }
    let box = file.numbers(page["MediaBox"])
    guard box.count == 4 else { return nil }
    let (x, y) = (min(box[0], box[2]), min(box[1], box[3]))
    let (width, height) = (abs(box[2] - box[0]), abs(box[3] - box[1]))
    guard width > 0, height > 0, width < 1e5, height < 1e5 else { return nil }
    var drawing = PDFDrawing(file)
    // Coordinates of pages grow upward.
    var state = PDFState(PDFMatrix([1, 0, 0, -1, -x, y + height]) ?? PDFMatrix())
    let content = file.object(page["Contents"])
    let streams =
      content.data == nil ? file.array(page["Contents"]).map { file.object($0) } : [content]
    let parts = streams.map { file.data(of: $0) }
    guard !parts.contains(where: { $0 == nil }) else { return nil }
    let words = Array(parts.compactMap(\.self).joined(separator: [10]))
    drawing.draw(words, file.dictionary(page["Resources"]), &state, depth: 0)
    guard drawing.shapeCount > 0, !drawing.isIncomplete else { return nil }
    let size = "width=\"\(width.shortText)\" height=\"\(height.shortText)\""
    let viewBox = "viewBox=\"0 0 \(width.shortText) \(height.shortText)\""
    let text =
      "<svg xmlns=\"http://www.w3.org/2000/svg\" \(size) \(viewBox)>"
      + "<defs>\(drawing.definitions)</defs>\(drawing.elements)</svg>"
    return Array(text.utf8)
  }

  private init(_ file: PDFFile) { self.file = file }

  mutating func define(_ make: (_ id: String) -> String) -> String {
    definitionCount += 1
    let id = "d\(definitionCount)"
    definitions += make(id)
    return id
  }

  // MARK: Content

  /// Draws a content stream.
  private mutating func draw(
    _ content: [UInt8], _ resources: [String: PDFValue], _ state: inout PDFState, depth: Int
  ) {
    var scanner = PDFScanner(content)
    scanner.readsReferences = false
    var operands: [PDFValue] = []
    var saved: [PDFState] = []
    while operatorCount < Self.most {
      guard let value = scanner.next() else {
        // What cannot be read is skipped.
        guard scanner.position < content.count else { return }
        scanner.position += 1
        continue
      }
      guard case .word(let word) = value else {
        if operands.count < 64 { operands.append(value) }
        continue
      }
      operatorCount += 1
      let numbers = operands.compactMap(\.number)
      switch word {
      case "q": if saved.count < 256 { saved.append(state) }
      case "Q": state = saved.popLast() ?? state
      case "cm": if let m = PDFMatrix(numbers) { state.matrix = m.concatenating(state.matrix) }
      case "gs":
        apply(file.dictionary(file.dictionary(resources["ExtGState"])[name(operands)]), &state)
      case "Do": drawObject(name(operands), resources, state, depth: depth)
      case "sh": fillWithShading(name(operands), resources, state)
      case "BI", "Tj", "TJ", "'", "\"":
        isIncomplete = true
        return
      default:
        if state.readColor(word, operands, resources, file) || state.readLine(word, operands) {
          break
        }
        if !state.path.read(word, numbers) { paint(word, &state, resources) }
      }
      operands = []
    }
    isIncomplete = true
  }

  private func name(_ operands: [PDFValue]) -> String { operands.last?.name ?? "" }

  /// Applies a set of parameters (ISO 32000-1, 8.4.5).
  private mutating func apply(_ parameters: [String: PDFValue], _ state: inout PDFState) {
    if let alpha = file.number(parameters["ca"]) { state.fillAlpha = min(max(alpha, 0), 1) }
    if let alpha = file.number(parameters["CA"]) { state.strokeAlpha = min(max(alpha, 0), 1) }
    if let width = file.number(parameters["LW"]) { state.lineWidth = width }
    if !file.dictionary(parameters["SMask"]).isEmpty { isIncomplete = true }
  }

  // MARK: Painting

  private mutating func paint(
    _ word: String, _ state: inout PDFState, _ resources: [String: PDFValue]
  ) {
    switch word {
    case "f", "F", "f*", "S", "B", "B*", "n": break
    case "s", "b", "b*": state.path.close()
    default: return
    }
    let isEvenOdd = word.hasSuffix("*")
    if ["f", "F", "f*", "B", "B*", "b", "b*"].contains(word) { fill(state, resources, isEvenOdd) }
    if ["S", "s", "B", "B*", "b", "b*"].contains(word) { stroke(state, resources) }
    if let isClipEvenOdd = state.path.clips {
      state.clip = clip(state.path.data, isClipEvenOdd, state)
    }
    state.path = PDFPath()
  }

  /// Defines a clip inside the present one.
  private mutating func clip(_ data: String, _ isEvenOdd: Bool, _ state: PDFState) -> String {
    let rule = isEvenOdd ? " clip-rule=\"evenodd\"" : ""
    let outer = state.clip.map { " clip-path=\"url(#\($0))\"" } ?? ""
    return define { id in
      "<clipPath id=\"\(id)\"\(outer)><path\(state.transform) d=\"\(data)\"\(rule)/></clipPath>"
    }
  }

  private mutating func fill(
    _ state: PDFState, _ resources: [String: PDFValue], _ isEvenOdd: Bool
  ) {
    guard let paint = paint(state.fill, state, resources) else { return }
    let rule = isEvenOdd ? " fill-rule=\"evenodd\"" : ""
    add(" fill=\"\(paint)\"\(rule)" + Self.opacity("fill-opacity", state.fillAlpha), state)
  }

  private mutating func stroke(_ state: PDFState, _ resources: [String: PDFValue]) {
    guard let paint = paint(state.stroke, state, resources) else { return }
    add(
      " fill=\"none\" stroke=\"\(paint)\"\(state.lineAttributes)"
        + Self.opacity("stroke-opacity", state.strokeAlpha), state)
  }

  private static func opacity(_ name: String, _ alpha: Double) -> String {
    alpha < 1 ? " \(name)=\"\(alpha.shortText)\"" : ""
  }

  /// Adds the path with attributes, inside the clip.
  private mutating func add(_ attributes: String, _ state: PDFState) {
    guard !state.path.data.isEmpty else { return }
    shapeCount += 1
    let path = "<path\(state.transform) d=\"\(state.path.data)\"\(attributes)/>"
    elements += state.clip.map { "<g clip-path=\"url(#\($0))\">\(path)</g>" } ?? path
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

  private mutating func fillWithShading(
    _ name: String, _ resources: [String: PDFValue], _ state: PDFState
  ) {
    let shading = file.dictionary(resources["Shading"])[name]
    guard let gradient = PDFGradient(shading, resources, in: file) else {
      isIncomplete = true
      return
    }
    let id = define { gradient.svg(id: $0, transform: PDFMatrix()) }
    var area = state
    area.path = PDFPath()
    // All that the clip leaves.
    _ = area.path.read("re", [-20_000, -20_000, 40_000, 40_000])
    add(" fill=\"url(#\(id))\"" + Self.opacity("fill-opacity", state.fillAlpha), area)
  }

  /// Draws a form, which is a content stream with coordinates of its own (ISO 32000-1, 8.10).
  private mutating func drawObject(
    _ name: String, _ resources: [String: PDFValue], _ state: PDFState, depth: Int
  ) {
    let form = file.object(file.dictionary(resources["XObject"])[name])
    guard file.name(form.dictionary["Subtype"]) == "Form", depth < Self.deepest,
      let content = file.data(of: form)
    else {
      isIncomplete = true
      return
    }
    var inner = state
    inner.path = PDFPath()
    if let own = PDFMatrix(file.numbers(form.dictionary["Matrix"])) {
      inner.matrix = own.concatenating(state.matrix)
    }
    inner.base = inner.matrix
    let box = file.numbers(form.dictionary["BBox"])
    if box.count == 4 {
      var path = PDFPath()
      _ = path.read("re", [box[0], box[1], box[2] - box[0], box[3] - box[1]])
      inner.clip = clip(path.data, false, inner)
    }
    // A group is transparent as a whole, and what is in it begins opaque.
    let alpha = state.fillAlpha
    if alpha < 1 {
      (inner.fillAlpha, inner.strokeAlpha) = (1, 1)
      elements += "<g opacity=\"\(alpha.shortText)\">"
    }
    let own = file.dictionary(form.dictionary["Resources"])
    draw(content, own.isEmpty ? resources : own, &inner, depth: depth + 1)
    if alpha < 1 { elements += "</g>" }
  }
}
