// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// Reads the values and words of a PDF document or of a content stream (ISO 32000-1, 7.2 and 7.3).
struct PDFScanner {
  let bytes: [UInt8]
  var position: Int
  /// Whether two numbers and the letter R are a reference. They are none in content streams.
  var readsReferences = true

  init(_ bytes: [UInt8], at position: Int = 0) {
    self.bytes = bytes
    self.position = position
  }

  private static let deepest = 40

  static func isSpace(_ byte: UInt8) -> Bool {
    switch byte {
    case 0, 9, 10, 12, 13, 32: true
    default: false
    }
  }
  private static let delimiters = Set("()<>[]{}/%".utf8)
  private static func isRegular(_ byte: UInt8) -> Bool {
    !isSpace(byte) && !delimiters.contains(byte)
  }

  mutating func skipSpaces() {
    while position < bytes.count {
      if Self.isSpace(bytes[position]) {
        position += 1
      } else if bytes[position] == UInt8(ascii: "%") {
        while position < bytes.count, bytes[position] != 10, bytes[position] != 13 { position += 1 }
      } else {
        return
      }
    }
  }

  /// Returns the next value or word; nil at the end, and at what is neither.
  mutating func next(depth: Int = 0) -> PDFValue? {
    skipSpaces()
    guard position < bytes.count, depth < Self.deepest else { return nil }
    switch bytes[position] {
    case UInt8(ascii: "/"):
      position += 1
      return .name(readName())
    case UInt8(ascii: "("):
      skipString()
      return .string
    case UInt8(ascii: "["):
      position += 1
      var values: [PDFValue] = []
      while true {
        skipSpaces()
        guard position < bytes.count else { return nil }
        if bytes[position] == UInt8(ascii: "]") {
          position += 1
          return .array(values)
        }
        guard let value = next(depth: depth + 1) else { return nil }
        values.append(value)
      }
    case UInt8(ascii: "<"):
      if position + 1 < bytes.count, bytes[position + 1] == UInt8(ascii: "<") {
        position += 2
        return readDictionary(depth: depth)
      }
      skipHexadecimal()
      return .string
    case UInt8(ascii: "{"), UInt8(ascii: "}"):
      position += 1
      return .word(String(UnicodeScalar(bytes[position - 1])))
    case UInt8(ascii: ")"), UInt8(ascii: ">"), UInt8(ascii: "]"): return nil
    default: return readWord()
    }
  }

  private mutating func readDictionary(depth: Int) -> PDFValue? {
    var entries: [String: PDFValue] = [:]
    while true {
      skipSpaces()
      guard position < bytes.count else { return nil }
      if bytes[position] == UInt8(ascii: ">") {
        position = min(position + 2, bytes.count)
        return .dictionary(entries)
      }
      guard case .name(let key) = next(depth: depth + 1), let value = next(depth: depth + 1) else {
        return nil
      }
      entries[key] = value
    }
  }

  private mutating func regularBytes() -> ArraySlice<UInt8> {
    let start = position
    while position < bytes.count, Self.isRegular(bytes[position]) { position += 1 }
    return bytes[start..<position]
  }

  private mutating func readName() -> String {
    String(decoding: regularBytes(), as: UTF8.self)
  }

  private mutating func readWord() -> PDFValue? {
    let text = String(decoding: regularBytes(), as: UTF8.self)
    guard !text.isEmpty else { return nil }
    if let number = Double(text), number.isFinite {
      return readsReferences ? reference(number) ?? .number(number) : .number(number)
    }
    switch text {
    case "true": return .bool(true)
    case "false": return .bool(false)
    case "null": return .null
    default: return .word(text)
    }
  }

  /// Returns a reference where a generation and the letter R follow a number.
  private mutating func reference(_ number: Double) -> PDFValue? {
    guard let object = Int(exactly: number), object >= 0 else { return nil }
    let start = position
    skipSpaces()
    let generation = String(decoding: regularBytes(), as: UTF8.self)
    skipSpaces()
    if Int(generation) != nil, regularBytes().elementsEqual("R".utf8) { return .reference(object) }
    position = start
    return nil
  }

  private mutating func skipString() {
    var depth = 0
    while position < bytes.count {
      let byte = bytes[position]
      position += 1
      switch byte {
      case UInt8(ascii: "\\"): position = min(position + 1, bytes.count)
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"):
        depth -= 1
        if depth == 0 { return }
      default: break
      }
    }
  }

  private mutating func skipHexadecimal() {
    while position < bytes.count, bytes[position] != UInt8(ascii: ">") { position += 1 }
    position = min(position + 1, bytes.count)
  }

  /// Returns the bytes that hexadecimal digits write.
  static func bytes(ofHexadecimal text: ArraySlice<UInt8>) -> [UInt8] {
    var digits = text.compactMap { Character(UnicodeScalar($0)).hexDigitValue }
    if digits.count % 2 == 1 { digits.append(0) }
    return stride(from: 0, to: digits.count, by: 2).map { (first: Int) -> UInt8 in
      UInt8(digits[first] * 16 + digits[first + 1])
    }
  }
}
