// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

extension LinearSolver {
  // MARK: Values

  /// Returns the value of a variable after the last ``solve()``.
  ///
  /// - Parameter variable: the identifier of a variable or an input.
  /// - Returns: the value; 0 for a variable that was removed, or added after the last ``solve()``.
  public func value(of variable: VariableID) -> Double {
    Solution.value(
      of: variable, engine.solution.values,
      engine.system.variables.slots)
  }

  /// Reads the values of several variables, as ``value(of:)`` returns them.
  ///
  /// - Parameters:
  ///   - variables: the identifiers of the variables.
  ///   - values: receives one number for each variable, in their order. Its memory is reused.
  public func readValues(of variables: [VariableID], into values: inout [Double]) {
    Solution.read(
      variables, engine.solution.values,
      engine.system.variables.slots,
      into: &values)
  }

  /// Reads the values of all variables after the last ``solve()``.
  ///
  /// This is the fastest way to read many values.
  ///
  /// - Parameter values: receives the numbers, each at the ``VariableID/index`` of its identifier.
  ///   The number at the index of a removed variable has no meaning. The memory of the array is
  ///   reused.
  public func readValues(into values: inout [Double]) {
    Solution.read(
      engine.solution.values,
      count: engine.system.variables.slotCount,
      into: &values)
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
    return engine.takeChanges(into: &variables)
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
  package var dependsOnOrder: Bool { engine.dependsOnOrder }

  /// Whether the last ``solve()`` has found that there is only one optimal solution. false where
  /// that is not known: after a change, and in a copy that was not solved since.
  package var hasSingleSolution: Bool { engine.hasSingleSolution }

  /// The total violation of optional constraints for each priority at which it is not 0, highest
  /// priority first. Broken constraints are not included.
  ///
  /// - Complexity: O(*t*) for *t* terms of all constraints.
  public var violations: [LevelViolation] { engine.violations }

  /// Returns the variables that the constraints do not determine, with the ranges of their values
  /// in all optimal solutions.
  ///
  /// - Returns: the variables, in the order in which they were added.
  /// - Complexity: The elimination and optimisation of the whole system, and two linear programs
  ///   for each variable of a component that is not determined.
  public func ambiguousVariables() -> [AmbiguousVariable] {
    engine.ambiguousVariables()
  }

  /// Returns those of some variables that the constraints do not determine, with their ranges.
  ///
  /// - Parameter candidates: the variables to look at; no linear programs are solved for others.
  /// - Returns: the ambiguous ones, in the order of the parameter.
  package func ambiguousVariables(among candidates: [VariableID]) -> [AmbiguousVariable] {
    engine.ambiguousVariables(among: candidates)
  }

  /// Returns the degrees of freedom of the optimal solutions.
  ///
  /// Their number is the dimension of the set of optimal solutions. The first candidates that are
  /// independent of each other are the drivers.
  ///
  /// - Parameter candidates: variables, from the one that a driver should be first.
  /// - Returns: the degrees in the order of their drivers.
  /// - Complexity: two linear programs for each row, variable and optional constraint of the parts
  ///   that are not determined, and an elimination of their implied equalities.
  package func ambiguousDirections(drivenBy candidates: [VariableID]) -> [AmbiguousDirection] {
    engine.ambiguousDirections(drivenBy: candidates)
  }

  /// The numbers of solves that updated former results, and of solves from scratch.
  package var solveCounts: (incremental: Int, full: Int) { engine.solveCounts }
}
