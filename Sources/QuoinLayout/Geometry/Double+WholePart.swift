// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

extension Double {
  /// The greatest whole number that is not greater.
  ///
  /// `rounded(.down)` becomes a call into the C mathematics library, which a program that links
  /// this module alone does not have on every platform.
  var wholePart: Double {
    // From here on every number is whole; the comparison fails for NaN.
    guard abs(self) < 0x1p52 else { return self }
    let truncated = Double(Int64(self))
    return truncated > self ? truncated - 1 : truncated
  }
}

extension SIMD4<Double> {
  /// The greatest whole numbers that are not greater; nil when they are not known to be below 2⁵¹.
  @inline(__always) var smallWholeParts: SIMD4<Double>? {
    let limit = 0x1p51
    // Fails for what is no number.
    guard abs(x) + abs(y) + abs(z) + abs(w) < limit else { return nil }
    // From 2⁵² on every number is whole, so that the sum is rounded to one.
    let shift = 0x1.8p52
    let nearest = (self + shift) - shift
    return nearest - SIMD4<Double>.zero.replacing(with: 1, where: nearest .> self)
  }
}
