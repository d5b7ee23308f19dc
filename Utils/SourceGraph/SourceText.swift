// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation

/// A Swift file with comments and string literals replaced by spaces.
struct SourceText {
  /// The path, relative to the folder of the package.
  let path: String
  /// The text without comments and string literals. Line breaks are kept, so lines keep their
  /// numbers.
  let code: String

  /// - Throws: The error of Foundation when the file cannot be read.
  init(path: String) throws {
    self.path = path
    var scanner = LiteralScanner(try String(contentsOfFile: path, encoding: .utf8))
    code = scanner.codeAlone()
  }

  /// The Swift files in a folder and the folders in it, in the order of their paths.
  ///
  /// - Throws: The error of Foundation when the folder or one of the files cannot be read.
  static func all(in folder: String) throws -> [SourceText] {
    try FileManager.default.subpathsOfDirectory(atPath: folder)
      .filter { $0.hasSuffix(".swift") }
      .sorted()
      .map { try SourceText(path: "\(folder)/\($0)") }
  }

  /// The modules that the file imports, with the lines of the imports, counted from 1.
  var imports: [(module: String, line: Int)] {
    code.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
      .compactMap { index, line in
        guard line.contains("import"), let match = line.firstMatch(of: Self.importLine) else {
          return nil
        }
        return (String(match.1), index + 1)
      }
  }

  /// An import with its attributes, its access level, and the kind of a single declaration.
  private static var importLine: Regex<(Substring, Substring)> {
    #/
    ^\s* (?:@\w+(?:\(\w+\))?\s+)* (?:\w+\s+)?
    import\s+ (?:(?:struct|class|enum|protocol|typealias|func|let|var)\s+)? (\w+)
    /#
  }

  /// The names of the types, protocols and type aliases that the file declares.
  var declaredTypes: Set<String> {
    Set(
      code.matches(
        of: #/\b(?:struct|class|enum|protocol|actor|typealias)\s+([A-Z]\w*)/#
      ).map { String($0.1) })
  }

  /// The capitalised words of the file, among which are the types that it uses.
  var capitalisedWords: Set<String> {
    Set(code.matches(of: #/\b[A-Z]\w*/#).map { String($0.0) })
  }
}

/// Replaces comments and string literals of a text by spaces.
private struct LiteralScanner {
  private let input: [UInt8]
  private var output: [UInt8] = []
  private var index = 0

  init(_ text: String) {
    input = Array(text.utf8)
    output.reserveCapacity(input.count)
  }

  mutating func codeAlone() -> String {
    while index < input.count {
      if starts(with: "//") {
        skip { $0.starts(with: "\n") }
      } else if starts(with: "/*") {
        skip { $0.starts(with: "*/") }
        blank(2)
      } else if let hashes = literalHashes() {
        skipLiteral(hashes: hashes)
      } else {
        output.append(input[index])
        index += 1
      }
    }
    return String(decoding: output, as: UTF8.self)
  }

  private func starts(with text: String) -> Bool {
    input[index...].starts(with: text.utf8)
  }

  private mutating func skip(until isEnd: (LiteralScanner) -> Bool) {
    while index < input.count, !isEnd(self) { blank(1) }
  }

  private mutating func blank(_ count: Int) {
    for _ in 0..<count where index < input.count {
      output.append(input[index] == UInt8(ascii: "\n") ? input[index] : UInt8(ascii: " "))
      index += 1
    }
  }

  /// The number of `#` before the quotation mark of a literal that begins here, nil where none
  /// does.
  private func literalHashes() -> Int? {
    let hashes = input[index...].prefix { $0 == UInt8(ascii: "#") }.count
    let quote = index + hashes
    return quote < input.count && input[quote] == UInt8(ascii: "\"") ? hashes : nil
  }

  /// Skips a string literal. Code in its interpolations is skipped with it.
  private mutating func skipLiteral(hashes: Int) {
    let sign = String(repeating: "#", count: hashes)
    blank(hashes)
    let quotes = starts(with: "\"\"\"") ? "\"\"\"" : "\""
    blank(quotes.count)
    var depth = 0
    while index < input.count {
      if depth == 0, starts(with: quotes + sign) { return blank(quotes.count + hashes) }
      if starts(with: "\\" + sign + "(") {
        depth += 1
        blank(hashes + 2)
      } else if depth > 0, starts(with: "\"") {
        skipLiteral(hashes: 0)
      } else if starts(with: "\\" + sign) {
        blank(hashes + 2)
      } else {
        if depth > 0 {
          if starts(with: "(") { depth += 1 }
          if starts(with: ")") { depth -= 1 }
        }
        blank(1)
      }
    }
  }
}
