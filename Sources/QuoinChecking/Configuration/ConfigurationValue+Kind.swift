// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation

extension ConfigurationValue {
  /// The kind of the value, in words.
  var kind: String {
    switch self {
    case .null: "null"
    case .boolean: "true or false"
    case .number: "a number"
    case .string: "a string"
    case .array: "an array"
    case .object: "an object"
    }
  }

  func isSameKind(as other: ConfigurationValue) -> Bool { kind == other.kind }
}

extension RuleOption {
  /// The value without the option; nil where its text is not a value of JSON.
  var value: ConfigurationValue? {
    // A text that is not JSON describes the value, which then may be of any kind.
    try? JSONDecoder().decode([ConfigurationValue].self, from: Data("[\(defaultValue)]".utf8)).first
  }
}
