// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The source of a measure of the canvas that no file states.
public enum MeasureBasis: Hashable, Sendable {
  /// Apple's documentation states the value.
  case documented
  /// More stored frames show the value than contradict it.
  case observed(StoredEvidence)
  /// A value that no stored frame confirms, or that as many contradict as confirm.
  case guessed(StoredEvidence)

  /// Whether nothing may be stated that the measure decides.
  public var isGuess: Bool {
    if case .guessed = self { return true }
    return false
  }
}

extension MeasureBasis: CustomStringConvertible {
  public var description: String {
    switch self {
    case .documented: "documented"
    case .observed(let evidence), .guessed(let evidence): evidence.description
    }
  }
}
