// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

extension LinearSolver {
  // MARK: Values

  /// Returns the value of a variable after the last ``solve()``.
  ///
  /// - Parameter variable: the identifier of a variable or an input.
  /// - Returns: the value; 0 for a variable that was removed, or added after the last ``solve()``.
  public func value(of variable: VariableID) -> Double {
    guard let slot = engine.system.variables.slot(of: variable) else { return 0 }
    return slot < engine.solution.values.count ? engine.solution.values[slot] : 0
  }

  /// Reads the values of several variables, as ``value(of:)`` returns them.
  ///
  /// - Parameters:
  ///   - variables: the identifiers of the variables.
  ///   - values: receives one number for each variable, in order. Its memory is reused.
  public func readValues(of variables: [VariableID], into values: inout [Double]) {
    values.removeAll(keepingCapacity: true)
    for variable in variables { values.append(value(of: variable)) }
  }

  /// Reads the values of all variables after the last ``solve()``.
  ///
  /// This is the fastest way to read many values.
  ///
  /// - Parameter values: receives the numbers, each at the ``VariableID/index`` of its identifier.
  ///   The number at the index of a removed variable has no meaning. The memory of the array is
  ///   reused.
  public func readValues(into values: inout [Double]) {
    engine.solution.read(count: engine.system.variables.slots.count, into: &values)
  }

  /// Returns the variables whose values changed since the last call of this function.
  ///
  /// To keep a copy of the values up to date, read the values of these variables again.
  ///
  /// - Parameter variables: receives the variables, in no particular order. A variable may be
  ///   listed twice. The memory of the array is reused.
  /// - Returns: whether the changes are known. Otherwise the array is empty, and any value may have
  ///   changed: on the first call, and after a change that affects most values, such as a new value
  ///   of an input.
  public mutating func takeChanges(into variables: inout [VariableID]) -> Bool {
    makeUnique()
    variables.removeAll(keepingCapacity: true)
    let state = engine.state
    defer { state.symbolic.changes.removeAll() }
    guard !state.symbolic.changes.isEverything else { return false }
    for index in state.symbolic.changes.slots.indices {
      let slot = Int(state.symbolic.changes.slots[index])
      guard engine.system.variables.isLive(slot) else { continue }
      variables.append(engine.system.variables.identifier(slot))
    }
    return true
  }

  /// Calls a function with the values of all variables after the last ``solve()``, each at the
  /// ``VariableID/index`` of its identifier.
  ///
  /// - Parameter body: reads the values; the buffer is invalid when it returns.
  /// - Returns: the result of `body`.
  package func withValues<Result>(_ body: (UnsafeBufferPointer<Double>) -> Result) -> Result {
    engine.solution.values.withUnsafeBufferPointer(body)
  }

  // MARK: Quality

  /// The conflicts of the last ``solve()``, in the order in which their broken constraints were
  /// added.
  public var conflicts: [ConstraintConflict] { engine.solution.conflicts }

  /// Whether the values of the last ``solve()`` are known to be optimal.
  ///
  /// It is false only where rounding errors stopped a search early, which needs coefficients of
  /// very different sizes. Required constraints are satisfied, or are reported in ``conflicts``, in
  /// any case.
  public var isOptimal: Bool { engine.solution.isOptimal }

  /// Whether the order of additions affects the result of the last ``solve()``: required
  /// constraints conflict, or several solutions are optimal.
  package var dependsOnOrder: Bool {
    !engine.solution.conflicts.isEmpty || engine.state.phase.hasTies
  }

  /// Whether the last ``solve()`` has found that there is only one optimal solution. false where
  /// that is not known: after a change, and in a copy that was not solved since.
  package var hasSingleSolution: Bool {
    !engine.isDirty && engine.state.isSolved && engine.state.isOptimal
      && !engine.state.phase.hasTies
  }

  /// The total violation of optional constraints for each priority at which it is not 0, highest
  /// priority first. Broken constraints are not included.
  ///
  /// - Complexity: O(*t*) for *t* terms of all constraints.
  public var violations: [LevelViolation] {
    guard !engine.isDirty else { return solved.violations }
    let system = engine.system
    var totals: [Double: Double] = [:]
    let broken = Set(engine.solution.broken)
    for slot in 0..<system.constraints.slots.count
    where system.constraints.isLive(slot) && !broken.contains(Int32(slot)) {
      let row = system.constraints[slot]
      // Required constraints hold unless they are broken.
      guard !row.isRequired else { continue }
      var residual = -system.constraints.constant(slot)
      for term in system.constraints.terms(slot) {
        residual += term.coefficient * engine.solution.values[Int(term.variable)]
      }
      let violation = row.relation.violation(residual)
      if violation > Tolerance.residual {
        totals[row.priority, default: 0] += violation * row.scale
      }
    }
    return totals.sorted { $0.key > $1.key }.map {
      LevelViolation(priority: $0.key, total: $0.value)
    }
  }

  /// The numbers of solves that updated former results, and of solves from scratch.
  package var solveCounts: (incremental: Int, full: Int) { engine.solveCounts }

  /// A copy after a solve.
  var solved: LinearSolver {
    var copy = self
    copy.solve()
    return copy
  }
}

/// The total violation of all constraints of one priority.
public struct LevelViolation: Hashable, Sendable {
  /// The priority of the constraints.
  public var priority: Double
  /// The sum of the absolute violations, each measured as the constraint was written.
  public var total: Double
}
