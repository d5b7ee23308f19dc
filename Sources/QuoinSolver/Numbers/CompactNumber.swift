// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// A number that is not negative, in four bytes: see ``CompactNumbers``.
struct CompactNumber: Sendable {
  /// The bits of the number in single precision where it is exact, below 0 the place of the number.
  fileprivate let code: Int32

  /// Whether the number is exact in single precision, and at least some other.
  ///
  /// The bits of positive numbers are in the order of the numbers.
  func isAtLeast(_ limit: Float) -> Bool { code >= Int32(bitPattern: limit.bitPattern) }
}

/// Numbers that are not negative, in four bytes each. Nearly all priorities and weights are exact in
/// single precision; the others stand here.
struct CompactNumbers: ~Copyable, Sendable {
  private var others = PlacedValues<Double>()

  init() {}

  /// The number as it was.
  subscript(number: CompactNumber) -> Double {
    @inline(__always) get {
      number.code >= 0
        ? Double(Float(bitPattern: UInt32(bitPattern: number.code))) : others[Int(~number.code)]
    }
  }

  @inline(__always)
  mutating func compact(_ number: Double) -> CompactNumber {
    let single = Float(number)
    let code = Int32(bitPattern: single.bitPattern)
    return CompactNumber(code: Double(single) == number && code >= 0 ? code : add(number))
  }

  /// Forgets a number, so that another can take its place.
  mutating func remove(_ number: CompactNumber) {
    if number.code < 0 { others.remove(Int(~number.code)) }
  }

  mutating func removeAll() { others.removeAll() }

  /// The same numbers in memory of their own.
  func copy() -> CompactNumbers {
    var copy = CompactNumbers()
    copy.others = others.copy()
    return copy
  }

  @inline(never)
  private mutating func add(_ number: Double) -> Int32 { ~Int32(others.add(number)) }
}
