// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinSolver

/// A ``ReferenceSystem`` as a tableau. Each variable is the difference of two columns (one when it
/// is not negative), each constraint a row of its own with columns for what it lacks and what it
/// has too much.
struct ReferenceTableau<Number: TableauNumber> {
  let tableau: ExactTableau<Number>
  let columnCount: Int
  let variables: [Int: NumberColumns]
  /// The excess of the left side of each constraint over its constant. A row that is not possible
  /// has no column.
  let residuals: [Int: NumberColumns]

  init(_ system: ReferenceSystem) throws(NumberTooLarge) {
    var count = 0
    func column() -> [Int] {
      count += 1
      return [count - 1]
    }
    var variables: [Int: NumberColumns] = [:]
    for variable in system.variables where variable.input == nil {
      variables[variable.number] = NumberColumns(
        plus: column(), minus: variable.isNonNegative ? [] : column())
    }
    var residuals: [Int: NumberColumns] = [:]
    for constraint in system.constraints {
      let mayBeAbove = !constraint.isRequired || constraint.relation == .greaterThanOrEqual
      let mayBeBelow = !constraint.isRequired || constraint.relation == .lessThanOrEqual
      residuals[constraint.number] = NumberColumns(
        plus: mayBeAbove ? column() : [], minus: mayBeBelow ? column() : [])
    }
    let inputs = Dictionary(
      uniqueKeysWithValues: system.variables.compactMap { variable in
        variable.input.map { (variable.number, $0) }
      })
    var rows: [[Number]] = []
    for constraint in system.constraints {
      var row = [Fraction](repeating: 0, count: count + 1)
      func add(_ coefficient: Fraction, _ columns: NumberColumns?) {
        for column in columns?.plus ?? [] { row[column] = row[column] + coefficient }
        for column in columns?.minus ?? [] { row[column] = row[column] - coefficient }
      }
      row[count] = constraint.constant
      for term in constraint.terms {
        add(term.coefficient, variables[term.variable])
        row[count] = row[count] - term.coefficient * (inputs[term.variable] ?? 0)
      }
      add(-1, residuals[constraint.number])
      rows.append(try integers(row))
    }
    tableau = ExactTableau(columnCount: count, rows: rows)
    columnCount = count
    self.variables = variables
    self.residuals = residuals
  }

  /// The cost that counts these columns once each.
  func cost(_ columns: [Int]) -> [Int] {
    var cost = [Int](repeating: 0, count: columnCount)
    for column in columns { cost[column] += 1 }
    return cost
  }
}

/// The row times the smallest number that makes all of its fractions integers.
private func integers<Number: TableauNumber>(_ row: [Fraction]) throws(NumberTooLarge) -> [Number] {
  var scale: WideInteger = 1
  for number in row where number.denominator != 1 {
    let divisor = WideInteger.greatestCommonDivisor(scale, number.denominator)
    scale = scale.exactQuotient(by: divisor) * number.denominator
  }
  var integers: [Number] = []
  for number in row {
    let factor = number.denominator == 1 ? scale : scale.exactQuotient(by: number.denominator)
    integers.append(try Number(number.numerator * factor))
  }
  return integers
}

/// The columns of a number: it is the sum of the `plus` columns minus the sum of the `minus`
/// columns. When one of both is 0, their sum is its absolute value.
struct NumberColumns {
  var plus: [Int] = []
  var minus: [Int] = []

  var all: [Int] { plus + minus }
}
