// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation

/// Rewrites the layout code of a Swift file. All other bytes stay as they are.
package struct CodeRewriter {
  let text: String
  let found: LayoutStatements
  let target: ConversionDialect
  /// The dialect to read; nil: those that the file imports.
  let source: CodeDialect?

  package init(
    _ text: String, _ found: LayoutStatements, to target: ConversionDialect,
    from source: CodeDialect? = nil
  ) {
    self.text = text
    self.found = found
    self.target = target
    self.source = source
  }

  /// The result for a file.
  package struct Result: Sendable {
    package var text: String
    package var convertedCount = 0
    package var constraintCount = 0
    /// The lines of the statements that stay, with the reason.
    package var kept: [(line: Int, reason: String)] = []
  }

  /// The words of the comment before a statement that stays.
  static let mark = "// quoin: not converted: "

  package func rewrite() -> Result {
    let bytes = Array(text.utf8)
    let known = source?.companions ?? CodeDialect.dialects(importing: found.imports)
    let wanted = found.statements.filter {
      known.contains($0.dialect) && $0.dialect.rawValue != target.rawValue
    }
    var result = Result(text: "")
    var output: [UInt8] = []
    var position = 0
    var usesPriorities = false
    var usesDialect = false
    var keptDialects: Set<CodeDialect> = []
    var convertedDialects: Set<CodeDialect> = []
    var index = 0
    while index < wanted.count {
      let run = self.run(of: wanted, from: index, bytes)
      let first = wanted[index]
      output += bytes[position..<first.bytes.lowerBound]
      let last = wanted[index + run.count - 1]
      if let converted = run.result, first.dialect == .mortar, target == .mortarVFL,
        !converted.usesChains
      {
        // Statements that are in no chain are those of MortarVFL too.
        output += bytes[first.bytes.lowerBound..<last.bytes.upperBound]
      } else if let converted = run.result {
        output += Self.indented(converted, first.column, Self.lineEnding(of: bytes)).utf8
        usesPriorities = usesPriorities || converted.usesPriorities
        usesDialect = usesDialect || converted.usesDialect
        convertedDialects.insert(first.dialect)
        result.convertedCount += run.count
        result.constraintCount += converted.constraints.count
      } else {
        let reason = first.obstacle ?? "it is not understood"
        if !Self.isMarked(output) {
          let indent = String(repeating: " ", count: first.column)
          output += "\(Self.mark)\(reason)\(Self.lineEnding(of: bytes))\(indent)".utf8
        }
        output += bytes[first.bytes]
        keptDialects.insert(first.dialect)
        result.kept.append((first.line, reason))
      }
      position = last.bytes.upperBound
      index += run.count
    }
    guard result.convertedCount > 0 else {
      // A file whose only code is comments does not change.
      return Result(text: text, kept: result.kept)
    }
    output += bytes[position...]
    var edited = String(decoding: output, as: UTF8.self)
    edited = ImportEdit(
      removable: convertedDialects.subtracting(keptDialects), added: usesDialect ? target : nil
    ).applied(to: edited)
    if usesPriorities, !edited.contains("func prioritized(") {
      edited += PrintedFile.helperTexts[0]
    }
    result.text = edited
    return result
  }

  /// Whether the last line with text is the comment of a statement that stays.
  private static func isMarked(_ output: [UInt8]) -> Bool {
    guard let end = output.lastIndex(where: { ![9, 10, 13, 32].contains($0) }) else { return false }
    let start = output[...end].lastIndex(of: 10).map { $0 + 1 } ?? 0
    return String(decoding: output[start...end], as: UTF8.self).contains(mark)
  }

  /// Statements that become code together: neighbours, as far as they are understood.
  private func run(
    of statements: [LayoutStatement], from start: Int, _ bytes: [UInt8]
  ) -> (count: Int, result: StatementConverter.Result?) {
    let first = statements[start]
    guard first.obstacle == nil else { return (1, nil) }
    let converter = StatementConverter(
      from: first.dialect, to: target, superviews: first.superviews, usage: found.usage)
    func convert(_ count: Int) -> StatementConverter.Result? {
      let parts = statements[start..<(start + count)].map {
        String(decoding: bytes[$0.bytes], as: UTF8.self)
      }
      let text = parts.joined(separator: "\n")
      guard var result = converter.convert(text, column: first.column) else { return nil }
      result.lines = SourceTokens.comments(in: text) + result.lines
      return result
    }
    guard var best = convert(1) else { return (1, nil) }
    var count = 1
    while start + count < statements.count {
      let next = statements[start + count]
      guard next.followsStatement, next.dialect == first.dialect, next.obstacle == nil,
        next.bytes.lowerBound >= statements[start + count - 1].bytes.upperBound,
        let longer = convert(count + 1)
      else { break }
      best = longer
      count += 1
    }
    return (count, best)
  }

  private static func indented(
    _ result: StatementConverter.Result, _ column: Int, _ lineEnding: String
  ) -> String {
    let spaces = String(repeating: " ", count: column)
    return result.lines.enumerated().map { index, line in
      index == 0 || line.isEmpty ? line : spaces + line
    }.joined(separator: lineEnding)
  }

  private static func lineEnding(of bytes: [UInt8]) -> String {
    guard let end = bytes.firstIndex(of: 10), end > 0 else { return "\n" }
    return bytes[end - 1] == 13 ? "\r\n" : "\n"
  }
}
