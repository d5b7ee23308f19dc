// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// What the last solve found out.
struct Solution: Sendable {
  /// By slot of a variable.
  var values: [Double] = []
  var conflicts: [ConstraintConflict] = []
  /// The slots of the broken constraints, ascending.
  var broken: [Int32] = []

  /// The value of a variable, 0 when it is newer than the values or no longer there.
  ///
  /// This and the next take arrays, so that the caller need not copy the engine to call them.
  static func value(
    of variable: VariableID, _ values: [Double], generation: [UInt32]
  ) -> Double {
    let slot = Int(variable.index)
    guard values.indices.contains(slot), generation[slot] == variable.generation else { return 0 }
    return values[slot]
  }

  /// The values of several variables, in their order.
  /// - Parameter wasReused: whether a generation may be other than 0.
  static func read(
    _ variables: [VariableID], _ values: [Double], generation: [UInt32],
    wasReused: Bool, into read: inout [Double]
  ) {
    if read.count != variables.count { read.refill(0, count: variables.count) }
    // Pointers spare each element several checks of its index; the slots are checked here.
    read.withUnsafeMutableBufferPointer { read in
      variables.withUnsafeBufferPointer { variables in
        values.withUnsafeBufferPointer { values in
          generation.withUnsafeBufferPointer { generation in
            let count = UInt64(min(values.count, generation.count))
            guard wasReused else {
              // All generations are 0, so one comparison tells both parts of an identifier.
              for place in 0..<variables.count {
                let id = variables[place]
                let packed = UInt64(id.generation) << 32 | UInt64(UInt32(bitPattern: id.index))
                read[place] = packed < count ? values[Int(packed)] : 0
              }
              return
            }
            for place in 0..<variables.count {
              let slot = UInt32(bitPattern: variables[place].index)
              let isKnown =
                slot < count && generation[Int(slot)] == variables[place].generation
              read[place] = isKnown ? values[Int(slot)] : 0
            }
          }
        }
      }
    }
  }
}
