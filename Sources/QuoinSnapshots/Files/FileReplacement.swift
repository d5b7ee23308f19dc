// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The outcome of replacing the content of a file.
package enum FileReplacement: Hashable {
  case written
  /// The file has other bytes than expected: another process wrote it.
  case changed
  /// The file could not be written, with the reason of the system.
  case failed(reason: String)
}
