// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// Reads a visual format string, rule by rule of its grammar.
///
/// Each rule is a method of its name. Violations of the grammar are thrown at the first character
/// that cannot be part of a valid string. Unknown names and numbers that the grammar allows are
/// recorded, and the first is thrown when the whole string was read.
package struct VisualFormatParser {
  private let format: String
  private let characters: [Character]
  private let metrics: [String: Double]
  /// Whether a view has a superview, by name.
  private let views: [String: Bool]
  private var position = 0
  private var unresolved: VisualFormatError?

  package init(_ format: String, metrics: [String: Double], views: [String: Bool]) {
    self.format = format
    characters = Array(format)
    self.metrics = metrics
    self.views = views
  }

  // MARK: The whole

  package mutating func parse() throws(VisualFormatError) -> VisualFormat {
    guard !characters.isEmpty else { throw failure(.empty) }
    var result = VisualFormat()
    if let axis = try orientation() { result.axis = axis }
    skipSpaces()
    let bar = position
    if take("|") {
      result.leading = try connection()
      guard next == "[" else { throw failure(.expectedView) }
    } else if next != "[" {
      throw failure(position == 0 ? .expectedOrientationOrView : .expectedView)
    }
    result.nodes.append(try node())
    if result.leading != nil { requireSuperview(of: result.nodes[0].name, at: bar) }
    try rest(&result)
    if let unresolved { throw unresolved }
    return result
  }

  private mutating func orientation() throws(VisualFormatError) -> NSLayoutConstraint.Axis? {
    skipSpaces()
    let axis: NSLayoutConstraint.Axis
    switch next {
    case "H": axis = .horizontal
    case "V": axis = .vertical
    case "|", "[": return nil
    default: throw failure(.expectedOrientationOrView)
    }
    position += 1
    guard take(":") else { throw failure(.expectedColon) }
    return axis
  }

  private mutating func rest(_ result: inout VisualFormat) throws(VisualFormatError) {
    while true {
      skipSpaces()
      guard next != nil else { return }
      let hasHyphen = next == "-"
      let connection = try connection()
      let bar = position
      if take("|") {
        result.trailing = connection
        requireSuperview(of: result.nodes[result.nodes.count - 1].name, at: bar)
        skipSpaces()
        guard next == nil else { throw failure(.unexpectedCharacter) }
        return
      }
      guard next == "[" else {
        throw failure(hasHyphen ? .expectedViewOrSuperview : .unexpectedCharacter)
      }
      result.connections.append(connection)
      result.nodes.append(try node())
    }
  }

  private mutating func requireSuperview(of name: String, at bar: Int) {
    if views[name] == false { remember(.superviewMissing, name, at: bar) }
  }

  /// Records the first of the failures that are not of the grammar.
  private mutating func remember(
    _ kind: VisualFormatError.Kind, _ name: String? = nil, at place: Int
  ) {
    if unresolved == nil { unresolved = failure(kind, name, at: place) }
  }

  // MARK: Parts

  private mutating func node() throws(VisualFormatError) -> VisualFormat.Node {
    position += 1
    skipSpaces()
    let start = position
    guard let name = takeName() else { throw failure(.expectedView) }
    if views[name] == nil { remember(.unknownView, name, at: start) }
    skipSpaces()
    let predicates = next == "(" ? try predicates(allowsViews: true) : []
    guard take("]") else { throw failure(.expectedCloseBracket) }
    skipSpaces()
    return VisualFormat.Node(name: name, predicates: predicates)
  }

  private mutating func connection() throws(VisualFormatError) -> VisualFormat.Connection {
    skipSpaces()
    let start = position
    guard take("-") else { return .flush(offset: start) }
    skipSpaces()
    guard let first = next else { throw failure(.expectedSpacingOrView) }
    let spacing: [VisualFormat.Predicate]
    switch first {
    case "[", "|": return .standard(offset: start)
    case "(": spacing = try predicates(allowsViews: false)
    case _ where first.isFormatDigit || first == "." || first.isFormatLetter:
      let offset = position
      spacing = [VisualFormat.Predicate(operand: try operand(allowsViews: false), offset: offset)]
    default: throw failure(.expectedSpacingOrView)
    }
    guard take("-") else { throw failure(.expectedHyphen) }
    skipSpaces()
    return .spacing(spacing)
  }

  private mutating func predicates(
    allowsViews: Bool
  ) throws(VisualFormatError) -> [VisualFormat.Predicate] {
    position += 1
    var list: [VisualFormat.Predicate] = []
    repeat {
      list.append(try predicate(allowsViews: allowsViews))
    } while take(",")
    guard take(")") else { throw failure(.expectedCloseParenthesis) }
    return list
  }

  private mutating func predicate(
    allowsViews: Bool
  ) throws(VisualFormatError) -> VisualFormat.Predicate {
    skipSpaces()
    let offset = position
    let relation = try relation()
    skipSpaces()
    var result = VisualFormat.Predicate(
      relation: relation, operand: try operand(allowsViews: allowsViews), offset: offset)
    if take("@") { result.priority = try priority() }
    skipSpaces()
    return result
  }

  private mutating func relation() throws(VisualFormatError) -> NSLayoutConstraint.Relation {
    let relation: NSLayoutConstraint.Relation
    switch next {
    case "=": relation = .equal
    case ">": relation = .greaterThanOrEqual
    case "<": relation = .lessThanOrEqual
    default: return .equal
    }
    guard position + 1 < characters.count, characters[position + 1] == "=" else {
      throw failure(.expectedRelation)
    }
    position += 2
    return relation
  }

  private mutating func operand(
    allowsViews: Bool
  ) throws(VisualFormatError) -> VisualFormat.Predicate.Operand {
    if let number = takeNumber() { return .constant(number) }
    let start = position
    guard let name = takeName() else { throw failure(.expectedOperand) }
    if let metric = metrics[name] { return .constant(metric) }
    if views[name] != nil, !allowsViews {
      remember(.viewNotAllowedInSpacing, name, at: start)
    } else if views[name] == nil {
      remember(allowsViews ? .unknownView : .unknownMetric, name, at: start)
    }
    return .view(name)
  }

  private mutating func priority() throws(VisualFormatError) -> Float {
    skipSpaces()
    let start = position
    var found = takeNumber()
    if found == nil, let name = takeName() {
      guard let metric = metrics[name] else {
        remember(.unknownMetric, name, at: start)
        return 1000
      }
      found = metric
    }
    guard let number = found else { throw failure(.expectedPriority) }
    if !(number > 0 && number <= 1000) { remember(.priorityOutOfRange, at: start) }
    return Float(number)
  }

  // MARK: Characters

  private var next: Character? { position < characters.count ? characters[position] : nil }

  private mutating func skipSpaces() {
    while next == " " { position += 1 }
  }

  private mutating func take(_ character: Character) -> Bool {
    skipSpaces()
    guard next == character else { return false }
    position += 1
    return true
  }

  private mutating func takeName() -> String? {
    guard let first = next, first.isFormatLetter else { return nil }
    let start = position
    while let character = next, character.isFormatLetter || character.isFormatDigit {
      position += 1
    }
    return String(characters[start..<position])
  }

  /// Reads a decimal number with an optional sign and fraction, if there is one.
  private mutating func takeNumber() -> Double? {
    let start = position
    if next == "-" { position += 1 }
    while let character = next, character.isFormatDigit || character == "." { position += 1 }
    if let number = Double(String(characters[start..<position])) { return number }
    position = start
    return nil
  }

  private func failure(
    _ kind: VisualFormatError.Kind, _ name: String? = nil, at place: Int? = nil
  ) -> VisualFormatError {
    let place = place ?? position
    let isForeign = place < characters.count && !characters[place].isASCII
    return VisualFormatError(
      kind: isForeign ? .nonASCII : kind, format: format, offset: place, name: name)
  }
}

extension Character {
  fileprivate var isFormatLetter: Bool { isASCII && (isLetter || self == "_") }
  fileprivate var isFormatDigit: Bool { isASCII && isNumber }
}
