// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

extension TypeDeclaration {
  /// Reads a line such as `@MainActor class UIView: UIResponder, NSCoding`.
  init(text: String, framework: String) throws(SurfaceError) {
    var words = text.split(separator: " ", omittingEmptySubsequences: true)[...]
    var attributes: [String] = []
    while let word = words.first, word.hasPrefix("@") || word == "final" {
      attributes.append(String(words.removeFirst()))
    }
    guard let keyword = words.popFirst(), let kind = TypeKind(rawValue: String(keyword)) else {
      throw SurfaceError("neither a type nor a member")
    }
    let (head, inheritance) = words.joined(separator: " ").cut(at: ":")
    let (name, generics) = head.cut(at: "<", keeping: true)
    self.init(
      framework: framework, kind: kind, name: name, generics: generics,
      inheritance: inheritance.parts(separator: ","), attributes: attributes)
  }
}

extension Member {
  private static let modifierNames: Set<String> = [
    "static", "class", "convenience", "required", "override", "public", "weak", "nonisolated",
    "mutating", "optional",
  ]

  /// Reads a line such as `func setNeedsLayout()` or `var frame: CGRect { get }`.
  init(text: String) throws(SurfaceError) {
    var rest = text
    attributes = []
    modifiers = []
    while let word = rest.firstWord {
      if word.hasPrefix("@") {
        attributes.append(word)
      } else if Member.modifierNames.contains(word) {
        modifiers.append(word)
      } else {
        break
      }
      rest = String(rest.dropFirst(word.count + 1))
    }
    let keyword = rest.prefix { $0.isLetter }
    rest.removeFirst(keyword.count)
    switch keyword {
    case "var", "let":
      let (name, typeAndValue) = rest.cut(at: ":")
      let (type, value) = typeAndValue.cut(at: " = ")
      self.value = value.isEmpty ? nil : value
      let isReadOnly = type.hasSuffix("{ get }")
      kind = .variable(
        name: name, type: isReadOnly ? type.cut(at: "{").0 : type,
        isSettable: keyword == "var" && !isReadOnly)
    case "func":
      (kind, value) = try Member.function(rest)
    case "init":
      let failure = rest.hasPrefix("?") ? "?" : ""
      rest.removeFirst(failure.count)
      let (list, after) = try rest.parenthesised()
      kind = .initializer(try Member.parameters(list), failure: failure)
      let (_, value) = after.cut(at: "= ")
      self.value = value.isEmpty ? nil : value
    case "case":
      if let start = rest.firstIndex(of: "(") {
        kind = .value(
          name: String(rest[..<start].drop { $0 == " " }), rawValue: String(rest[start...]))
      } else {
        let (name, rawValue) = rest.cut(at: "=")
        kind = .value(name: name, rawValue: rawValue)
      }
    case "typealias":
      let (name, type) = rest.cut(at: "=")
      kind = .alias(name: name, type: type)
    case "associatedtype": kind = .associated(name: rest.trimmed)
    default:
      throw SurfaceError("no member")
    }
  }

  private static func function(
    _ text: String
  ) throws(SurfaceError) -> (MemberKind, value: String?) {
    // In an operator, `<` does not begin generic parameters.
    let isOperator = text.trimmed.first?.isLetter != true && text.trimmed.first != "_"
    let head = isOperator ? String(text.prefix { $0 != "(" }).trimmed : text.cut(at: "(").0
    let (name, generics) = isOperator ? (head, "") : head.cut(at: "<", keeping: true)
    let (list, after) = try text.parenthesised()
    let (effects, resultAndValue) = after.cut(at: "->")
    let (result, value) = resultAndValue.cut(at: " = ")
    let kind = MemberKind.function(
      name: name, generics: generics, try parameters(list), effects: effects,
      result: result.isEmpty ? "Void" : result)
    return (kind, value.isEmpty ? nil : value)
  }

  private static func parameters(_ list: String) throws(SurfaceError) -> [Parameter] {
    var result: [Parameter] = []
    for part in list.parts(separator: ",") {
      let (names, value) = part.cut(at: ":")
      let (type, defaultValue) = value.cut(at: " = ")
      let words = names.split(separator: " ").map(String.init)
      guard let label = words.first, let name = words.last, !type.isEmpty else {
        throw SurfaceError("no parameter: \(part)")
      }
      result.append(
        Parameter(
          label: label, name: name, type: type,
          defaultValue: defaultValue.isEmpty ? nil : defaultValue))
    }
    return result
  }
}

extension String {
  fileprivate var firstWord: String? { split(separator: " ").first.map(String.init) }

  fileprivate var trimmed: String {
    var text = self[...]
    while text.first == " " { text.removeFirst() }
    while text.last == " " { text.removeLast() }
    return String(text)
  }

  /// The parts before and after the first separator outside of brackets.
  fileprivate func cut(at mark: String, keeping: Bool = false) -> (String, String) {
    var depth = 0
    var index = startIndex
    while index < endIndex {
      if depth == 0, self[index...].hasPrefix(mark) {
        let after = keeping ? index : self.index(index, offsetBy: mark.count)
        return (String(self[..<index]).trimmed, String(self[after...]).trimmed)
      }
      depth += depthChange(at: index)
      index = self.index(after: index)
    }
    return (trimmed, "")
  }

  /// The parts between separators outside of brackets.
  fileprivate func parts(separator: String) -> [String] {
    let (head, tail) = cut(at: separator)
    if head.isEmpty { return [] }
    return [head] + tail.parts(separator: separator)
  }

  /// The text in the first parentheses and the text after them.
  fileprivate func parenthesised() throws(SurfaceError) -> (String, String) {
    guard let start = firstIndex(of: "(") else { throw SurfaceError("no parameters") }
    var depth = 0
    var index = start
    while index < endIndex {
      depth += depthChange(at: index)
      if depth == 0 {
        return (
          String(self[self.index(after: start)..<index]),
          String(self[self.index(after: index)...]).trimmed
        )
      }
      index = self.index(after: index)
    }
    throw SurfaceError("a parenthesis is not closed")
  }

  /// The change of the bracket depth by a character. The head of an arrow is not a bracket.
  private func depthChange(at index: Index) -> Int {
    switch self[index] {
    case "(", "[", "<": return 1
    case ")", "]": return -1
    case ">": return index > startIndex && self[self.index(before: index)] == "-" ? 0 : -1
    default: return 0
    }
  }
}
