// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The body of a function that is declared only for the message that the compiler shows.
package func unavailable() -> Never {
  fatalError("unavailable functions cannot be called")
}
