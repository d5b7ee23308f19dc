// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The fixes that a run makes.
struct FixRequest: Hashable, Codable {
  var mode: FixMode
  /// Whether fixes are made that may change frames.
  var includesUnsafe: Bool
}
