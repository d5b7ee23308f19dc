// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

extension Elimination {
  /// Replaces the defined variables of the scratch row until all are open.
  /// - Parameter rank: variables of this rank and of lower ones are not replaced.
  func reduce(above rank: Int32 = -1) {
    reduce(above: rank) { _ in nil }
  }

  /// Replaces the defined variables of the scratch row and writes its terms by column.
  func reduce(into row: inout SparseRow) {
    reduce()
    write(into: &row)
  }

  /// Replaces the variables of the scratch row by those that move on an optimal face, and writes
  /// the terms by column.
  func reduce(_ moving: borrowing MovingVariables, into row: inout SparseRow) {
    reduce(above: -1) { variable in
      let entry = moving[Int(variable)]
      return entry.root == variable ? nil : entry
    }
    write(into: &row)
  }

  /// Replaces the defined variables of the scratch row.
  ///
  /// The variable of the highest rank is replaced first, so that common terms cancel before they
  /// are expanded.
  /// - Parameter entry: a replacement for a variable that is used instead of its definition, if
  ///   there is one.
  @inline(__always)
  private func reduce(above rank: Int32, entry: (Int32) -> MovingVariables.Entry?) {
    for index in 0..<scratch.count {
      let variable = scratch.variables[index]
      if let entry = entry(variable) {
        add(scratch.take(variable), entry)
      } else {
        awaitReplacement(variable, above: rank)
      }
    }
    while let top = replacements.popFirst() {
      let variable = Int(variableOfRank[top.rank])
      let coefficient = scratch.take(Int32(variable))
      if coefficient == 0 { continue }
      scratch.subtract(coefficient * offset(variable))
      for term in definition(variable) {
        if let entry = entry(term.variable) {
          add(coefficient * term.coefficient, entry)
        } else {
          add(coefficient * term.coefficient, term.variable, above: rank)
        }
      }
    }
    scratch.dropZeros()
  }

  @inline(__always)
  private func add(_ coefficient: Double, _ entry: MovingVariables.Entry) {
    scratch.subtract(coefficient * entry.offset)
    if entry.root >= 0 { add(coefficient * entry.multiple, entry.root, above: -1) }
  }

  @inline(__always)
  private func add(_ coefficient: Double, _ variable: Int32, above rank: Int32) {
    if scratch.add(coefficient, variable) { awaitReplacement(variable, above: rank) }
  }

  @inline(__always)
  private func awaitReplacement(_ variable: Int32, above rank: Int32) {
    guard state[variable] == .defined, entries[variable].link > rank else { return }
    replacements.insert(DefinitionRank(rank: entries[variable].link))
  }

  /// Writes the terms of the scratch row by column.
  ///
  /// This is mutating for the same reason as `resolve(_:)`.
  private func write(into row: inout SparseRow) {
    row.removeAll()
    for index in 0..<scratch.count {
      row.append(scratch.coefficients[index], entries[scratch.variables[index]].link)
    }
  }
}
