// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The system, the stages and the results of a ``LinearSolver``, or of several until one of them
/// changes.
///
/// The larger parts of an engine are classes: for a deeply nested value that cannot be copied, the
/// compiler (Swift 6.3) checks every stored property below it at each use, which took most of the
/// time of a build.
///
/// The properties of these classes are `@exclusivity(unchecked)`: no two accesses of one overlap,
/// since each part has a single owner, and a solver cannot change while a closure reads its values.
/// Checking that at run time took half of all instructions of a solve.
///
/// It is `@unchecked Sendable` because an engine is only mutated through a solver that has the only
/// reference to it (``LinearSolver/makeUnique()``). The compiler cannot prove that.
final class SolverEngine: @unchecked Sendable {
  let system: LinearSystem
  @exclusivity(unchecked) var solution = Solution()
  /// The results of the stages.
  let state = SolverState()
  /// The changes since the last solve.
  @exclusivity(unchecked) var changes = PendingChanges()
  /// The numbers of solves that updated former results, and of solves from scratch.
  @exclusivity(unchecked) var solveCounts = (incremental: 0, full: 0)

  init(_ system: LinearSystem = LinearSystem()) { self.system = system }

  var isDirty: Bool { !changes.isEmpty }

  /// Returns a copy of the system and the results. Its stages are empty, so its next change is
  /// solved from scratch.
  func copy() -> SolverEngine {
    let copy = SolverEngine(system.copy())
    copy.solution = solution
    if isDirty { copy.changes.needsFullSolve = true }
    return copy
  }
}

/// The results of the last solve.
struct Solution: Sendable {
  /// The values, by slot of a variable.
  var values: [Double] = []
  var conflicts: [ConstraintConflict] = []
  /// The slots of the broken constraints, ascending.
  var broken: [Int32] = []
  /// Whether every search finished.
  var isOptimal = true

  /// Removes everything, and keeps the memory.
  mutating func removeAll() {
    values.removeAll(keepingCapacity: true)
    conflicts = []
    broken = []
    isOptimal = true
  }

  /// Reads the values of all variables, by slot; 0 for those added after the last solve.
  func read(count: Int, into read: inout [Double]) {
    read.removeAll(keepingCapacity: true)
    read += values.prefix(count)
    if read.count < count { read += repeatElement(0, count: count - read.count) }
  }
}
