// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinSolver

// Scripts whose edits are mostly constants of required equalities, one or a few at a time. Such an
// edit moves what depends on it and leaves the other results, unless these have conflicts or several
// optimal points.
extension ScriptGenerator {
  mutating func writeAnimated() {
    switch random.integer(in: 0...5) {
    case 0: writeRow()
    case 1: writeTree()
    case 2: writeStack()
    case 3: writeAspect()
    default: writeRegularShape()
    }
    for _ in 0..<random.pick([0, 0, 0, 1, 2]) { addCopy() }
    let isDetermined = random.chance(4, in: 5)
    for variable in system.variables where variable.input == nil && isDetermined {
      // With a value of its own that each variable should have, there is a single optimal point.
      constrain(
        [.init(1, variable.number)], .equal, someLength(), priority: somePriority())
    }
    add(.solve)
    let animated = (0..<3).compactMap { _ in someEquality() }
    for _ in 0..<random.integer(in: 3...10) {
      switch random.integer(in: 0...11) {
      case 0...6 where !animated.isEmpty: move(random.pick(animated))
      case 7...8: if let other = someEquality() { move(other) }
      case 9: moveInput()
      case 10: addEdit()
      default: addRegularEdit()
      }
      if random.chance(2, in: 3) { add(.solve) }
    }
    add(.solve)
  }

  private mutating func someEquality() -> ReferenceConstraint? {
    let equalities = system.constraints.filter { $0.isRequired && $0.relation == .equal }
    return equalities.isEmpty ? nil : random.pick(equalities)
  }

  /// Changes a constant by a little, or to any other one.
  private mutating func move(_ constraint: ReferenceConstraint) {
    let constant =
      random.chance(2, in: 3)
      ? constraint.constant + Fraction(random.integer(in: -3...3)) : someConstant()
    add(.setConstant(constraint.number, constant))
  }

  private mutating func moveInput() {
    let inputs = system.variables.filter { $0.input != nil }
    guard !inputs.isEmpty else { return }
    add(.setInput(random.pick(inputs).number, someLength()))
  }
}
