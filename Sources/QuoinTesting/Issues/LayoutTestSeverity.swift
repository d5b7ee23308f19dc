// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The severity of the issue that a failed expectation records.
public enum LayoutTestSeverity: String, Hashable, Sendable, CaseIterable {
  /// The test continues and does not fail. Toolchains before Swift 6.3 have no such issues; with
  /// them, and with XCTest, the text is written to standard error.
  case warning
  /// The test fails.
  case error
}
