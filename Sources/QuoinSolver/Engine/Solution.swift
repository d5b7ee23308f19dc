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

  /// The value of a variable; 0 when it was removed, or added after the last solve.
  ///
  /// The parameters here and below are parts of an engine, because the engine itself would be
  /// copied for the call.
  static func value(of variable: VariableID, _ values: [Double], _ slots: SlotLedger) -> Double {
    guard let slot = slots.slot(variable.index, generation: variable.generation) else { return 0 }
    return slot < values.count ? values[slot] : 0
  }

  /// Reads the values of all variables, by slot; 0 for those added after the last solve.
  static func read(_ values: [Double], count: Int, into read: inout [Double]) {
    if read.count != count { read.refill(0, count: count) }
    let known = min(values.count, count)
    read.withUnsafeMutableBufferPointer { read in
      values.withUnsafeBufferPointer { values in
        guard let start = values.baseAddress else { return }
        read.baseAddress?.update(from: start, count: known)
      }
      for slot in known..<count { read[slot] = 0 }
    }
  }

  /// Reads the values of several variables, in their order.
  static func read(
    _ variables: [VariableID], _ values: [Double], _ slots: SlotLedger, into read: inout [Double]
  ) {
    if read.count != variables.count { read.refill(0, count: variables.count) }
    guard !slots.hasFreed else {
      for index in variables.indices { read[index] = value(of: variables[index], values, slots) }
      return
    }
    // Pointers avoid several checks of each index; the slots are checked here.
    read.withUnsafeMutableBufferPointer { read in
      variables.withUnsafeBufferPointer { variables in
        values.withUnsafeBufferPointer { values in
          // All generations are 0, so one comparison checks both parts of an identifier.
          let count = UInt64(min(values.count, slots.count))
          for index in 0..<variables.count {
            let id = variables[index]
            let packed = UInt64(id.generation) &<< 32 | UInt64(UInt32(bitPattern: id.index))
            read[index] = packed < count ? values[Int(packed)] : 0
          }
        }
      }
    }
  }
}
