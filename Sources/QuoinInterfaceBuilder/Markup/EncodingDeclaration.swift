// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation

/// The XML declaration at the start of a file, as far as its encoding.
///
/// Only a declaration that is written as XML defines it has an effect. After an error in it the
/// parser expects UTF-8. See section 2.8 and 4.3.3 of the definition of XML 1.0.
struct EncodingDeclaration {
  /// The name of the encoding in lower case.
  let name: String

  /// - Returns: nil for a file without a declaration, or one that names no encoding.
  init?(_ data: Data) {
    // No name of an encoding is that long.
    var rest = data.prefix(200)
    if rest.starts(with: [0xEF, 0xBB, 0xBF]) { rest.removeFirst(3) }
    guard Self.take("<?xml", from: &rest),
      let version = Self.attribute("version", in: &rest), Self.isVersion(version),
      let name = Self.attribute("encoding", in: &rest), Self.isName(name)
    else { return nil }
    self.name = name.lowercased()
  }

  /// Reads white space and an attribute, and returns its value.
  private static func attribute(_ name: String, in rest: inout Data) -> String? {
    guard takeSpace(from: &rest), take(name, from: &rest) else { return nil }
    _ = takeSpace(from: &rest)
    guard take("=", from: &rest) else { return nil }
    _ = takeSpace(from: &rest)
    guard let mark = rest.popFirst(), mark == UInt8(ascii: "\"") || mark == UInt8(ascii: "'"),
      let end = rest.firstIndex(of: mark)
    else { return nil }
    let value = String(validating: rest[..<end], as: UTF8.self)
    rest = rest[rest.index(after: end)...]
    return value
  }

  private static func take(_ text: String, from rest: inout Data) -> Bool {
    guard rest.starts(with: text.utf8) else { return false }
    rest = rest.dropFirst(text.utf8.count)
    return true
  }

  /// Reads white space, and returns whether there was any.
  private static func takeSpace(from rest: inout Data) -> Bool {
    let count = rest.prefix { [0x20, 0x09, 0x0D, 0x0A].contains($0) }.count
    rest = rest.dropFirst(count)
    return count > 0
  }

  private static func isVersion(_ text: String) -> Bool {
    text.hasPrefix("1.") && text.count > 2
      && text.dropFirst(2).allSatisfy { ("0"..."9").contains($0) }
  }

  private static func isName(_ text: String) -> Bool {
    guard let first = text.first, first.isASCII, first.isLetter else { return false }
    return text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "._-".contains($0)) }
  }
}
