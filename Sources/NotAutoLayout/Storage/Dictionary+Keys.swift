// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

extension Dictionary {
  /// Whether there is a value for a key.
  func containsKey(_ key: Key) -> Bool { index(forKey: key) != nil }
}
