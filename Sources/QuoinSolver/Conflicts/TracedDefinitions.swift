// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// Variables defined from others by equations, each with the way it was derived.
struct TracedDefinitions: Sendable {
  struct Term: Sendable {
    var variable: Int32
    var coefficient: PreciseNumber
  }

  /// `multiple` times a row.
  struct Part: Sendable {
    var row: Int
    var multiple: Double
  }

  /// `multiple` times what a definition was derived from, by its number.
  struct Step: Sendable {
    var definition: Int
    var multiple: PreciseNumber
  }

  /// `variable = constant + terms`: its row minus its trace, divided by `divisor`.
  struct Definition: Sendable {
    var variable: Int32
    var row: Int
    var divisor: PreciseNumber
    var constant: PreciseForm
    var terms: Range<Int>
    var trace: Range<Int>
  }

  private(set) var definitions: [Definition] = []
  private(set) var terms: [Term] = []
  /// Multiples of definitions, by number.
  private var trace: [Step] = []
  /// Numbers of definitions. Those of `kept` have the ranks 0, 1, and so on, those of `closing` -1,
  /// -2, and so on. Definitions refer to lower ranks only.
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
  /// - Parameter trace: what its row was reduced by; nil when it was kept as it is.
  /// - Returns: its rank.
  mutating func add(
    _ variable: Int32, row: Int, divisor: PreciseNumber, constant: PreciseForm,
    _ newTerms: [Term], trace newTrace: [Step]?
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

  /// The multiples of rows that multiples of definitions represent.
  func rows(_ steps: [Step]) -> [Part] {
    var multiples = Array(repeating: PreciseNumber(), count: definitions.count)
    // By number: the largest number in the sum, beside which a rounding error shows.
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

  /// Gives the defined variables their values; the others keep theirs.
  func complete(_ values: inout [AffineForm]) {
    for number in numbersInOrder {
      let definition = definitions[number]
      var sum = definition.constant.rounded
      for term in terms[definition.terms] {
        sum += term.coefficient.rounded * values[Int(term.variable)]
      }
      values[Int(definition.variable)] = sum
    }
  }

  /// The same for numbers, with 32 digits in between: variables that are close to each other are
  /// often the difference of large ones.
  func complete(_ values: inout [Double]) {
    var precise = values.map { PreciseNumber($0) }
    for number in numbersInOrder {
      let definition = definitions[number]
      var sum = definition.constant.number
      for term in terms[definition.terms] {
        sum = sum + term.coefficient * precise[Int(term.variable)]
      }
      precise[Int(definition.variable)] = sum
      values[Int(definition.variable)] = sum.rounded
    }
  }

  /// How all variables move when the constant of a row grows by 1.
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

  /// The definitions so that each comes after those that it refers to.
  var numbersInOrder: [Int] { closing.reversed() + kept }
}
