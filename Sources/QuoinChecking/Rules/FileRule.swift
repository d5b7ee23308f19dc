// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// A rule about what a file states, without a layout.
@MainActor package protocol FileRule: Sendable {
  /// The name of the rule, and how serious its findings are.
  var rule: LayoutRule { get }
  /// Returns what the rule finds in a file.
  func findings(in file: CheckedFile) -> [LayoutFinding]
}
