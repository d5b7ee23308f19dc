// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// Everything a solver was told: the variables, the constraints, and the inputs as parameters.
struct LinearSystem: ~Copyable, Sendable {
  var variables = VariableStore()
  var constraints = ConstraintStore()

  /// Gives back memory that was made room for and is not in use.
  mutating func shrink() {
    variables.shrink()
    constraints.shrink()
  }

  /// The variables that constraints mention. One that several mention is there several times.
  func variables(of constraints: [Int32]) -> [Int32] {
    constraints.flatMap { self.constraints.terms(Int($0)).map { $0.variable } }
  }

  /// The same in memory of its own.
  func copy() -> LinearSystem {
    var copy = LinearSystem()
    copy.variables = variables.copy()
    copy.constraints = constraints.copy()
    return copy
  }
}

/// The part of a system that takes part in one solve: all of it but the broken constraints, or, in
/// the search for a conflict, a subset of its requirements.
struct Selection: Sendable {
  /// Slots of constraints, oldest first.
  var constraints: SlotList
  /// Whether equalities are eliminated with twice the digits, and inputs count as the numbers that
  /// they have at present, so that nothing is a function of them: as a form, `1000000 - 1000 · w` has
  /// lost digits, and is 0 for `w = 1000`.
  var isPrecise = false
  /// By slot of a variable: the input counts as given. nil when all do.
  var fixedInputs: [Bool]?
  /// By slot of a variable: its sign counts. nil when all do.
  var signs: [Bool]?

  func fixesInput(_ slot: Int) -> Bool { fixedInputs.map { $0[slot] } ?? true }
  func keepsSign(_ slot: Int) -> Bool { signs.map { $0[slot] } ?? true }
}
