// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinUIKit

/// The thread on which views are laid out.
enum LayoutThread {
  /// Runs a closure on the main actor, which has to be the current one, and returns its result.
  ///
  /// Waiting for the main thread would be a deadlock where that waits for the caller.
  ///
  /// - Parameter type: the type that needs views, for the error.
  static func run<Result: Sendable>(
    for type: String, _ work: @MainActor () -> Result
  ) -> Result {
    guard MainThread.isCurrent else {
      ProgrammerError.stop(
        "wrong-thread",
        "\(type) lays out views, which live on the main thread; make it there, "
          + "for example in `await MainActor.run { … }`.")
    }
    return MainActor.assumeIsolated(work)
  }
}
