// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if !$Embedded

/// The lines of ``LinearSolver/dump()``, and the notation of numbers, sums and relations in them.
struct SolverPage: ~Copyable {
  private(set) var lines: [String] = []

  var text: String { lines.joined(separator: "\n") + "\n" }

  mutating func title(_ title: String) {
    if !lines.isEmpty { lines.append("") }
    lines.append(title)
  }

  mutating func line(_ line: String) { lines.append("  " + line) }

  /// A number as in source code; a whole number without a fraction.
  static func number(_ number: Double) -> String {
    guard abs(number) < 1e15, Double(Int64(number)) == number else { return "\(number)" }
    return "\(Int64(number))"
  }

  /// A sum such as `2 v1 - v2 + 30`.
  static func sum(_ terms: [(coefficient: Double, name: String)], constant: Double = 0) -> String {
    var text = ""
    func append(_ number: Double, _ rest: String) {
      text += text.isEmpty ? (number < 0 ? "-" : "") : (number < 0 ? " - " : " + ")
      text += rest
    }
    for (coefficient, name) in terms {
      let size = abs(coefficient)
      append(coefficient, size == 1 ? name : number(size) + " " + name)
    }
    if constant != 0 { append(constant, number(abs(constant))) }
    return text.isEmpty ? "0" : text
  }

  /// A sum of terms and an affine form of the parameters.
  static func affineForm(
    _ number: AffineForm, behind terms: [(coefficient: Double, name: String)] = []
  ) -> String {
    let lanes = (1...AffineForm.inputLanes).filter { number[$0] != 0 }
    return sum(terms + lanes.map { (number[$0], "p\($0)") }, constant: number[0])
  }

  static func relation(_ relation: LinearRelation) -> String {
    switch relation {
    case .lessThanOrEqual: "<="
    case .equal: "=="
    case .greaterThanOrEqual: ">="
    }
  }

  static func priority(_ priority: Double) -> String {
    priority >= 1000 ? "" : " @" + number(priority)
  }
}
#endif
