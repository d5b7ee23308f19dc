// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout

/// A source location in 8 bytes: there are many constraints, and few of them are ever reported.
struct StoredSourceLocation: Sendable {
  /// The location, from the highest bit: the number of the file, the line, the column, the kind of
  /// the part and its number. 0 is not a location, since no file has the number 0.
  private let bits: UInt64

  private static let lineBits = 20
  private static let columnBits = 12
  private static let partBits = 14

  /// The value without a location.
  static let none = StoredSourceLocation(bits: 0)

  private init(bits: UInt64) { self.bits = bits }

  /// Whether there is a location.
  var isKnown: Bool { bits != 0 }

  /// Creates the location of a statement in a file of numbered files; ``none`` for a line that is
  /// too large to be stored. A column that is too large is not known.
  private init(file: UInt16, line: UInt, column: UInt) {
    guard file != 0, line < 1 << UInt(Self.lineBits) else {
      bits = 0
      return
    }
    let storedColumn = column < 1 << UInt(Self.columnBits) ? UInt64(column) : 0
    bits =
      (UInt64(file) << UInt64(Self.lineBits) | UInt64(line))
      << UInt64(Self.columnBits + 2 + Self.partBits)
      | storedColumn << UInt64(2 + Self.partBits)
  }

  /// Returns the location with another part. A number that is too large is left out.
  func part(_ part: SourceLocation.Part?) -> StoredSourceLocation {
    guard isKnown else { return self }
    let whole = bits & ~((1 << UInt64(2 + Self.partBits)) - 1)
    let (kind, number): (UInt64, Int) =
      switch part {
      case .statement(let number): (1, number)
      case .character(let number): (2, number)
      case nil: (0, 0)
      }
    guard number > 0, number < 1 << Self.partBits else { return StoredSourceLocation(bits: whole) }
    return StoredSourceLocation(bits: whole | kind << UInt64(Self.partBits) | UInt64(number))
  }

  private func field(_ shift: Int, _ width: Int) -> UInt64 {
    bits >> UInt64(shift) & ((1 << UInt64(width)) - 1)
  }
}

@MainActor extension StoredSourceLocation {
  /// Creates the location of a statement, from the values of `#fileID`, `#line` and `#column`.
  init(_ fileID: StaticString, _ line: UInt, _ column: UInt) {
    self.init(file: SourceFiles.number(of: fileID), line: line, column: column)
  }

  /// Creates a location in 8 bytes; ``none`` for nil.
  init(_ location: SourceLocation?) {
    guard let location else {
      self = .none
      return
    }
    let whole = StoredSourceLocation(
      file: SourceFiles.number(of: location.file), line: location.line, column: location.column)
    self = whole.part(location.part)
  }

  /// The location with its file, or nil.
  var location: SourceLocation? {
    let position = 2 + Self.partBits
    let fileBits = 64 - Self.lineBits - Self.columnBits - position
    guard
      let file = SourceFiles.file(field(64 - fileBits, fileBits))
    else { return nil }
    let whole = SourceLocation(
      file: file, line: UInt(field(position + Self.columnBits, Self.lineBits)),
      column: UInt(field(position, Self.columnBits)))
    let number = Int(field(0, Self.partBits))
    return switch field(Self.partBits, 2) {
    case 1: whole.part(.statement(number))
    case 2: whole.part(.character(number))
    default: whole
    }
  }
}
