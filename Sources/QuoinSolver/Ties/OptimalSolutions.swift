// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The optimal solutions of a system, and the ranges of sums of variables in them.
struct OptimalSolutions: ~Copyable {
  private var reduced: ReducedSystem
  private let parameters: AffineForm
  private let phase = OptimisationPhase()
  private var extremes: FaceExtremes
  private var row = SparseRow()
  private var moving = SparseRow()

  /// Whether there is only one optimal solution.
  var isSingle: Bool { phase.face.isEmpty }

  /// - Parameters:
  ///   - system: the system.
  ///   - broken: the slots of constraints that are left out.
  init(_ system: LinearSystem, broken: Set<Int32>) {
    let active = system.constraints.slots.inOrder.filter { !broken.contains($0) }
    reduced = ReducedSystem(
      system,
      Selection(constraints: active, isPrecise: system.constraints.hasWideRows))
    parameters = reduced.elimination.parameters
    phase.optimise(reduced.quantities, at: parameters)
    phase.face.findIndices(columnCount: phase.columnValues.count)
    extremes = FaceExtremes(phase.face, at: parameters)
  }

  /// The range of a variable; nil for one that no column of the face moves.
  mutating func range(ofVariable slot: Int) -> Interval? {
    reduced.express(variable: slot, into: &row)
    return range()
  }

  /// The range of the left side of a constraint minus its right side; nil for one that no column of
  /// the face moves.
  mutating func range(
    ofConstraint slot: Int, _ system: LinearSystem
  ) -> Interval? {
    reduced.express(slot, system, into: &row)
    return range()
  }

  /// The range of the sum that was expressed last.
  private mutating func range() -> Interval? {
    let fixed = phase.face.split(row, phase.columnValues, moving: &moving)
    guard !moving.isEmpty else { return nil }
    let distance = (fixed - reduced.elimination.scratch.constant).value(at: parameters)
    return extremes.range(moving).shifted(by: distance)
  }

  /// The terms of the sum whose range was computed last, by face index.
  var lastSum: [Int: Double] {
    var sum: [Int: Double] = [:]
    for term in moving.terms.unchecked { sum[Int(term.column), default: 0] += term.coefficient }
    return sum
  }

  /// The equations that hold for the difference of any two optimal solutions, by face index.
  ///
  /// A limit that holds with equality in all optimal solutions is an implied equality. One solution
  /// is not enough to find these, so each row and column is compared at its extremes.
  mutating func impliedEqualities() -> [[Int: Double]] {
    var equations: [[Int: Double]] = []
    for index in phase.face.columns.indices {
      moving.removeAll()
      moving.append(1, Int32(index))
      if extremes.range(moving).isDetermined { equations.append([index: 1]) }
    }
    for row in phase.face.rowRange.indices {
      moving.removeAll()
      for index in phase.face.rows.terms(row) {
        let term = phase.face.rows.terms[index]
        moving.append(term.coefficient, term.column)
      }
      if extremes.range(moving).isDetermined { equations.append(lastSum) }
    }
    return equations
  }
}

extension Interval {
  /// Whether a sum with this range has a single value, but for rounding errors.
  var isDetermined: Bool { upper - lower <= Tolerance.range }
}
