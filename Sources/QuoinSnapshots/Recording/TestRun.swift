// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation

/// The run of tests that a process belongs to.
package enum TestRun {
  /// Names the run: the process that started this one, such as `swift test`, which starts one
  /// process or several.
  package static let identifier = currentIdentifier

  #if os(Windows)
  private static var currentIdentifier: String {
    "\(ProcessInfo.processInfo.processIdentifier)"
  }
  #else
  private static var currentIdentifier: String { "\(getppid())" }
  #endif
}
