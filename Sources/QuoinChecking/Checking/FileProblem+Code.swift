// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

extension FileProblem {
  /// A code for the kind of problem that is the same in every version.
  package var code: String {
    switch self {
    case .unreadableFolder: "unreadable-folder"
    case .unreadableList: "unreadable-list"
    case .unreadableConfiguration: "unreadable-configuration"
    case .malformedConfiguration: "malformed-configuration"
    case .repeatedKey: "repeated-key"
    case .circularExtends: "circular-extends"
    case .unknownKey: "unknown-key"
    case .unknownRule: "unknown-rule"
    case .wrongKind, .unknownWord, .invalidMatrix: "invalid-value"
    case .incompleteOverride: "missing-key"
    case .unreadableBaseline: "unreadable-baseline"
    case .malformedBaseline, .malformedBaselineEntry: "malformed-baseline"
    case .baselineVersion: "baseline-version"
    }
  }
}
