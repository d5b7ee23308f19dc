// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// A term of a sum: a coefficient times the variable in a slot.
struct SlotTerm: Equatable, Sendable {
  var coefficient: Double
  var variable: Int32
}

extension Buffer<SlotTerm> {
  /// Some of the terms. The pointer is invalid after the buffer is mutated.
  @inline(__always)
  func sum(at first: Int32, count termCount: Int32) -> UnsafeBufferPointer<SlotTerm> {
    let first = Int(first)
    return UnsafeBufferPointer(rebasing: unchecked[first..<first + Int(termCount)])
  }
}
