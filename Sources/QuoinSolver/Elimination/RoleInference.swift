// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// Guesses which variables are positions where nobody told.
///
/// A layout can be moved as a whole: when every position grows by the same amount, all rows between
/// views still hold. So in each row the coefficients of the positions add up to 0. What has a wish
/// of its own is no position, and an input is none; what follows from that by the rows is found in
/// a few passes. All other variables count as positions. A wrong guess makes larger components, no
/// other result.
struct RoleInference {
  /// Variables that can only be positions together.
  private var classes: DisjointSets
  /// By the variable that stands for a class: whether these are sizes.
  private var isSize: [Bool]
  private var terms: [(variable: Int32, coefficient: Double)] = []

  /// What one more pass could find is not worth its time.
  private static let mostPasses = 4

  /// - Parameter isSize: by slot of a variable, what is known to be no position.
  init(
    _ system: LinearSystem, _ selection: Selection, isSize known: [Bool]
  ) {
    classes = DisjointSets(count: known.count)
    isSize = known
    var open: [Int32] = []
    for slot in selection.constraints where system.constraints.termRange(Int(slot)).count > 1 {
      open.append(slot)
    }
    for _ in 0..<Self.mostPasses where !open.isEmpty {
      let before = open.count
      open.removeAll { settle(Int($0), system.constraints) }
      if open.count == before { return }
    }
  }

  /// Whether a variable is a size as far as the rows tell.
  mutating func isSize(_ variable: Int) -> Bool {
    isSize[Int(classes.lowest(Int32(variable)))]
  }

  /// Draws conclusions from a row.
  /// - Returns: whether it has nothing more to tell.
  private mutating func settle(_ slot: Int, _ constraints: ConstraintStore) -> Bool {
    terms.removeAll(keepingCapacity: true)
    for index in constraints.termRange(slot) {
      let variable = classes.lowest(constraints.terms[index].variable)
      if !isSize[Int(variable)] { add(variable, constraints.terms[index].coefficient) }
    }
    terms.removeAll { abs($0.coefficient) <= Tolerance.coefficient }
    switch terms.count {
    case 0: return true
    case 1:
      isSize[Int(terms[0].variable)] = true
      return true
    case 2:
      let (first, second) = (terms[0], terms[1])
      if abs(first.coefficient + second.coefficient) <= Tolerance.coefficient {
        classes.unite(first.variable, second.variable)
      } else {
        isSize[Int(first.variable)] = true
        isSize[Int(second.variable)] = true
      }
      return true
    default: return false
    }
  }

  private mutating func add(_ variable: Int32, _ coefficient: Double) {
    for index in terms.indices where terms[index].variable == variable {
      terms[index].coefficient += coefficient
      return
    }
    terms.append((variable, coefficient))
  }
}
