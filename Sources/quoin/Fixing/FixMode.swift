// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The treatment of fixes in a run.
enum FixMode: String, Hashable, Codable {
  /// Writes the fixed files.
  case write
  /// Prints the differences and writes nothing.
  case diff
}
