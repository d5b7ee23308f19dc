// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

extension String {
  /// Whether each character is one byte of ASCII, so that none has to be composed. A carriage
  /// return may be one character with the line feed after it.
  var hasCharactersOfOneByte: Bool {
    utf8.allSatisfy { $0 < 0x80 && $0 != UInt8(ascii: "\r") }
  }
}
