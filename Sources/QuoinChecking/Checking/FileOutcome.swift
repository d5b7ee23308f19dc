// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The result of checking a file.
package enum FileOutcome: Hashable, Sendable, Codable {
  case checked(FileReport)
  case failed(FileFailure)
}
