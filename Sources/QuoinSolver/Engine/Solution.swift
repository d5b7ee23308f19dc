// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

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
