// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

extension Elimination {
  /// Fills the scratch row with a constraint, in open and defined variables.
  func gather(_ slot: Int, _ system: LinearSystem) {
    if let row = traced?.express(constraint: slot, system) { return gather(row) }
    scratch.begin(constant: AffineForm(constant: system.constraints.constant(slot)))
    for term in system.constraints.terms(slot) { gather(term.coefficient, term.variable) }
    scratch.dropZeros()
  }

  /// Fills the scratch row with a variable alone.
  func gather(variable slot: Int) {
    if let row = traced?.express(variable: slot) { return gather(row) }
    scratch.begin(constant: AffineForm())
    gather(1, Int32(slot))
    scratch.dropZeros()
  }

  /// Adds one term to the scratch row, with known values and aliases replaced.
  @inline(__always)
  private func gather(_ coefficient: Double, _ variable: Int32) {
    if state[variable] == .open || state[variable] == .defined {
      scratch.add(coefficient, variable)
      return
    }
    let (root, multiple, constant) = resolve(variable)
    scratch.subtract(coefficient * constant)
    if multiple != 0 { scratch.add(coefficient * multiple, root) }
  }

  /// Follows the aliases of a variable: it is `multiple · root + constant`. The multiple is 0 when
  /// it is known.
  func resolve(_ variable: Int32) -> (root: Int32, multiple: Double, constant: AffineForm) {
    var current = Int(variable)
    var multiple = 1.0
    var constant = AffineForm()
    while state[current] == .alias {
      let entry = entries[current]
      constant += multiple * offsets[current]
      multiple *= entry.factor
      current = Int(entry.link)
    }
    if state[current] == .known {
      return (Int32(current), 0, constant + multiple * offsets[current])
    }
    return (Int32(current), multiple, constant)
  }

  /// Checks a row without unknowns, `0 REL constant`, and adds it to `consistency`.
  /// - Parameter magnitude: the largest magnitudes among the numbers whose sum the constant is.
  /// - Returns: whether it is consistent.
  func expectConsistent(
    _ relation: LinearRelation, _ constant: AffineForm, of magnitude: AffineForm
  ) -> Bool {
    let tolerance = Tolerance.gap(of: magnitude.value(at: parameters.magnitude))
    guard relation.violation(-constant.value(at: parameters)) <= tolerance else { return false }
    guard !constant.isConstant else { return true }
    let slack = AffineForm(constant: tolerance)
    if relation != .lessThanOrEqual { consistency.append(slack - constant) }
    if relation != .greaterThanOrEqual { consistency.append(slack + constant) }
    return true
  }

  /// Whether the rows without unknowns hold for the current inputs.
  var isConsistent: Bool {
    for index in consistency.indices where consistency[index].value(at: parameters) < 0 {
      return false
    }
    return true
  }
}

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
