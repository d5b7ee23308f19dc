// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The changes since the last solve.
struct PendingChanges: ~Copyable {
  /// Whether the next solve has to start from scratch.
  var needsFullSolve = false
  /// Bounds with a new constant or priority: slots of their constraints.
  var bounds: [Int32] = []
  /// Required constraints without a bound, which have a new constant: slots.
  var equalities: [Int32] = []
  /// Whether inputs have new values, so that most results are likely to change.
  var movesInputs = false
  /// Slots of constraints that were removed since the last solve, or that are reduced again.
  var removedConstraints: [Int32] = []
  /// Slots of constraints that were added since the last solve, or that are reduced again. Some may
  /// have been removed since.
  var addedConstraints: [Int32] = []
  /// Slots of variables that were removed since the last solve.
  var removedVariables: [Int32] = []
  /// Slots of variables that were added since the last solve. Some may have been removed since.
  var addedVariables: [Int32] = []

  var isEmpty: Bool { !needsFullSolve && !hasValues && !hasStructure }

  /// Whether numbers have changed.
  var hasValues: Bool { !bounds.isEmpty || !equalities.isEmpty || movesInputs }

  /// Whether variables or constraints were added or removed.
  var hasStructure: Bool {
    !removedConstraints.isEmpty || !addedConstraints.isEmpty || !removedVariables.isEmpty
      || !addedVariables.isEmpty
  }
}

/// The variables whose values changed since the changes were last read.
struct ChangedValues: ~Copyable, Sendable {
  /// Whether any value may have changed.
  private(set) var isEverything = true
  /// The slots of the variables with new values, unless any value may have changed.
  private(set) var slots = Buffer<Int32>()

  mutating func removeAll() {
    slots.removeAll()
    isEverything = false
  }

  mutating func recordEverything() {
    guard !isEverything else { return }
    removeAll()
    isEverything = true
  }

  /// Records a variable with a new value.
  ///
  /// A list that is longer than that of all values is not worth reading, and a list that is never
  /// read must not grow without end. Then any value may have changed.
  /// - Parameter count: the number of all variables.
  mutating func record(_ slot: Int, of count: Int) {
    guard !isEverything else { return }
    slots.append(Int32(slot))
    if slots.count > count { recordEverything() }
  }
}
