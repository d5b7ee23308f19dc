// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

package import QuoinLayout
import QuoinSolver

extension LayoutEngine {
  /// A lower bound of the sum of the movements of all edges, in points, with which a broken
  /// constraint would hold.
  ///
  /// An edit of another constraint leaves the row `sum of c · v REL constant` of the broken one as
  /// it is. The row is violated by *d*, so the variables have to change by *d* ÷ max |c| or more in
  /// total. A change of a position moves two edges by as much, and a change of a length moves one
  /// or both edges by as much in total. The variables of an item therefore change by at most twice
  /// the sum of the movements of its edges.
  ///
  /// - Returns: 0 where no bound is known: for rows with a margin, a safe area or a content size,
  ///   which change without a movement of an edge, and for requirements that are not constraints.
  /// - Complexity: the number of terms of the row.
  package func leastMovement(satisfying requirement: LayoutRequirement) -> Double {
    guard case .constraint = requirement else { return 0 }
    // Lowering may add variables, which must not remain.
    var system = lowered
    var row = LoweredRow()
    system.lower(requirement, model, into: &row)
    var coefficients: [VariableID: Double] = [:]
    for term in row.terms { coefficients[term.variable, default: 0] += term.coefficient }
    let largest = coefficients.values.map(\.magnitude).max() ?? 0
    let areEdges = coefficients.keys.allSatisfy { variable in
      switch system.coordinate(of: variable).coordinate {
      case .x, .y, .width, .height: true
      case .contentWidth, .contentHeight: false
      }
    }
    guard !row.readsInsets, areEdges, largest > 0 else { return 0 }
    let excess = system.solvedExcess(of: row)
    let violation =
      switch row.relation {
      case .lessThanOrEqual: max(0, excess)
      case .equal: abs(excess)
      case .greaterThanOrEqual: max(0, -excess)
      }
    return violation / (2 * largest)
  }
}
