// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation

extension MarkupTree {
  /// Bytes that are not UTF-8 are mostly those of a file that another editor saved.
  static let invalidBytes =
    "The file has a byte sequence that is not valid text: it is not UTF-8, as after saving in Latin-1. "
    + "Save it as UTF-8."

  /// Refuses bytes that are not UTF-8, in a file that does not declare another encoding.
  ///
  /// The parser recovers from such bytes and passes them to its delegate, and Foundation on some
  /// platforms stops the program when it converts them to strings.
  static func checkEncoding(
    _ data: Data, fileName: String
  ) throws(InterfaceBuilderError) {
    guard isUTF8(data), let location = firstInvalidByte(in: data) else { return }
    throw InterfaceBuilderError(
      .malformed, file: fileName, line: location.line, column: location.column,
      message: invalidBytes)
  }

  /// Whether the file is UTF-8 by its first bytes and its XML declaration.
  private static func isUTF8(_ data: Data) -> Bool {
    guard hasSingleBytes(data) else { return false }
    // With single bytes at its start, a file that declares UTF-16 is read as UTF-8 all the same.
    guard let name = EncodingDeclaration(data)?.name else { return true }
    return ["utf", "ucs", "iso-10646"].contains { name.hasPrefix($0) }
  }

  /// Whether the file is UTF-8 and declares no other encoding.
  static func isPlainUTF8(_ data: Data) -> Bool {
    hasSingleBytes(data) && ["utf-8", "utf8", nil].contains(EncodingDeclaration(data)?.name)
      && String(validating: data, as: UTF8.self) != nil
  }

  private static func hasSingleBytes(_ data: Data) -> Bool {
    let start = data.prefix(200)
    return !start.contains(0) && start.first != 0xFE && start.first != 0xFF
  }

  /// Returns the line and character of the first bytes that are not UTF-8, both counted from 1.
  private static func firstInvalidByte(in data: Data) -> (line: Int, column: Int)? {
    guard String(validating: data, as: UTF8.self) == nil else { return nil }
    var parser = Unicode.UTF8.ForwardParser()
    var bytes = data.makeIterator()
    var line = 1
    var column = 1
    while true {
      switch parser.parseScalar(from: &bytes) {
      case .valid(let scalar) where scalar.first == UInt8(ascii: "\n"):
        line += 1
        column = 1
      case .valid:
        column += 1
      case .error, .emptyInput:
        return (line, column)
      }
    }
  }
}
