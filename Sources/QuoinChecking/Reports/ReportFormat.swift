// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The formats in which findings are written.
package enum ReportFormat: String, Hashable, Sendable, CaseIterable {
  case text, xcode, json, github, sarif, checkstyle, junit, gitlab, markdown
}
