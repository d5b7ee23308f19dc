// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// Names made from content: equal contents have equal names in all pictures.
enum ContentName {
  /// The hash FNV-1a of 64 bits, in letters and digits.
  static func hash(of bytes: some Sequence<UInt8>) -> String {
    var hash: UInt64 = 14_695_981_039_346_656_037
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 1_099_511_628_211 }
    return String(hash, radix: 16)
  }
}
