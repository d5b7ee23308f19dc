// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// Quantities without bounds as sums of other quantities. The workload W9s needs them: with these
/// quantities in the tableau, a stack of 300 views takes more than twice as long.
///
/// Invariant: a definition contains no quantity that is defined before. Its first term is the row
/// that its quantity was exchanged with, which no definition before contains.
struct FreeDefinitions: ~Copyable, Sendable {
  struct Term: Sendable {
    var quantity: Int32
    var coefficient: Double
  }

  /// Indexed by the definition: the quantity that is defined.
  private var quantities = Buffer<Int32>()
  /// Indexed by the definition: the end of its terms. The first term is the row.
  private var ends = Buffer<Int32>()
  private var terms = Buffer<Term>()

  var isEmpty: Bool { quantities.isEmpty }
  var indices: Range<Int> { quantities.indices }

  func quantity(_ definition: Int) -> Int { Int(quantities[definition]) }

  private func terms(_ definition: Int) -> Range<Int> {
    (definition == 0 ? 0 : Int(ends[definition - 1]))..<Int(ends[definition])
  }

  mutating func removeAll() {
    quantities.removeAll()
    ends.removeAll()
    terms.removeAll()
  }

  /// Adds a term to the definition that is added next.
  mutating func addTerm(_ coefficient: Double, _ quantity: Int32) {
    terms.append(Term(quantity: quantity, coefficient: coefficient))
  }

  /// Adds the definition of a quantity by the terms since the last one, first the row.
  mutating func define(_ quantity: Int) {
    quantities.append(Int32(quantity))
    ends.append(Int32(terms.count))
  }

  /// Computes the defined quantities from the others.
  func follow(_ numbers: inout Buffer<AffineForm>) {
    for definition in indices.reversed() {
      var sum = AffineForm()
      for index in terms(definition) {
        sum += terms[index].coefficient * numbers[terms[index].quantity]
      }
      numbers[quantity(definition)] = sum
    }
  }

  /// Finds the defined quantities that can move: those with a term that can.
  func follow(_ moves: inout Buffer<Bool>) {
    for definition in indices.reversed() {
      moves[quantity(definition)] = terms(definition).contains { moves[terms[$0].quantity] }
    }
  }

  /// Computes the rows from the defined quantities and the columns.
  func solve(_ values: inout Buffer<Double>) {
    for definition in indices {
      let range = terms(definition)
      let row = terms[range.lowerBound]
      var rest = values[quantity(definition)]
      for index in range.dropFirst() {
        rest -= terms[index].coefficient * values[terms[index].quantity]
      }
      values[row.quantity] = rest / row.coefficient
    }
  }

  /// Replaces the defined quantities in a sum.
  /// - Parameter coefficients: by quantity.
  func replace(in coefficients: inout Buffer<Double>) {
    for definition in indices {
      let multiple = coefficients[quantity(definition)]
      guard multiple != 0 else { continue }
      coefficients[quantity(definition)] = 0
      for index in terms(definition) {
        coefficients[terms[index].quantity] += multiple * terms[index].coefficient
      }
    }
  }
}
