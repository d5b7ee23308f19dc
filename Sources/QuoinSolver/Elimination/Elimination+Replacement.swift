// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

extension Elimination {
  /// Replaces the defined variables of the scratch row until all are open.
  ///
  /// The variable of the highest rank is replaced first, so that common terms cancel before they
  /// are expanded.
  /// - Parameter rank: variables of this rank and of lower ones are not replaced.
  func reduce(above rank: Int32 = -1) {
    for index in 0..<scratch.count { awaitReplacement(scratch.variables[index], above: rank) }
    while let top = replacements.popFirst(by: >) {
      let variable = Int(variableOfRank[top])
      let coefficient = scratch.take(Int32(variable))
      if coefficient == 0 { continue }
      scratch.subtract(coefficient * offsets[variable])
      for term in definition(variable)
      where scratch.add(coefficient * term.coefficient, term.variable) {
        awaitReplacement(term.variable, above: rank)
      }
    }
    scratch.dropZeros()
  }

  @inline(__always)
  private func awaitReplacement(_ variable: Int32, above rank: Int32) {
    guard state[variable] == .defined, entries[variable].link > rank else { return }
    replacements.insert(entries[variable].link, by: >)
  }
}
