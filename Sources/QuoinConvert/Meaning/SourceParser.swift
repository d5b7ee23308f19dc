// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// Reads statements of layout code. Unknown code makes it fail; nothing is guessed.
struct SourceParser {
  private let tokens: [SourceToken]
  private var index = 0

  /// The statements of some code; nil for code with others than expressions.
  static func statements(in text: String) -> [SourceExpression]? {
    guard let tokens = SourceTokens.tokens(of: text) else { return nil }
    var parser = SourceParser(tokens: tokens)
    let statements = parser.statements(until: nil)
    return parser.index == tokens.count ? statements : nil
  }

  private init(tokens: [SourceToken]) { self.tokens = tokens }

  private var current: SourceToken? { index < tokens.count ? tokens[index] : nil }

  private func isNext(_ text: String) -> Bool {
    current?.text == text && current?.kind != .string
  }

  private mutating func accept(_ text: String) -> Bool {
    guard isNext(text) else { return false }
    index += 1
    return true
  }

  private mutating func statements(until end: String?) -> [SourceExpression]? {
    var result: [SourceExpression] = []
    while let token = current, end == nil || token.text != end {
      if accept(";") { continue }
      guard result.isEmpty || token.startsLine || index > 0 && tokens[index - 1].text == ";" else {
        return nil
      }
      guard let statement = accept("let") ? alias() : expression() else { return nil }
      result.append(statement)
    }
    return result
  }

  /// A constant with its value, as an assignment to `let` and the name.
  private mutating func alias() -> SourceExpression? {
    guard let name = current, name.kind == .name, !SwiftName.isKeyword(name.text) else {
      return nil
    }
    index += 1
    guard accept("="), let value = expression() else { return nil }
    return .binary(.member(.name("let"), name.text), "=", value)
  }

  /// An expression with its operators, by their precedence.
  private mutating func expression(above least: Int = 0) -> SourceExpression? {
    guard let first = binary(above: least) else { return nil }
    guard least == 0, isNext("?"), current?.hasSpaceBefore == true else { return first }
    index += 1
    guard let second = expression(), accept(":"), let third = expression() else { return nil }
    return .ternary(first, second, third)
  }

  private mutating func binary(above least: Int) -> SourceExpression? {
    guard var left = operand() else { return nil }
    while let token = current, token.kind == .operation, let rank = Self.ranks[token.text],
      rank > least || rank == least && token.text == "=",
      token.hasSpaceBefore == token.hasSpaceAfter
    {
      index += 1
      guard let right = expression(above: rank) else { return nil }
      left = .binary(left, token.text, right)
    }
    return left
  }

  private static let ranks = [
    "=": 1, "|+|": 2, "|^|": 2, "~~": 2, "&&": 2, "<": 6, ">": 6, "!=": 6, "??": 7, "|=|": 3,
    "|>|": 3, "|<|": 3,
    "|>": 4, "|^": 4, "||>": 4, "||^": 4,
    "|>>": 4, "|^^": 4, "||>>": 4, "||^^": 4, "<|": 5, "^|": 5, "<||": 5, "^||": 5, "<!": 5,
    "^!": 5, "<!!": 5, "^!!": 5, "~": 5, "||": 6, "|": 8, "==": 6, "<=": 6, ">=": 6, "!": 7,
    "+": 8, "-": 8, "*": 9, "/": 9,
  ]

  private static let prefixes: Set = ["-", "!", "~~", "==", ">=", "<="]

  private mutating func operand() -> SourceExpression? {
    guard let token = current else { return nil }
    if token.kind == .operation, Self.prefixes.contains(token.text) {
      guard !token.hasSpaceAfter else { return nil }
      index += 1
      return operand().map { .prefix(token.text, $0) }
    }
    guard var result = primary() else { return nil }
    while let next = current {
      if next.text == ".", next.kind == .punctuation {
        index += 1
        guard let name = current, name.kind == .name || name.kind == .number else { return nil }
        index += 1
        result = .member(result, name.text)
      } else if next.text == "(", !next.startsLine, next.kind == .punctuation {
        guard let arguments = arguments() else { return nil }
        result = .call(result, arguments)
      } else if next.text == "[", next.kind == .punctuation, !next.hasSpaceBefore {
        guard case .array(let indices)? = array(), indices.count == 1 else { return nil }
        result = .subscripted(result, indices[0])
      } else if next.text == "{", next.kind == .punctuation, isCallee(result) {
        guard let closure = closure() else { return nil }
        let argument = SourceArgument(label: nil, value: closure)
        if case .call(let callee, let arguments) = result {
          result = .call(callee, arguments + [argument])
        } else {
          result = .call(result, [argument])
        }
      } else if next.text == "!" || next.text == "?", next.kind == .operation,
        !next.hasSpaceBefore
      {
        guard let marked = result.marked(next.text) else { return nil }
        index += 1
        result = marked
      } else {
        break
      }
    }
    return result
  }

  /// Whether a closure may follow an expression as its last argument.
  private func isCallee(_ expression: SourceExpression) -> Bool {
    switch expression {
    case .call, .member, .name: current?.startsLine == false
    default: false
    }
  }

  private mutating func primary() -> SourceExpression? {
    guard let token = current else { return nil }
    switch token.kind {
    case .number:
      index += 1
      return Double(token.text).map { .number($0, isDecimal: token.text.contains(".")) }
    case .string:
      index += 1
      return .string(token.text)
    case .name:
      guard !SwiftName.isKeyword(token.text) || Self.values.contains(token.text) else {
        return nil
      }
      index += 1
      return .name(token.text)
    case .operation: return nil
    case .punctuation: break
    }
    switch token.text {
    case ".":
      index += 1
      guard let name = current, name.kind == .name else { return nil }
      index += 1
      return .member(nil, name.text)
    case "(": return arguments().map { .tuple($0) }
    case "[": return array()
    case "{": return closure()
    default: return nil
    }
  }

  /// The keywords that are values.
  private static let values: Set = ["self", "Self", "super", "nil", "true", "false"]

  private mutating func arguments() -> [SourceArgument]? {
    guard accept("(") else { return nil }
    var result: [SourceArgument] = []
    while !accept(")") {
      var argument = SourceArgument(label: nil, value: .number(0))
      if let name = current, name.kind == .name, index + 1 < tokens.count,
        tokens[index + 1].text == ":", tokens[index + 1].kind == .punctuation
      {
        argument.label = name.text
        index += 2
      }
      guard let value = expression() else { return nil }
      argument.value = value
      result.append(argument)
      guard accept(",") || isNext(")") else { return nil }
    }
    return result
  }

  private mutating func array() -> SourceExpression? {
    guard accept("[") else { return nil }
    var result: [SourceExpression] = []
    // A dictionary is an array of pairs.
    if accept(":") { return accept("]") ? .array([]) : nil }
    while !accept("]") {
      guard var value = expression() else { return nil }
      if accept(":") {
        guard let pair = expression() else { return nil }
        value = .binary(value, ":", pair)
      }
      result.append(value)
      guard accept(",") || isNext("]") else { return nil }
    }
    return .array(result)
  }

  private mutating func closure() -> SourceExpression? {
    guard accept("{") else { return nil }
    let start = index
    var parameters = signature()
    if parameters == nil {
      index = start
      parameters = []
    }
    guard let parameters, let body = statements(until: "}"), accept("}") else { return nil }
    return .closure(parameters, body)
  }

  /// The names of parameters before `in`; nil for a closure without them.
  private mutating func signature() -> [String]? {
    if accept("[") {
      // Captured values keep their names. A weak one is optional inside, which shows where it is
      // used.
      while let token = current, token.text != "]" || token.kind == .string { index += 1 }
      guard accept("]") else { return nil }
      if accept("in") { return [] }
    }
    var parameters: [String] = []
    let isBracketed = accept("(")
    while let name = current, name.kind == .name {
      parameters.append(name.text)
      index += 1
      if isBracketed, accept(":") {
        guard current?.kind == .name else { return nil }
        index += 1
      }
      guard accept(",") else { break }
    }
    if isBracketed {
      guard accept(")") else { return nil }
    }
    if accept("->") {
      guard accept("Void") || accept("(") && accept(")") else { return nil }
    }
    return accept("in") ? parameters : nil
  }
}

extension SourceExpression {
  /// The expression with a sign of an optional value after its last name; nil for one without
  /// names.
  fileprivate func marked(_ sign: String) -> SourceExpression? {
    switch self {
    case .name(let name): .name(name + sign)
    case .member(let base, let name): .member(base, name + sign)
    // The result of a call of a block, as Masonry has them.
    case .call: self
    default: nil
    }
  }
}
