// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// Whether changes of the layout inside rows are reported to the rows: since a list of the program
/// measures its rows again after each (Apple's `SelfSizingInvalidation.enabledIncludingConstraints`).
@MainActor enum ContentChanges {
  static var areReported = false
}
