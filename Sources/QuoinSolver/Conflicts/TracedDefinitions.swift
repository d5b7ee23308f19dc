// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// Definitions of variables by equations, each with the multiples of equations that it was derived
/// from.
struct TracedDefinitions: Sendable {
  /// A row multiplied by `multiple`.
  struct Part: Sendable {
    var row: Int
    var multiple: Double
  }

  /// `multiple` times the reduced row of a definition, by its number.
  struct Step: Sendable {
    var definition: Int
    var multiple: PreciseNumber
  }

  /// `variable = constant + terms`: its row minus its trace, divided by `divisor`.
  struct Definition: Sendable {
    var variable: Int32
    var row: Int
    var divisor: PreciseNumber
    var constant: PreciseNumber
    var terms: Range<Int>
    var trace: Range<Int>
  }

  private(set) var definitions: [Definition] = []
  private(set) var terms: [PreciseRow.Term] = []
  /// Multiples of definitions, by number.
  private var trace: [Step] = []
  /// Numbers of definitions by unreduced rows, which have the ranks 0, 1, and so on, and by reduced
  /// (closing) rows, which have the ranks -1, -2, and so on. Definitions use lower ranks only.
  private var kept: [Int] = []
  private var closing: [Int] = []
  private let variableCount: Int

  init(variableCount: Int) {
    self.variableCount = variableCount
  }

  /// The number of the definition with a rank.
  func number(_ rank: Int32) -> Int {
    rank >= 0 ? kept[Int(rank)] : closing[Int(-1 - rank)]
  }

  /// Adds a definition.
  /// - Parameter trace: the definitions that its row was reduced by; nil for an unreduced row.
  /// - Returns: its rank.
  mutating func add(
    _ variable: Int32, row: Int, divisor: PreciseNumber, constant: PreciseNumber,
    _ newTerms: [PreciseRow.Term], trace newTrace: [Step]?
  ) -> Int32 {
    let (firstTerm, firstPart) = (terms.count, trace.count)
    terms += newTerms
    trace += newTrace ?? []
    definitions.append(
      Definition(
        variable: variable, row: row, divisor: divisor, constant: constant,
        terms: firstTerm..<terms.count, trace: firstPart..<trace.count))
    guard newTrace == nil else {
      closing.append(definitions.count - 1)
      return Int32(-closing.count)
    }
    kept.append(definitions.count - 1)
    return Int32(kept.count - 1)
  }

  /// Converts multiples of definitions to multiples of rows.
  func rows(_ steps: [Step]) -> [Part] {
    var multiples = Array(repeating: PreciseNumber(), count: definitions.count)
    // Indexed by the number: the largest magnitude in the sum, which determines the rounding error.
    var magnitudes = Array(repeating: 0.0, count: definitions.count)
    func add(_ multiple: PreciseNumber, of number: Int) {
      multiples[number] = multiples[number] + multiple
      magnitudes[number] = max(magnitudes[number], abs(multiple.high))
    }
    for step in steps { add(step.multiple, of: step.definition) }
    var rows: [Part] = []
    for number in definitions.indices.reversed() {
      let multiple = multiples[number]
      guard abs(multiple.high) > Tolerance.preciseCancellation * magnitudes[number] else {
        continue
      }
      rows.append(Part(row: definitions[number].row, multiple: multiple.rounded))
      for step in trace[definitions[number].trace] {
        add(-multiple * step.multiple, of: step.definition)
      }
    }
    return rows
  }

  /// Computes the defined variables from the others with 32 digits: small values are often
  /// differences of large ones.
  func complete(_ values: inout [Double]) {
    var precise = values.map { PreciseNumber($0) }
    for number in numbersInOrder {
      let definition = definitions[number]
      var sum = definition.constant
      for term in terms[definition.terms] {
        sum = sum + term.coefficient * precise[Int(term.variable)]
      }
      precise[Int(definition.variable)] = sum
      values[Int(definition.variable)] = sum.rounded
    }
  }

  /// Computes the change of all variables when the constant of a row grows by 1.
  func fillDirection(ofRow row: Int, into direction: inout [Double]) {
    direction.refill(0, count: variableCount)
    var growth = Array(repeating: 0.0, count: definitions.count)
    for (number, definition) in definitions.enumerated() {
      var sum = definition.row == row ? 1.0 : 0
      for step in trace[definition.trace] {
        sum -= step.multiple.rounded * growth[step.definition]
      }
      growth[number] = sum
    }
    for number in numbersInOrder {
      let definition = definitions[number]
      var sum = growth[number] / definition.divisor.rounded
      for index in definition.terms {
        sum += terms[index].coefficient.rounded * direction[Int(terms[index].variable)]
      }
      direction[Int(definition.variable)] = sum
    }
  }

  /// The numbers of definitions, each after those that it uses.
  var numbersInOrder: [Int] { closing.reversed() + kept }
}
