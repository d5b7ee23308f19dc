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
