// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// Where a program is stopped that asked for something impossible, as Apple does by an exception.
package enum ProgrammerError {
  /// Stops the program with a sentence that says what to do.
  ///
  /// A failed precondition says its sentence in debug builds only; this one is always heard.
  package static func stop(_ sentence: String) -> Never {
    fatalError(sentence)
  }
}
