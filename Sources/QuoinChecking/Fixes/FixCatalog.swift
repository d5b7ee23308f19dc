// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// All fixes of `quoin check`.
@MainActor package enum FixCatalog {
  /// The fixes, at most one for a rule.
  static let all: [any FindingFix] = [
    DuplicateConstraintFix(), LeftRightFix(), MisplacedViewFix(), EncapsulatedHeightFix(),
    HuggingTieFix(), AmbiguousLayoutFix(rule: "ambiguous-layout"),
    AmbiguousLayoutFix(rule: "scrollable-content"),
  ]

  /// The fix of a rule; nil when it has none.
  package static func fix(of rule: String) -> (any FindingFix)? { all.first { $0.rule == rule } }
}
