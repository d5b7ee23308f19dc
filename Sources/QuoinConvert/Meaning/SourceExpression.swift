// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// An expression of Swift, as far as layout code has them.
indirect enum SourceExpression: Hashable {
  case number(Double)
  case string(String)
  case name(String)
  /// A member; without a base one that begins with a point.
  case member(SourceExpression?, String)
  case call(SourceExpression, [SourceArgument])
  case prefix(String, SourceExpression)
  case binary(SourceExpression, String, SourceExpression)
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
  /// The names of a chain of members such as `card.layoutMarginsGuide.topAnchor`; nil for others.
  var path: [String]? {
    switch self {
    case .name(let name): [name]
    case .member(let base?, let name): base.path.map { $0 + [name] }
    // `label!` and `label?` name what `label` names.
    case .tuple(let arguments) where arguments.count == 1 && arguments[0].label == nil:
      arguments[0].value.path
    default: nil
    }
  }

  /// The number that an expression of numbers has; nil for one with names.
  var value: Double? {
    switch self {
    case .number(let number): number
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
