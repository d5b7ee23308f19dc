// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

extension LayoutFinding {
  /// A short name of the finding that stays the same when lines are added or other objects change.
  ///
  /// It is made from the rule, the file, the object and the detail by FNV-1a with 64 bits.
  public var fingerprint: String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in [rule, file ?? "", scene, object, detail].joined(separator: "\u{1F}").utf8 {
      hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3
    }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
