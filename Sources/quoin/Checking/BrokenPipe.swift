// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation

/// The handling of an output that its reader closes.
enum BrokenPipe {
  /// Makes writing to a closed pipe an error, which ends the run with an exit code, in place of a
  /// signal, which ends the process.
  static func makeError() {
    #if !os(Windows) && !os(WASI)
    signal(SIGPIPE, SIG_IGN)
    #endif
  }
}
