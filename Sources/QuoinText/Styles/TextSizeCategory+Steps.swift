// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

extension TextSizeCategory {
  /// The names in the inspector of Xcode, the smallest size first.
  package static let stepNames = [
    "XS", "S", "M", "L", "XL", "XXL", "XXXL", "AX1", "AX2", "AX3", "AX4", "AX5",
  ]

  /// Creates the step with a name of the inspector, in upper or lower case, or with one of Apple's
  /// names; nil for another word.
  package init?(step: String) {
    let index = Self.stepNames.firstIndex(of: step.uppercased())
    guard let found = index.flatMap({ Self(rawValue: $0) }) ?? Self(name: step) else { return nil }
    self = found
  }
}
