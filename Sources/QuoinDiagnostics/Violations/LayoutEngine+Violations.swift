// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import QuoinLayout
import QuoinSolver

extension LayoutEngine {
  /// Returns the optional constraints and content priorities that the last `layout()` misses,
  /// highest priority first, then by amount.
  ///
  /// - Parameter minimum: the smallest violation that is reported, in points.
  /// - Complexity: an elimination of the rows that are connected to missed requirements, and their
  ///   determining sets.
  public func violations(ofAtLeast minimum: Double = 1) -> [ConstraintViolation] {
    guard isLaidOut else { return [] }
    var rows = BindingRows(self)
    var result: [ConstraintViolation] = []
    for missed in rows.violated where missed.row.priority < 1000 && abs(missed.excess) >= minimum {
      result.append(violation(missed, &rows))
    }
    return result.sorted {
      ($0.priority, $0.violation) > ($1.priority, $1.violation)
    }
  }

  private func violation(
    _ missed: BindingRows.ViolatedRow, _ rows: inout BindingRows
  ) -> ConstraintViolation {
    let left = lowered.bindingRow(missed.row, nil, model)
    var preventedBy: [LayoutRequirement] = []
    var isProved = true
    var facts = left.givens
    for factor in rows.determiningSet(of: left.terms) {
      let row = rows.independent[factor.row]
      // By Farkas' lemma the set conflicts if every inequality pushes away from the violated value.
      // It is a smallest one because its rows are independent.
      let pushesUp =
        row.relation == .equal
        || (row.relation == .greaterThanOrEqual) == (factor.multiple > 0)
      if row.relation != .equal, pushesUp != (missed.excess > 0) { isProved = false }
      if row.priority < missed.row.priority { isProved = false }
      guard let requirement = row.requirement else {
        isProved = false
        continue
      }
      preventedBy.append(requirement)
      facts += row.givens
    }
    var known = Set(preventedBy)
    preventedBy += facts.filter { known.insert($0).inserted }
    let isHugging = if case .hugging = missed.requirement { true } else { false }
    return ConstraintViolation(
      requirement: missed.requirement, priority: missed.row.priority,
      violation: abs(missed.excess), preventedBy: preventedBy, isProved: isProved,
      isDeliberate: isHugging)
  }

  /// Returns the number of points by which a violation shrinks when one of the constraints that
  /// prevent it gets the next lower priority, as solved on a copy.
  ///
  /// - Returns: the constraint whose lower priority helps most, its new priority and the points;
  ///   nil when none helps by at least a tenth of a point.
  /// - Complexity: a complete layout for each constraint that prevents it, at most eight.
  package func improvement(
    of violation: ConstraintViolation
  ) -> (constraint: LayoutConstraintID, priority: Double, points: Double)? {
    var best: (constraint: LayoutConstraintID, priority: Double, points: Double)?
    for case .constraint(let id) in violation.preventedBy.prefix(8) {
      var copy = self
      let priority = violation.priority - 1
      guard priority > 0, (constraint(id)?.priority ?? 0) > priority else { continue }
      do throws(LayoutError) {
        try copy.setPriority(of: id, to: priority)
      } catch {
        continue  // The constraint was removed since the violation was reported.
      }
      copy.layout()
      let (found, relation, wanted) = copy.comparison(of: violation.requirement)
      let excess = found - wanted
      let remaining = relation.isViolated(by: excess) ? abs(excess) : 0
      let points = violation.violation - remaining
      if points > (best?.points ?? 0.1) { best = (id, priority, points) }
    }
    return best
  }
}
