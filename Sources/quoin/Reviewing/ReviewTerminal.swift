// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation

/// The terminal of a review.
enum ReviewTerminal {
  /// Whether a person can read and answer. Descriptor 0 is standard input on every platform.
  static var isAvailable: Bool { isatty(0) != 0 && CommandConsole.isTerminal }

  /// Reads a line; nil at the end of the input.
  static func readAnswer() -> String? { readLine() }
}
