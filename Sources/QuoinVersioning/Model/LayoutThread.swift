// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Dispatch
import QuoinUIKit

/// The thread on which views are laid out.
enum LayoutThread {
  /// Runs a closure on the main actor, waits for it, and returns its result.
  static func run<Result: Sendable>(_ work: @MainActor () -> Result) -> Result {
    if MainThread.isCurrent { return MainActor.assumeIsolated(work) }
    return DispatchQueue.main.sync { MainActor.assumeIsolated(work) }
  }
}
