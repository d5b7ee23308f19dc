// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The state in which a PDF page draws (ISO 32000-1, 8.4).
struct PDFState {
  enum Paint {
    case color(String)
    /// The name of a pattern.
    case pattern(String)
  }

  var matrix: PDFMatrix
  /// The transform of the page or the form, whose coordinates patterns have.
  var base: PDFMatrix
  private(set) var fill = Paint.color("#000000")
  private(set) var stroke = Paint.color("#000000")
  var fillAlpha = 1.0
  var strokeAlpha = 1.0
  var lineWidth = 1.0
  /// The identifier of the clip; nil for none.
  var clip: String?
  private var fillSpace: PDFColorSpace? = .gray
  private var strokeSpace: PDFColorSpace? = .gray
  private var cap = 0
  private var join = 0
  private var miterLimit = 10.0
  private var dashes: [Double] = []
  private var dashPhase = 0.0
  /// Whether a colour space or dashes were set that drawings do not have.
  private(set) var isUnsupported = false

  /// The most dashes of a line: each line is drawn with all of them.
  private static let mostDashes = 32

  /// Creates the state at the start of a page.
  init(_ matrix: PDFMatrix) { (self.matrix, base) = (matrix, matrix) }

  /// The attribute of SVG for the transform; empty for none.
  var transform: String { matrix.svg.map { " transform=\"\($0)\"" } ?? "" }

  // MARK: Colours

  /// Sets a colour or a colour space (ISO 32000-1, 8.6.8).
  ///
  /// - Returns: Whether the word does that.
  mutating func readColor(
    _ word: String, _ operands: [PDFValue], _ resources: [String: PDFValue], _ file: PDFFile
  ) -> Bool {
    let isFill = word.first?.isLowercase ?? false
    switch word.lowercased() {
    case "g": use(.gray, isFill)
    case "rg": use(.rgb, isFill)
    case "k": use(.cmyk, isFill)
    case "cs":
      let space = PDFColorSpace(operands.last, resources, in: file)
      if space == nil { isUnsupported = true }
      use(space, isFill)
      setPaint(.color("#000000"), isFill)
      return true
    case "sc", "scn": break
    default: return false
    }
    let space = isFill ? fillSpace : strokeSpace
    if case .pattern = space {
      setPaint(.pattern(operands.last?.name ?? ""), isFill)
    } else {
      setPaint(.color(space?.color(operands.compactMap(\.number)) ?? "#000000"), isFill)
    }
    return true
  }

  private mutating func use(_ space: PDFColorSpace?, _ isFill: Bool) {
    if isFill { fillSpace = space } else { strokeSpace = space }
  }

  private mutating func setPaint(_ paint: Paint, _ isFill: Bool) {
    if isFill { fill = paint } else { stroke = paint }
  }

  // MARK: Lines

  /// Sets a property of lines (ISO 32000-1, 8.4.4).
  ///
  /// - Returns: Whether the word does that.
  mutating func readLine(_ word: String, _ operands: [PDFValue]) -> Bool {
    let number = operands.last?.number
    switch word {
    case "w": lineWidth = max(number ?? 1, 0)
    case "J": cap = Int((number ?? 0).clamped(to: 0...2))
    case "j": join = Int((number ?? 0).clamped(to: 0...2))
    case "M": miterLimit = max(number ?? 10, 1)
    case "d":
      if case .array(let lengths)? = operands.first {
        if lengths.count > Self.mostDashes { isUnsupported = true }
        dashes = lengths.prefix(Self.mostDashes).compactMap(\.number)
      }
      dashPhase = number ?? 0
    default: return false
    }
    return true
  }

  /// The attributes of SVG for lines.
  var lineAttributes: String {
    // A width of zero is the thinnest line that a device has.
    var result = " stroke-width=\"\((lineWidth > 0 ? lineWidth : 0.25).shortText)\""
    if cap > 0 { result += " stroke-linecap=\"\(["butt", "round", "square"][cap])\"" }
    if join > 0 { result += " stroke-linejoin=\"\(["miter", "round", "bevel"][join])\"" }
    // That of SVG is 4 unless it is said.
    if join == 0 { result += " stroke-miterlimit=\"\(miterLimit.shortText)\"" }
    if dashes.contains(where: { $0 > 0 }) {
      let lengths = dashes.map { max($0, 0).shortText }.joined(separator: " ")
      result += " stroke-dasharray=\"\(lengths)\" stroke-dashoffset=\"\(dashPhase.shortText)\""
    }
    return result
  }
}
