// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// A rule about the statements of a file, without a layout.
@MainActor package protocol FileRule: Sendable {
  /// The name of the rule, and how serious its findings are.
  var rule: LayoutRule { get }
  /// Returns the findings of the rule in a file.
  func findings(in file: CheckedFile) -> [LayoutFinding]
  /// Returns what the rule does not look at in a file since an option is missing, and the option;
  /// nil where it looks at everything.
  func omission(in file: CheckedFile) -> String?
}

extension FileRule {
  package func omission(in file: CheckedFile) -> String? { nil }
}
