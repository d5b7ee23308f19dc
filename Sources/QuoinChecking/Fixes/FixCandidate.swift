// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinInterfaceBuilder

/// Edits that are tried, with the finding that they remove.
struct FixCandidate {
  /// The finding that the edits remove; nil for flags of Xcode, which are not findings.
  var finding: LayoutFinding?
  /// The id of the rule.
  var rule: String
  /// The id of the object.
  var object: String
  var edits: [FileEdit]
  var safety: FixSafety

  /// The identity of the candidate from one round to the next.
  var key: String { finding?.fingerprint ?? "\(rule) \(object)" }
}
