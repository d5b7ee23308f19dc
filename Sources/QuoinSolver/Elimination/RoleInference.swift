// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// Infers which variables without a role are positions.
///
/// A layout can be moved as a whole: when every position grows by the same amount, all rows between
/// views still hold. So in each row the coefficients of the positions add up to 0. Inputs, and
/// variables with an optional constraint of their own, are no positions. A few passes over the rows
/// derive from that which other variables are none. The remaining ones count as positions. A wrong
/// inference makes components larger and changes no results.
struct RoleInference: ~Copyable {
  /// Sets of variables that are either all positions or none of them.
  private var classes: DisjointSets
  /// Indexed by the lowest variable of a set: whether its variables are sizes.
  private var isSize: Buffer<Bool>
  /// The terms of the current row whose variables may be positions.
  private var terms = Buffer<Term>()

  struct Term {
    var variable: Int32
    var coefficient: Double
  }

  /// The number of passes, after which few roles are found.
  private static let mostPasses = 4

  /// - Parameter isSize: by slot of a variable, whether it is certainly not a position.
  init(
    _ system: LinearSystem, _ selection: Selection, isSize known: borrowing Buffer<Bool>
  ) {
    classes = DisjointSets(count: known.count)
    isSize = known.copy()
    var open = Buffer<Int32>()
    for slot in selection.constraints where system.constraints[Int(slot)].termCount > 1 {
      if !settle(Int(slot), system) { open.append(slot) }
    }
    for _ in 1..<Self.mostPasses where !open.isEmpty {
      var kept = 0
      for index in open.indices where !settle(Int(open[index]), system) {
        open[kept] = open[index]
        kept += 1
      }
      if kept == open.count { return }
      open.shorten(to: kept)
    }
  }

  /// Whether a variable was inferred to be a size.
  mutating func isSize(_ variable: Int) -> Bool {
    isSize[classes.lowest(Int32(variable))]
  }

  /// Derives roles from a row.
  /// - Returns: whether nothing more can be derived from it.
  private mutating func settle(_ slot: Int, _ system: LinearSystem) -> Bool {
    terms.removeAll()
    for term in system.constraints.terms(slot) {
      let variable = classes.lowest(term.variable)
      if !isSize[variable] { add(variable, term.coefficient) }
    }
    var kept = 0
    for index in terms.indices where abs(terms[index].coefficient) > Tolerance.cancellation {
      terms[kept] = terms[index]
      kept += 1
    }
    terms.shorten(to: kept)
    switch terms.count {
    case 0: return true
    case 1:
      isSize[terms[0].variable] = true
      return true
    case 2:
      let (first, second) = (terms[0], terms[1])
      if abs(first.coefficient + second.coefficient) <= Tolerance.cancellation {
        classes.unite(first.variable, second.variable)
      } else {
        isSize[first.variable] = true
        isSize[second.variable] = true
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
    terms.append(Term(variable: variable, coefficient: coefficient))
  }
}
