// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// Converts the first page of a PDF document into a drawing in SVG: paths, colours, gradients,
/// clips and groups (ISO 32000-1, 8). Texts and pictures of pixels are left out.
package struct PDFDrawing {
  let file: PDFFile
  /// The elements that are drawn, and the definitions that they refer to.
  var elements = ""
  var definitions = ""
  private var definitionCount = 0
  /// The number of operators that were read.
  private(set) var operatorCount = 0
  /// Whether anything was left out.
  var isIncomplete = false
  var shapeCount = 0
  /// The width and the height of the page.
  let size: (width: Double, height: Double)

  /// The most operators of a page, and how deep groups and saved states are nested.
  private static let (most, deepest, deepestState) = (200_000, 12, 256)

  /// Returns the drawing as SVG; nil for a document that has nothing that can be drawn, or whose
  /// page is made of more than shapes.
  package static func svg(of bytes: [UInt8]) -> [UInt8]? {
    PDFDrawings.shared.drawing(of: bytes) {
      guard let drawing = PDFDrawing(bytes), drawing.shapeCount > 0, !drawing.isIncomplete else {
        return nil
      }
      return Array(drawing.svg.utf8)
    }
  }

  /// Draws the first page; nil for a document without one, and for a page that is turned or of no
  /// size.
  init?(_ bytes: [UInt8], within budget: PDFBudget = PDFBudget()) {
    guard let file = PDFFile(bytes, within: budget), let page = file.firstPage,
      (file.number(page["Rotate"]) ?? 0).truncatingRemainder(dividingBy: 360) == 0,
      let box = PDFBox.shown(of: page, in: file),
      let content = Self.content(of: page, in: file)
    else { return nil }
    self.file = file
    size = (box.width, box.height)
    // Coordinates of pages grow upward.
    var state = PDFState(PDFMatrix([1, 0, 0, -1, -box.x, box.y + box.height]) ?? PDFMatrix())
    draw(content, file.dictionary(page["Resources"]), &state, depth: 0)
  }

  /// Returns the content of a page, which can have several streams; nil if one cannot be read.
  private static func content(of page: [String: PDFValue], in file: PDFFile) -> [UInt8]? {
    let content = file.object(page["Contents"])
    guard content.data == nil else { return file.data(of: content) }
    var result: [UInt8] = []
    for part in file.array(page["Contents"]) {
      guard let data = file.data(of: file.object(part)), file.budget.spend(data.count + 1) else {
        return nil
      }
      result += data
      result.append(10)
    }
    return result
  }

  private var svg: String {
    let (width, height) = (size.width.shortText, size.height.shortText)
    let box = "width=\"\(width)\" height=\"\(height)\" viewBox=\"0 0 \(width) \(height)\""
    return "<svg xmlns=\"http://www.w3.org/2000/svg\" \(box)>"
      + "<defs>\(definitions)</defs>\(elements)</svg>"
  }

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
    // The path is not part of the state that is saved (ISO 32000-1, 8.4.1).
    var path = PDFPath()
    while operatorCount < Self.most, !isIncomplete {
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
      case "q":
        if saved.count < Self.deepestState { saved.append(state) } else { isIncomplete = true }
      case "Q": state = saved.popLast() ?? state
      case "cm": if let m = PDFMatrix(numbers) { state.matrix = m.concatenating(state.matrix) }
      case "gs":
        apply(file.dictionary(file.dictionary(resources["ExtGState"])[name(operands)]), &state)
      case "Do": drawObject(name(operands), resources, state, depth: depth)
      case "sh": fillWithShading(name(operands), resources, state)
      case "BI", "Tj", "TJ", "'", "\"":
        isIncomplete = true
      default:
        if state.readColor(word, operands, resources, file) || state.readLine(word, operands) {
          break
        }
        if !path.read(word, numbers) { paint(word, &path, &state, resources) }
      }
      operands = []
      let length = elements.utf8.count + definitions.utf8.count + path.data.utf8.count
      if state.isUnsupported || length > file.budget.output { isIncomplete = true }
    }
    isIncomplete = true
  }

  private func name(_ operands: [PDFValue]) -> String { operands.last?.name ?? "" }

  /// Applies a set of parameters (ISO 32000-1, 8.4.5).
  private mutating func apply(_ parameters: [String: PDFValue], _ state: inout PDFState) {
    if let alpha = file.number(parameters["ca"]) { state.fillAlpha = min(max(alpha, 0), 1) }
    if let alpha = file.number(parameters["CA"]) { state.strokeAlpha = min(max(alpha, 0), 1) }
    for (key, word) in [("LW", "w"), ("LC", "J"), ("LJ", "j"), ("ML", "M")] {
      if let number = file.number(parameters[key]) { _ = state.readLine(word, [.number(number)]) }
    }
    let dashes = file.array(parameters["D"]).prefix(2).map { file.object($0).value }
    if dashes.count == 2 { _ = state.readLine("d", dashes) }
    if !file.dictionary(parameters["SMask"]).isEmpty { isIncomplete = true }
    // Of several modes, the first one that is known counts.
    let mode = file.name(parameters["BM"]) ?? file.name(file.array(parameters["BM"]).first)
    if let mode, !["Normal", "Compatible"].contains(mode) { isIncomplete = true }
  }

  /// Draws a form, which is a content stream with coordinates of its own (ISO 32000-1, 8.10).
  private mutating func drawObject(
    _ name: String, _ resources: [String: PDFValue], _ state: PDFState, depth: Int
  ) {
    let form = file.object(file.dictionary(resources["XObject"])[name])
    guard file.name(form.dictionary["Subtype"]) == "Form", depth < Self.deepest,
      let content = file.data(of: form), file.budget.spend(content.count)
    else {
      isIncomplete = true
      return
    }
    var inner = state
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
