// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// A hash of lines, equal in every process.
package enum LineHash {
  /// The hash of bytes by FNV-1a with 64 bits, as 16 hexadecimal digits. Line ends of Windows count
  /// as others do.
  ///
  /// It detects edited lines; it does not protect against lines that are constructed to have the
  /// same hash.
  package static func hash(_ bytes: some Sequence<UInt8>) -> String {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in bytes where byte != 0x0D {
      hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3
    }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
