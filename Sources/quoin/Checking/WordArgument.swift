// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import ArgumentParser
import QuoinChecking

/// Options with a fixed set of words.
enum WordArgument {
  /// The words, for a help text.
  static func list<Value: CaseIterable & RawRepresentable<String>>(_ type: Value.Type) -> String {
    type.allCases.map(\.rawValue).joined(separator: ", ")
  }

  /// The value of a word in any letter case.
  ///
  /// - Throws: An error that lists the words.
  static func value<Value: CaseIterable & RawRepresentable<String>>(_ word: String) throws -> Value
  {
    guard let value = Value(rawValue: word.lowercased()) else {
      let names = Value.allCases.map(\.rawValue)
      throw ValidationError(
        "'\(word)' is none of \(list(Value.self)).\(NearestName.question(word, among: names))")
    }
    return value
  }
}
