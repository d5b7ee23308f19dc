// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The places of the keys in a text of JSON5, which a decoder does not have.
///
/// The text is one that a decoder could read. A key is named by the keys around it; items of an
/// array have their index as a key.
struct ConfigurationKeys {
  /// A place, counted from 1.
  struct Place: Hashable {
    var line: Int
    var column: Int
  }

  private var scalars: ArraySlice<Unicode.Scalar>
  private var line = 1
  private var column = 1
  private(set) var places: [[String]: Place] = [:]
  /// The keys that an object has twice, with the place of the second one.
  private(set) var repeated: [(path: [String], place: Place)] = []

  init(_ text: String) {
    scalars = Array(text.unicodeScalars)[...]
    readValue([])
  }

  /// Returns the location of a key, or of the closest key around it.
  func place(of path: [String]) -> Place {
    places[path] ?? (path.isEmpty ? Place(line: 1, column: 1) : place(of: path.dropLast()))
  }

  private func place(of path: ArraySlice<String>) -> Place { place(of: Array(path)) }

  // MARK: Values

  private mutating func readValue(_ path: [String]) {
    skipSpace()
    switch scalars.first {
    case "{":
      advance()
      while skipTo("}") { readMember(path) }
    case "[":
      advance()
      var index = 0
      while skipTo("]") {
        places[path + ["\(index)"]] = Place(line: line, column: column)
        readValue(path + ["\(index)"])
        index += 1
      }
    case "\"", "'": _ = readString()
    default: _ = readWord()
    }
  }

  private mutating func readMember(_ path: [String]) {
    let place = Place(line: line, column: column)
    let isQuoted = scalars.first == "\"" || scalars.first == "'"
    let key = path + [isQuoted ? readString() : readWord()]
    if places[key] == nil { places[key] = place } else { repeated.append((key, place)) }
    skipSpace()
    if scalars.first == ":" { advance() }
    readValue(key)
  }

  private mutating func readString() -> String {
    var text = ""
    let quote = scalars.first
    advance()
    while let scalar = scalars.first, scalar != quote {
      // An escape keeps its letter, which is enough to skip the string and to compare keys.
      if scalar == "\\" { advance() }
      if let letter = scalars.first { text.unicodeScalars.append(letter) }
      advance()
    }
    advance()
    return text
  }

  private mutating func readWord() -> String {
    var text = ""
    while let scalar = scalars.first, !Self.endsWord(scalar) {
      text.unicodeScalars.append(scalar)
      advance()
    }
    // A mark that is not one of JSON5 here would otherwise not be passed.
    if text.isEmpty { advance() }
    return text
  }

  private static func endsWord(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case ",", ":", "{", "}", "[", "]", "/", "\"", "'": true
    default: scalar.properties.isWhitespace
    }
  }

  // MARK: Space

  /// Passes commas and space up to the next value. Returns false after a bracket that closes.
  private mutating func skipTo(_ bracket: Unicode.Scalar) -> Bool {
    skipSpace()
    while scalars.first == "," {
      advance()
      skipSpace()
    }
    guard let next = scalars.first else { return false }
    guard next == bracket else { return true }
    advance()
    return false
  }

  /// Skips white space and comments.
  private mutating func skipSpace() {
    while let scalar = scalars.first {
      if scalar.properties.isWhitespace || scalar == "\u{FEFF}" {
        advance()
      } else if scalars.starts(with: ["/", "/"] as [Unicode.Scalar]) {
        while let next = scalars.first, next != "\n" { advance() }
      } else if scalars.starts(with: ["/", "*"] as [Unicode.Scalar]) {
        while !scalars.isEmpty, !scalars.starts(with: ["*", "/"] as [Unicode.Scalar]) { advance() }
        advance()
        advance()
      } else {
        return
      }
    }
  }

  private mutating func advance() {
    guard let scalar = scalars.popFirst() else { return }
    if scalar == "\n" {
      line += 1
      column = 1
    } else {
      column += 1
    }
  }
}
