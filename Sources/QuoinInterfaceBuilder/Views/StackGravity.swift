// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// An area of a macOS stack view.
package enum StackGravity: Int, Hashable, Sendable {
  case beginning, middle, end
}
