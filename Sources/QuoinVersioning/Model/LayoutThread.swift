// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Dispatch
import Foundation

/// The thread on which views are laid out.
enum LayoutThread {
  /// Marks the main queue, which several threads may serve one after the other.
  private static let mark: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// Returns what a closure gives that runs on the main actor, and waits for it.
  static func run<Result: Sendable>(_ work: @MainActor () -> Result) -> Result {
    let isMain = Thread.isMainThread || DispatchQueue.getSpecific(key: mark) == true
    if isMain { return MainActor.assumeIsolated(work) }
    return DispatchQueue.main.sync { MainActor.assumeIsolated(work) }
  }
}
