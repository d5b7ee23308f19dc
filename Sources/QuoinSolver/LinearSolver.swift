// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// Finds numbers that satisfy linear constraints with priorities.
///
/// A constraint says `coefficient·variable + ... REL constant`. At priority 1000 it has to hold.
/// Below, it is a wish: the solver makes the sum of absolute violations at the highest priority as
/// small as can be, then, without giving any of that up, at the next lower one, and so on. No
/// number of weaker wishes outweighs a stronger one.
///
/// ```swift
/// var solver = LinearSolver()
/// let root = try solver.addInput(320)
/// let width = solver.addVariable(role: .size, isNonNegative: true)
/// try solver.addConstraint([LinearTerm(width), LinearTerm(-0.5, root)], .lessThanOrEqual, 0)
/// try solver.addConstraint([LinearTerm(width)], .equal, 400, priority: 750)
/// solver.solve()
/// solver.value(of: width)  // 160
/// ```
///
/// Where the constraints leave something open, the result depends on them alone, never on earlier
/// results: sizes are as small as can be (the sum of their absolute values is smallest), then a
/// position that only inequalities mention rests against its bounds, then positions are nearest to
/// 0, and what is still open follows the order in which the optional constraints were added: the
/// violation of an earlier one is made as small as can be first.
///
/// Required constraints that cannot hold together are reported in ``conflicts``, and the rest is
/// solved without the one that gives way.
///
/// A copy shares its memory with the original until one of them changes.
public struct LinearSolver: Sendable {
  private(set) var storage = Storage()

  /// Constants, inputs and coefficients beyond this are refused, and so are constraints whose largest
  /// coefficient is below its inverse. It is far beyond what a layout can mean: double precision tells
  /// points apart up to about 10^15.
  public static let largestMagnitude = 1e30

  /// A solver without variables and constraints.
  public init() {}

  /// Makes room for so many variables and constraints with so many terms altogether, where their
  /// number is known before they are added. This saves time and memory and changes nothing else.
  public mutating func reserveCapacity(variables: Int, constraints: Int, terms: Int) {
    makeUnique()
    storage.engine.system.variables.reserve(variables)
    storage.engine.system.constraints.reserve(constraints, terms: terms)
  }

  // MARK: Variables

  /// Adds a number to be determined.
  public mutating func addVariable(
    role: VariableRole = .unspecified, isNonNegative: Bool = false
  ) -> VariableID {
    makeUnique()
    return storage.engine.addVariable(role: role, isNonNegative: isNonNegative)
  }

  /// Adds a number that is given from outside, such as the width of a window.
  public mutating func addInput(_ value: Double) throws(SolverError) -> VariableID {
    makeUnique()
    return try storage.engine.addInput(value)
  }

  /// Gives another value to an input.
  public mutating func setInput(_ input: VariableID, to value: Double) throws(SolverError) {
    makeUnique()
    try storage.engine.setInput(input, to: value)
  }

  /// Removes a variable that no constraint mentions any more.
  public mutating func removeVariable(_ variable: VariableID) throws(SolverError) {
    makeUnique()
    try storage.engine.removeVariable(variable)
  }

  // MARK: Constraints

  /// Adds the constraint `terms REL constant`.
  ///
  /// A variable may stand in several terms; their coefficients add up.
  /// - Parameter priority: 1000 for a constraint that has to hold, less (down to 0) for a wish.
  @discardableResult
  public mutating func addConstraint(
    _ terms: [LinearTerm], _ relation: LinearRelation, _ constant: Double,
    priority: Double = 1000, breaking: BreakingClass = .ordinary
  ) throws(SolverError) -> ConstraintID {
    makeUnique()
    return try storage.engine.addConstraint(
      terms, relation, constant, priority: priority, breaking: breaking)
  }

  /// Removes a constraint. What it broke or excluded is considered again by the next solve.
  ///
  /// - Throws: ``SolverError/unknownConstraint(_:)``; nothing has changed then.
  public mutating func removeConstraint(_ constraint: ConstraintID) throws(SolverError) {
    makeUnique()
    try storage.engine.removeConstraint(constraint)
  }

  /// Changes the right side of a constraint.
  public mutating func setConstant(
    of constraint: ConstraintID, to constant: Double
  ) throws(SolverError) {
    makeUnique()
    try storage.engine.setConstant(of: constraint, to: constant)
  }

  /// Changes how much a constraint matters. Its age stays what it is.
  public mutating func setPriority(
    of constraint: ConstraintID, to priority: Double
  ) throws(SolverError) {
    makeUnique()
    try storage.engine.setPriority(of: constraint, to: priority)
  }

  // MARK: Results

  /// Brings all values up to date. Does nothing when nothing has changed.
  ///
  /// A new value of one of the first three inputs costs one evaluation of all variables as long as
  /// the same bounds decide, and otherwise the parts in which others do. So do a constant that
  /// changes again and again, and new constants and priorities of wishes and inequalities. A few
  /// constraints and variables that come and go cost what they concern and a look at the rest.
  /// Other changes start over. Each conflict that is met costs one more pass without the constraint
  /// that gives way.
  public mutating func solve() {
    makeUnique()
    storage.engine.solve()
    #if QUOIN_INVARIANTS
    checkInvariants()
    #endif
  }

  /// The value that the last ``solve()`` gave, 0 for a variable that is newer.
  public func value(of variable: VariableID) -> Double {
    Solution.value(
      of: variable, storage.engine.solution.values,
      storage.engine.system.variables.slots)
  }

  /// The values of several variables, as ``value(of:)`` gives them one by one.
  ///
  /// - Parameter values: gets a number for each variable, in their order, in the memory that it has.
  public func readValues(of variables: [VariableID], into values: inout [Double]) {
    Solution.read(
      variables, storage.engine.solution.values, storage.engine.system.variables.slots,
      into: &values)
  }

  /// The values of all variables, each at the ``VariableID/index`` of its identifier, as the last
  /// ``solve()`` gave them. What stands at the index of a removed variable means nothing.
  ///
  /// This is the quickest way to read many.
  /// - Parameter values: gets the numbers in the memory that it has.
  public func readValues(into values: inout [Double]) {
    Solution.read(
      storage.engine.solution.values, count: storage.engine.system.variables.slotCount,
      into: &values)
  }

  /// Tells which values changed since this was asked last. Who keeps a copy of the values and reads
  /// these anew is up to date.
  ///
  /// - Parameter variables: gets the variables, in no particular order, in the memory that it has.
  ///   One may stand there twice.
  /// - Returns: whether it is known. Otherwise any value may have changed: at the first time, and
  ///   after a change that moves most of them, such as that of an input.
  public mutating func takeChanges(into variables: inout [VariableID]) -> Bool {
    makeUnique()
    return storage.engine.takeChanges(into: &variables)
  }

  /// Lets read the values of all variables as of the last ``solve()``, by the index of the variable.
  package func withValues<Result>(_ body: (UnsafeBufferPointer<Double>) -> Result) -> Result {
    storage.engine.solution.values.withUnsafeBufferPointer(body)
  }

  /// The conflicts that the last ``solve()`` met, in the order in which their broken constraints
  /// were added.
  public var conflicts: [ConstraintConflict] { storage.engine.solution.conflicts }

  /// Whether the last ``solve()`` is known to have found the best values. It is false only where
  /// rounding errors kept a search from its end, which takes coefficients of very different sizes;
  /// required constraints hold, or are reported in ``conflicts``, all the same.
  public var isOptimal: Bool { storage.engine.solution.isOptimal }

  /// Whether the last ``solve()`` had to choose, among constraints that clash or among points that
  /// are equally good, so that the order of additions has a say in its result.
  package var dependsOnOrder: Bool { storage.engine.dependsOnOrder }

  /// How far the wishes are from holding, for each priority with a violation, highest first. Broken
  /// constraints are not counted.
  ///
  /// - Complexity: one pass over all constraints.
  public var violations: [LevelViolation] { storage.engine.violations }

  /// The variables that the constraints do not determine, in the order in which they were added,
  /// with the ranges in which they can move.
  ///
  /// - Complexity: two linear programs for each variable of a part that is not determined.
  public func ambiguousVariables() -> [AmbiguousVariable] { storage.engine.ambiguousVariables() }

  /// The same for some variables only, in their order; the others cost nothing.
  package func ambiguousVariables(among candidates: [VariableID]) -> [AmbiguousVariable] {
    storage.engine.ambiguousVariables(among: candidates)
  }

  /// How many solves followed what had changed, and how many started over.
  package var passes: (followed: Int, complete: Int) { storage.engine.passes }

  // MARK: Storage

  /// Holds the engine in one place, so that a public call enters it once and copies nothing.
  ///
  /// It is changed only through a solver that alone refers to it, so it can be sent like a value.
  final class Storage: @unchecked Sendable {
    /// Each call has the solver to itself already, so the check at run time would find nothing.
    @exclusivity(unchecked) var engine: SolverEngine

    init(_ engine: consuming SolverEngine = SolverEngine()) { self.engine = engine }
  }

  private mutating func makeUnique() {
    if !isKnownUniquelyReferenced(&storage) { storage = Storage(storage.engine.copy()) }
  }
}
