// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if CodeConversion
import SwiftSyntax

/// The condition for a view that may be nil before a maker, as in `icon?.snp.makeConstraints`.
struct OptionalReceiver {
  /// The binding of the view, such as `let icon = self?.icon`.
  let condition: String
  /// The call with the name of the view in place of the expression that may be nil.
  let call: String

  /// Nil for a view that is always there, and where the name would hide another one.
  init?(_ call: FunctionCallExprSyntax) {
    let callee = call.calledExpression.trimmedDescription
    guard let (condition, receiver) = Self.binding(callee), let mark = callee.lastIndex(of: "?")
    else { return nil }
    let path = callee[..<mark]
    let name = String(receiver.prefix { $0 != "." })
    let rest = String(call.trimmedDescription.dropFirst(callee.count))
    guard path == name || !Self.roots(of: rest).contains(name) else { return nil }
    self.condition = condition
    self.call = receiver + Self.unwrapped(rest, String(path), name)
  }

  /// The binding of a view that may be nil, and the expression with its name; nil for other code.
  static func binding(_ expression: String) -> (condition: String, named: String)? {
    guard let mark = expression.lastIndex(of: "?") else { return nil }
    let path = expression[..<mark]
    let isPath = path.allSatisfy { $0.isLetter || $0.isNumber || "_.?!".contains($0) }
    let name = String(path.split(separator: ".").last ?? "").filter { $0 != "?" && $0 != "!" }
    guard isPath, !name.isEmpty else { return nil }
    return (
      path == name ? "let \(name)" : "let \(name) = \(path)",
      name + expression[expression.index(after: mark)...]
    )
  }

  /// The names in code that are no members.
  private static func roots(of code: String) -> Set<String> {
    var result: Set<String> = []
    var word = ""
    var isMember = false
    for character in code + " " {
      if character.isLetter || character.isNumber || character == "_" {
        word.append(character)
      } else {
        if !isMember { result.insert(word) }
        word = ""
        isMember = character == "."
      }
    }
    return result
  }

  /// Code in which an expression that may be nil has a name.
  private static func unwrapped(_ code: String, _ path: String, _ name: String) -> String {
    var result = ""
    var rest = code[...]
    while let character = rest.first {
      let isStart = result.last.map { !$0.isLetter && !$0.isNumber && !"_.".contains($0) } ?? true
      if isStart, rest.hasPrefix(path + "?.") || rest.hasPrefix(path + "!.") {
        result += name
        rest = rest.dropFirst(path.count + 1)
      } else {
        result.append(character)
        rest = rest.dropFirst()
      }
    }
    return result
  }
}
#endif
