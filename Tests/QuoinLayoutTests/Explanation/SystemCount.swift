// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation

/// The numbers of random systems that tests make.
enum SystemCount {
  /// The number in an environment variable, with which more than the usual number are tried.
  static func given(by variable: String, usual: Int) -> Int {
    ProcessInfo.processInfo.environment[variable].flatMap(Int.init) ?? usual
  }
}
