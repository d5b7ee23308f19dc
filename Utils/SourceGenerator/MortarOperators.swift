// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// Writes the operators of Mortar that change an attribute or set its priority. They take the same
/// operands.
enum MortarOperators: String, CaseIterable {
  case arithmetic = "Arithmetic/Arithmetic.swift"
  case priority = "Priorities/Priority.swift"

  /// The file with the operators.
  var file: GeneratedFile {
    GeneratedFile(
      "Sources/MortarCore/\(rawValue)", by: Self.self,
      self == .arithmetic ? Self.calculations : Self.priorities)
  }

  private static var calculations: String {
    let operators = [
      ("+", "constants", "a number of points added to"),
      ("-", "constants", "a number of points subtracted from"),
      ("*", "multipliers", "a factor applied to"), ("/", "multipliers", "a divisor applied to"),
    ]
    return """
      import QuoinPlatform

      // The order of the steps has no effect: `+` and `-` change the constant, `*` and `/` the multiplier
      // of the attribute. `(a.m_width + 10) * 2` is twice the width plus 10.

      extension MortarAttribute {
      \(operators.map(calculation).joined(separator: "\n"))}

      """
  }

  private static func calculation(_ sign: String, _ changed: String, _ effect: String) -> String {
    let operands = [
      ("number: any MortarCGFloatable", "number", "each component"),
      (
        "numbers: MortarConstTwo", ".init(numbers)",
        "each of its 2 components, in the order of the numbers"
      ),
      (
        "numbers: MortarConstFour", ".init(numbers)",
        "each of its 4 components, in the order of the numbers"
      ),
      (
        "constant: MortarAttribute", "constant",
        "each component, and with the priority of the right side, as in `\(sign) (20 ! .high)`"
      ),
    ]
    return operands.map { parameter, operand, target in
      """
        /// The attribute with \(effect) \(target).
        public static func \(sign) (attribute: MortarAttribute, \(parameter)) -> MortarAttribute {
          attribute.combined(with: \(operand)) { $0.\(changed) = $0.\(changed) \(sign) $1 }
        }

      """
    }.joined(separator: "\n")
  }

  private static var priorities: String {
    let priorities = [
      ("MortarLayoutPriority", "a named priority"),
      ("MortarAliasLayoutPriority", "a priority of the platform"),
      ("any MortarCGFloatable", "a number as the priority"),
    ]
    return """
      public import QuoinPlatform

      // White space belongs on both sides of the operator: `a !.low` is two statements, and `a!.low`
      // unwraps. A later priority replaces an earlier one, and that of the source wins over that of the
      // target.

      \(priorities.map(prioritized).joined(separator: "\n"))
      """
  }

  private static func prioritized(_ priority: String, _ words: String) -> String {
    let operands =
      [
        (
          "operand: any MortarAttributable", "MortarAttribute", "operand.prioritized(priority)",
          "An item, attribute or number with \(words)."
        ),
        (
          "operands: [any MortarAttributable]", "[MortarAttribute]",
          "operands.map { $0.prioritized(priority) }",
          "The items, attributes or numbers of an array, each with \(words)."
        ),
      ]
      + ["Two", "Four"].map {
        (
          "operands: Mortar\($0)ple", "MortarTuple",
          "(attributes(operands), priority.m_intoPriority())",
          "\($0) values with \(words), which applies to values without a priority."
        )
      }
    return operands.map { parameter, result, value, summary in
      """
      /// \(summary)
      @preconcurrency @MainActor
      public func ! (\(parameter), priority: \(priority)) -> \(result) {
        \(value)
      }

      """
    }.joined(separator: "\n")
  }
}
