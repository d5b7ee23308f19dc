// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

extension RawRepresentable<String> {
  /// The value of a word in any letter case, as options of the command line accept it; nil for
  /// other words.
  init?(word: String) { self.init(rawValue: word.lowercased()) }
}
