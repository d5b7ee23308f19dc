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

  /// - Throws: The error of Foundation when the file cannot be read, or that of the lexer when a
  ///   literal or a comment has no end.
  init(path: String) throws {
    self.path = path
    let source = Array(try Data(contentsOf: URL(fileURLWithPath: path)))
    var kept = source.map { $0.isLineBreak ? $0 : UInt8(ascii: " ") }
    for token in try SwiftLexer.tokens(of: source) where !token.isLiteral {
      kept.replaceSubrange(token.range, with: source[token.range])
    }
    code = String(decoding: kept, as: UTF8.self)
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

extension SwiftToken {
  /// Whether it is a string or a regular expression.
  fileprivate var isLiteral: Bool {
    switch kind {
    case .string, .regex: true
    case .word, .punctuation, .operators: false
    }
  }
}
