// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The amount of memory for lists whose number of elements is known beforehand.
package enum SpareRoom {
  /// The capacity for a number of elements.
  ///
  /// Long lists have room for some more, so that one addition to a large layout does not move all
  /// of its lists, which takes some 50 ms with 100,000 views. The room takes addresses and no
  /// memory until it is used.
  package static func capacity(for count: Int) -> Int {
    count < 16_384 ? count : count + count / 16
  }
}
