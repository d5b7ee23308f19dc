// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

extension Elimination {
  /// Replaces the defined variables of the scratch row and writes its terms by column.
  func reduce(into row: inout SparseRow) {
    reduce()
    write(into: &row)
  }

  /// Replaces the defined variables of the scratch row until all are open.
  ///
  /// The variable of the highest rank is replaced first, so that common terms cancel before they
  /// are expanded.
  func reduce() {
    for index in 0..<scratch.count { awaitReplacement(scratch.variables[index]) }
    while let top = replacements.popFirst() {
      let variable = Int(variableOfRank[top.rank])
      let coefficient = scratch.take(Int32(variable))
      if coefficient == 0 { continue }
      scratch.subtract(coefficient * offset(variable))
      for term in definition(variable) { add(coefficient * term.coefficient, term.variable) }
    }
    scratch.dropZeros()
  }

  @inline(__always)
  private func add(_ coefficient: Double, _ variable: Int32) {
    if scratch.add(coefficient, variable) { awaitReplacement(variable) }
  }

  @inline(__always)
  private func awaitReplacement(_ variable: Int32) {
    guard state[variable] == .defined else { return }
    replacements.insert(DefinitionRank(rank: entries[variable].link))
  }

  /// Writes the terms of the scratch row by column.
  private func write(into row: inout SparseRow) {
    row.removeAll()
    for index in 0..<scratch.count {
      row.append(scratch.coefficients[index], entries[scratch.variables[index]].link)
    }
  }
}
