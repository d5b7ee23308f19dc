// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinChecking

/// A format of findings and where it is written to.
struct ReportTarget {
  var writer: any ReportWriter
  var destination: Destination

  enum Destination: Hashable {
    case standardOutput
    case file(String)
    /// A file that other commands write to as well.
    case endOf(String)
  }
}
