// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if !$Embedded
extension LinearSolver {
  /// Describes the system, what each stage made of it and the result, as a page that can be checked
  /// by hand.
  ///
  /// `v2` is the variable with the index 2, `c1` the constraint that was the second one to be added
  /// (or that took its place), `p1` the first parameter: an input, or a constant that is being
  /// animated. Constraints are shown as they were written. The section on variables says what the
  /// elimination found out: a number, a sum of others, or that the variable is open. What is open is
  /// optimised component by component; each quantity is listed with its bounds, and each component
  /// with the parameters for which its result holds. The article <doc:HowTheSolverWorks> explains the
  /// stages.
  ///
  /// What has changed since the last ``solve()`` is solved first, in a copy.
  ///
  /// - Complexity: that of a solve, and one line for each variable, constraint and bound.
  public func dump() -> String { storage.engine.page() }
}

/// What a page about a solver is written from.
struct SolverPage: ~Copyable {
  private(set) var lines: [String] = []

  var text: String { lines.joined(separator: "\n") + "\n" }

  mutating func title(_ title: String) {
    if !lines.isEmpty { lines.append("") }
    lines.append(title)
  }

  mutating func line(_ line: String) { lines.append("  " + line) }

  /// A number as it is written in source, without a fraction where it has none.
  static func number(_ number: Double) -> String {
    guard number.rounded() == number, abs(number) < 1e15 else { return "\(number)" }
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

  /// A form of the parameters, behind other terms.
  static func form(
    _ form: AffineForm, behind terms: [(coefficient: Double, name: String)] = []
  ) -> String {
    let lanes = (1...AffineForm.inputLanes).filter { form[$0] != 0 }
    return sum(terms + lanes.map { (form[$0], "p\($0)") }, constant: form[0])
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
