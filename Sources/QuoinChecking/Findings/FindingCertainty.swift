// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The kind of evidence for a finding.
public enum FindingCertainty: String, Hashable, Sendable, Codable {
  /// The file states it.
  case certain
  /// The finding is computed from exact inputs.
  case computed
  /// The finding depends on measures of texts, and is reported only beyond their error.
  case measured
  /// The finding depends on a choice where Apple's rules are not known. Such a finding is `info` at
  /// most.
  case choice
}
