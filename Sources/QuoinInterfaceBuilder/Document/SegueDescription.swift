// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// A segue from one controller to another.
package struct SegueDescription: Hashable, Sendable {
  package var source: String
  package var destination: String
  package var kind: String
  package var relationship: String
}
