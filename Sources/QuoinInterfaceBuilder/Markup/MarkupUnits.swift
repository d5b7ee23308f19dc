// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation

/// The code units of a file, read from the start to the end.
///
/// Markup is ASCII in all encodings that parsers read. In encodings with units of 2 or 4 bytes, all
/// units outside of ASCII are read as 0.
struct MarkupUnits {
  /// A part of the markup: a code unit outside of quotes, or a quoted value.
  enum Part {
    case unit(UInt8)
    /// The range of the units between the quotes.
    case quoted(Range<Int>)
  }

  private let units: [UInt8]
  /// The next unit that is read.
  private(set) var index = 0
  /// The unit of the last query for a location, and that location.
  private var located = (unit: 0, line: 1, column: 1)

  init(_ data: Data) {
    let bytes = [UInt8](data)
    guard let form = Self.wideForm(of: bytes) else {
      units = bytes
      return
    }
    units = stride(from: 0, to: bytes.count - form.width + 1, by: form.width).map { start in
      let unit = bytes[start..<start + form.width]
      let isASCII = unit.count { $0 == 0 } == form.width - 1
      return isASCII ? bytes[start + form.significant] : 0
    }
  }

  /// The width of units that have several bytes, and the byte that is not zero in ASCII.
  ///
  /// The bytes after the first one show it, which may be a byte order mark: a document begins in
  /// ASCII.
  private static func wideForm(of bytes: [UInt8]) -> (width: Int, significant: Int)? {
    guard bytes.count >= 8 else { return nil }
    switch bytes[4..<8].map({ $0 == 0 }) {
    case [true, true, true, false]: return (4, 3)
    case [false, true, true, true]: return (4, 0)
    case [true, false, true, false]: return (2, 1)
    case [false, true, false, true]: return (2, 0)
    default: return nil
    }
  }

  private mutating func next() -> UInt8? {
    guard index < units.count else { return nil }
    defer { index += 1 }
    return units[index]
  }

  /// Skips a text if it is next. Returns whether it is.
  mutating func skip(_ text: String) -> Bool {
    guard units[index...].starts(with: text.utf8) else { return false }
    index += text.utf8.count
    return true
  }

  /// Skips all units up to the end of the next occurrence of a text. Returns false at the end of
  /// the file.
  @discardableResult mutating func skip(past text: String) -> Bool {
    let first = text.utf8.first
    while let unit = next() {
      guard unit == first else { continue }
      index -= 1
      if skip(text) { return true }
      index += 1
    }
    return false
  }

  /// Reads a unit, or a value in quotes as a whole. A value without a second quote ends with the
  /// file.
  mutating func nextPart() -> Part? {
    guard let unit = next() else { return nil }
    guard unit == UInt8(ascii: "\"") || unit == UInt8(ascii: "'") else { return .unit(unit) }
    let start = index
    while let quoted = next() {
      if quoted == unit { return .quoted(start..<index - 1) }
    }
    return .quoted(start..<index)
  }

  /// Reads a unit. A value in quotes before it is skipped.
  mutating func nextOutsideOfQuotes() -> UInt8? {
    while let part = nextPart() {
      if case .unit(let unit) = part { return unit }
    }
    return nil
  }

  /// Whether the unit before the last one that was read is a certain one.
  func isPreceded(by unit: UInt8) -> Bool { index > 1 && units[index - 2] == unit }

  /// Reads the name of an element.
  mutating func name() -> String {
    let end: Int =
      units[index...].firstIndex { $0 <= 0x20 || "/>".utf8.contains($0) } ?? units.count
    defer { index = end }
    return String(decoding: units[index..<min(end, index + 100)], as: UTF8.self)
  }

  /// The line and the character of a unit, counted from 1.
  ///
  /// - Complexity: O(*n*), *n* the number of units since that of the last query, which may not be a
  ///   later one.
  mutating func location(of unit: Int) -> (line: Int, column: Int) {
    for unit in units[located.unit..<unit] {
      if unit == UInt8(ascii: "\n") {
        located.line += 1
        located.column = 1
      } else if unit & 0xC0 != 0x80 {
        located.column += 1
      }
    }
    located.unit = unit
    return (located.line, located.column)
  }
}
