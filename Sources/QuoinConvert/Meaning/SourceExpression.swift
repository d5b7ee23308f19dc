// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// An expression of Swift, as far as layout code has them.
indirect enum SourceExpression: Hashable {
  /// A number. A decimal fraction such as `1.0` remains one when it is printed.
  case number(Double, isDecimal: Bool = false)
  case string(String)
  case name(String)
  /// A member of a base. The base is nil in an implicit member expression such as `.zero`.
  case member(SourceExpression?, String)
  case call(SourceExpression, [SourceArgument])
  /// An element or a size in brackets, such as `icon[==44]`.
  case subscripted(SourceExpression, SourceExpression)
  case prefix(String, SourceExpression)
  case binary(SourceExpression, String, SourceExpression)
  /// One of two expressions by a condition.
  case ternary(SourceExpression, SourceExpression, SourceExpression)
  case array([SourceExpression])
  case tuple([SourceArgument])
  case closure([String], [SourceExpression])
}

/// An argument of a call with its label.
struct SourceArgument: Hashable {
  var label: String?
  var value: SourceExpression
}

extension SourceExpression {
  /// Whether the expression is in parentheses.
  var isTuple: Bool {
    if case .tuple = self { true } else { false }
  }

  /// The names of a chain of members such as `card.layoutMarginsGuide.topAnchor`; nil for others.
  var path: [String]? {
    switch self {
    case .name(let name): [name]
    case .member(let base?, let name): base.path.map { $0 + [name] }
    case .tuple(let arguments) where arguments.count == 1 && arguments[0].label == nil:
      arguments[0].value.path
    // An element such as `labels[0]`. Sizes in brackets have a relation before them.
    case .subscripted(let base, let index) where index.isIndex: base.path?.subscripted(index.source)
    default: nil
    }
  }

  /// Whether the expression is the index of an element, and not a size in a list of views.
  private var isIndex: Bool {
    switch self {
    case .number, .name, .member: true
    case .binary(let left, let sign, let right):
      "+-".contains(sign) && left.isIndex && right.isIndex
    default: false
    }
  }

  /// The number that an expression of numbers has; nil for one with names.
  var value: Double? {
    switch self {
    case .number(let number, _): number
    case .prefix("-", let operand): operand.value.map { -$0 }
    case .tuple(let arguments) where arguments.count == 1: arguments[0].value.value
    case .binary(let left, let sign, let right):
      if let a = left.value, let b = right.value {
        switch sign {
        case "+": a + b
        case "-": a - b
        case "*": a * b
        case "/": b == 0 ? nil : a / b
        default: nil
        }
      } else {
        nil
      }
    default: nil
    }
  }
}

extension SourceExpression {
  /// The expression as code, for numbers of a program; nil for closures and arrays.
  var source: String? {
    switch self {
    case .number(let number, let isDecimal):
      SwiftLiteral.number(number) + (isDecimal && number == number.rounded() ? ".0" : "")
    case .string(let text): SwiftLiteral.string(text)
    case .name(let name): name
    case .member(let base?, let name): base.source.map { "\($0).\(name)" }
    case .member(nil, let name): ".\(name)"
    case .prefix(let sign, let operand): operand.source.map { sign + $0 }
    case .call(let callee, let arguments):
      if let head = callee.source, let list = Self.source(of: arguments) {
        "\(head)(\(list))"
      } else {
        nil
      }
    case .tuple(let arguments): Self.source(of: arguments).map { "(\($0))" }
    case .binary(let left, let sign, let right):
      if let a = left.source, let b = right.source { "\(a) \(sign) \(b)" } else { nil }
    case .ternary(let condition, let first, let second):
      if let test = condition.source, let a = first.source, let b = second.source {
        "\(test) ? \(a) : \(b)"
      } else {
        nil
      }
    case .subscripted(let base, let index):
      if let a = base.source, let b = index.source { "\(a)[\(b)]" } else { nil }
    case .array, .closure: nil
    }
  }

  private static func source(of arguments: [SourceArgument]) -> String? {
    var texts: [String] = []
    for argument in arguments {
      guard let text = argument.value.source else { return nil }
      texts.append((argument.label.map { "\($0): " } ?? "") + text)
    }
    return texts.joined(separator: ", ")
  }

  /// The first name of each chain of members in the expression.
  var roots: Set<String> {
    switch self {
    case .name(let name): [name]
    case .member(let base, _): base?.roots ?? []
    case .prefix(_, let operand): operand.roots
    case .call(let callee, let arguments):
      arguments.reduce(into: callee.roots) { $0.formUnion($1.value.roots) }
    case .tuple(let arguments): arguments.reduce(into: []) { $0.formUnion($1.value.roots) }
    case .binary(let left, _, let right), .subscripted(let left, let right):
      left.roots.union(right.roots)
    case .ternary(let condition, let first, let second):
      condition.roots.union(first.roots).union(second.roots)
    case .array(let values): values.reduce(into: []) { $0.formUnion($1.roots) }
    case .number, .string, .closure: []
    }
  }

  /// All names of members in the expression.
  var members: Set<String> {
    switch self {
    case .member(let base, let name): (base?.members ?? []).union([name])
    case .prefix(_, let operand): operand.members
    case .call(let callee, let arguments):
      arguments.reduce(into: callee.members) { $0.formUnion($1.value.members) }
    case .tuple(let arguments): arguments.reduce(into: []) { $0.formUnion($1.value.members) }
    case .binary(let left, _, let right), .subscripted(let left, let right):
      left.members.union(right.members)
    case .ternary(let condition, let first, let second):
      condition.members.union(first.members).union(second.members)
    case .array(let values): values.reduce(into: []) { $0.formUnion($1.members) }
    case .name, .number, .string, .closure: []
    }
  }
}

extension [String] {
  /// The path of an element of what the path names; nil without an index.
  fileprivate func subscripted(_ index: String?) -> [String]? {
    guard let index, let last else { return nil }
    return dropLast() + ["\(last)[\(index)]"]
  }

  /// The path without `self` before it and without signs of optional values: what two ways to write
  /// the same name have in common.
  var plainName: String {
    let names = count > 1 && first == "self" ? self[1...] : self[...]
    return names.joined(separator: ".").filter { $0 != "!" }
  }

  /// Whether a part of the path may be nil.
  var isOptional: Bool { contains { $0.hasSuffix("?") } }
}
