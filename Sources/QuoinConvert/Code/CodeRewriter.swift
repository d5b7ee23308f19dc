// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation

/// Rewrites the layout code of a Swift file. All other bytes stay as they are.
package struct CodeRewriter {
  let text: String
  let found: LayoutStatements
  /// The code of statements about views whose constants change, by the start of the statement.
  private let updates: [Int: StatementConverter.Result]
  private let updateEdits: [TextEdit]
  let target: ConversionDialect
  /// The dialect to read; nil: those that the file imports.
  let source: CodeDialect?

  package init(
    _ text: String, _ found: LayoutStatements, to target: ConversionDialect,
    from source: CodeDialect? = nil
  ) {
    self.text = text
    var found = found
    var updates: [Int: StatementConverter.Result] = [:]
    var edits: [TextEdit] = []
    for view in found.updatedViews {
      guard let converted = view.convert(found, to: target) else { continue }
      for (index, result) in converted.results {
        updates[found.statements[index].bytes.lowerBound] = result
        found.statements[index].obstacle = nil
      }
      edits.append(converted.edit)
    }
    self.found = found
    self.updates = updates
    updateEdits = edits
    self.target = target
    self.source = source
  }

  /// The result for a file.
  package struct Result: Sendable {
    package var text: String
    package var convertedCount = 0
    package var constraintCount = 0
    /// The number of constraints that are written with anchors in place of the target.
    package var anchorCount = 0
    /// The lines of the statements that stay, with the reason.
    package var kept: [(line: Int, reason: String)] = []
  }

  /// The words of the comment before a statement that stays.
  static let mark = "// quoin: not converted: "

  package func rewrite() -> Result {
    let bytes = Array(text.utf8)
    let lineEnding = Self.lineEnding(of: bytes)
    let known = source?.companions ?? CodeDialect.dialects(importing: found.imports)
    let (wanted, edits) = withoutUnknownVariables(
      found.statements.filter {
        known.contains($0.dialect) && $0.dialect.rawValue != target.rawValue
          // Statements that keep constraints of Mortar are those of MortarVFL too.
          && !($0.dialect == .mortar && $0.group != nil && target == .mortarVFL)
      })
    var result = Result(text: "")
    var output: [UInt8] = []
    var position = 0
    var features: CodeFeatures = []
    var keptDialects: Set<CodeDialect> = []
    var convertedDialects: Set<CodeDialect> = []
    var index = 0
    while index < wanted.count {
      let run = self.run(of: wanted, from: index, bytes)
      let first = wanted[index]
      output += Self.edited(bytes, position..<first.bytes.lowerBound, edits)
      let last = wanted[index + run.count - 1]
      var isInline = true
      if first.dialect == .mortar, target == .mortarVFL,
        run.result?.features.contains(.chains) != true
      {
        // Statements that are in no chain are those of MortarVFL too.
        output += bytes[first.bytes.lowerBound..<last.bytes.upperBound]
      } else if first.dialect == .anchors, first.list == nil, let converted = run.result,
        !converted.features.contains(.dialect)
      {
        // Constraints that the dialect does not have are anchors already.
        output += bytes[first.bytes.lowerBound..<last.bytes.upperBound]
        result.anchorCount += converted.constraints.count
      } else if run.result?.lines.isEmpty == true {
        position = Self.removeLine(&output, bytes, at: last.bytes.upperBound)
        result.convertedCount += 1
        index += 1
        continue
      } else if let converted = run.result {
        isInline = first.place.fits(converted.lines, bytes, at: last.bytes.upperBound)
        if !isInline { first.place.begin(&output, lineEnding) }
        output += first.place.indented(converted.lines, lineEnding).utf8
        features.formUnion(converted.features)
        convertedDialects.insert(first.dialect)
        result.convertedCount += run.count
        result.constraintCount += converted.constraints.count
        if target != .anchors { result.anchorCount += converted.anchorCount }
      } else {
        let reason = first.obstacle ?? reason(Self.text(of: first, bytes))
        if !Self.isMarked(output) {
          output += "\(Self.mark)\(reason)\(lineEnding)\(first.place.indent)".utf8
        }
        output += Self.edited(bytes, first.bytes, edits)
        keptDialects.insert(first.dialect)
        result.kept.append((first.line, reason))
      }
      position = last.bytes.upperBound
      if run.result != nil, !isInline {
        position = first.place.end(&output, bytes, at: position, lineEnding)
      }
      index += run.count
    }
    for other in found.others
    where isKept(other.dialect, known) && !edits.contains(where: { $0.bytes.overlaps(other.bytes) })
    {
      result.kept.append(
        (
          other.line,
          other.dialect == .anchors
            ? "a variable or a function has its constraints, which stay anchors"
            : "a variable or a function has its constraints"
        ))
    }
    result.kept.sort { $0.line < $1.line }
    guard result.convertedCount > 0 else {
      // A file whose only code is comments does not change.
      return Result(text: qualified(text), kept: result.kept)
    }
    let usesDialect = features.contains(.dialect)
    output += Self.edited(bytes, position..<bytes.count, edits)
    var edited = String(decoding: output, as: UTF8.self)
    edited = ImportEdit(
      removable: convertedDialects.subtracting(keptDialects), added: usesDialect ? target : nil
    ).applied(to: edited)
    result.text = qualified(edited + features.helpers(besides: edited))
    return result
  }

  /// Whether code of a dialect outside of statements stays although the target is another one. Mortar and
  /// its lists are one module.
  private func isKept(_ dialect: CodeDialect, _ known: [CodeDialect]) -> Bool {
    let targets = CodeDialect(rawValue: target.rawValue)?.companions ?? []
    return known.contains(dialect) && !targets.contains(dialect)
  }

  /// The reason why a statement is not read.
  private func reason(_ statement: String) -> String {
    let words = SwiftName.words(in: statement)
    guard let place = words.first(where: found.usage.places.contains) else {
      return "it is not understood"
    }
    return "'\(place)' is a variable with an edge of a view"
  }

  /// The file with the module before calls of Cartography, since the methods of SwiftAutoLayout in
  /// this file or in another one of the program hide the function of the same name.
  private func qualified(_ text: String) -> String {
    guard target == .swiftAutoLayout, found.imports.contains("Cartography") else { return text }
    return CartographyCalls.qualified(text)
  }

  private func converter(of statement: LayoutStatement) -> StatementConverter {
    var converter = StatementConverter(
      from: statement.dialect, to: target, superviews: statement.superviews, usage: found.usage)
    converter.namesSelf = statement.isInClosure
    converter.unmasked = statement.unmasked
    return converter
  }

  /// Statements stay that keep constraints in a variable with other uses than those of UIKit have,
  /// or in one that a statement that stays changes. Returns the changes of the other variables.
  private func withoutUnknownVariables(
    _ statements: [LayoutStatement]
  ) -> ([LayoutStatement], [TextEdit]) {
    var result = withoutUnknownLists(statements)
    var variables = found.variables
    while true {
      var counts: [String: Int] = [:]
      for statement in result where statement.obstacle == nil {
        let names = statement.variableNames
        guard !names.isEmpty, converter(of: statement).convert(statement, "") != nil else {
          continue
        }
        for name in names { counts[name, default: 0] += 1 }
      }
      variables = ConstraintVariable.complete(
        variables.filter { counts[$0.key, default: 0] == $0.value.assignmentCount })
      var isSettled = true
      for index in result.indices where result[index].obstacle == nil {
        let names = result[index].variableNames
        guard !names.allSatisfy({ variables[$0] != nil }) else { continue }
        result[index].obstacle =
          result[index].dialect == .snapKit && result[index].group != nil
          ? "another statement about its constraints stays"
          : "it keeps constraints that the file uses in another way"
        isSettled = false
      }
      if isSettled { break }
    }
    let isUpdated = statements.contains { updates[$0.bytes.lowerBound] != nil }
    let edits = (variables.values.flatMap(\.edits) + (isUpdated ? updateEdits : [])).sorted {
      $0.bytes.lowerBound < $1.bytes.lowerBound
    }
    return (result, edits)
  }

  /// Local arrays stay whose statements are not all understood, with a comment at the declaration.
  private func withoutUnknownLists(_ statements: [LayoutStatement]) -> [LayoutStatement] {
    var unknown: Set<Int> = []
    for statement in statements {
      guard let list = statement.list, let text = statement.text else { continue }
      if converter(of: statement).convert(statement, text) == nil { unknown.insert(list) }
    }
    var marked: Set<Int> = []
    return statements.compactMap { statement in
      guard let list = statement.list, unknown.contains(list) else { return statement }
      guard marked.insert(list).inserted else { return nil }
      var result = statement
      result.obstacle = "a constraint of the array is not understood"
      return result
    }
  }

  /// Some bytes of the file, with the edits in them.
  private static func edited(
    _ bytes: [UInt8], _ range: Range<Int>, _ edits: [TextEdit]
  ) -> [UInt8] {
    var output: [UInt8] = []
    var position = range.lowerBound
    for edit in edits
    where edit.bytes.lowerBound >= range.lowerBound && edit.bytes.upperBound <= range.upperBound {
      output += bytes[position..<edit.bytes.lowerBound] + Array(edit.text.utf8)
      position = edit.bytes.upperBound
    }
    return output + bytes[position..<range.upperBound]
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
    if let update = updates[first.bytes.lowerBound] { return (1, update) }
    let converter = converter(of: first)
    if first.isSingle {
      return (1, converter.convert(first, Self.text(of: first, bytes)))
    }
    func convert(_ count: Int) -> StatementConverter.Result? {
      let parts = statements[start..<(start + count)].map { Self.text(of: $0, bytes) }
      let text = parts.joined(separator: "\n")
      guard var result = converter.convert(text, column: first.place.column) else { return nil }
      result.lines = SourceTokens.comments(in: text) + result.lines
      return result
    }
    guard var best = convert(1) else { return (1, nil) }
    var count = 1
    while start + count < statements.count {
      let next = statements[start + count]
      guard next.dialect == first.dialect, next.obstacle == nil, !next.isSingle,
        updates[next.bytes.lowerBound] == nil,
        Self.areLines(bytes, statements[start + count - 1].bytes, next.bytes),
        let longer = convert(count + 1)
      else { break }
      best = longer
      count += 1
    }
    return (count, best)
  }

  /// The code to read for a statement.
  private static func text(of statement: LayoutStatement, _ bytes: [UInt8]) -> String {
    statement.text ?? String(decoding: bytes[statement.bytes], as: UTF8.self)
  }

  /// Removes the white space of a line without other code, and returns where the next one begins.
  private static func removeLine(_ output: inout [UInt8], _ bytes: [UInt8], at end: Int) -> Int {
    let next = bytes[end...].firstIndex { $0 != 32 && $0 != 9 && $0 != 13 } ?? bytes.count
    let isEnd = next == bytes.count || bytes[next] == 10
    var start = output.count
    while start > 0, output[start - 1] == 32 || output[start - 1] == 9 { start -= 1 }
    guard isEnd, start == 0 || output[start - 1] == 10 else { return end }
    output.removeLast(output.count - start)
    return min(next + 1, bytes.count)
  }

  /// Whether a statement is on the line after another one. Empty lines are kept.
  private static func areLines(_ bytes: [UInt8], _ first: Range<Int>, _ next: Range<Int>) -> Bool {
    guard first.upperBound <= next.lowerBound else { return false }
    let between = bytes[first.upperBound..<next.lowerBound]
    return between.allSatisfy { [9, 10, 13, 32].contains($0) } && between.count { $0 == 10 } == 1
  }

  private static func lineEnding(of bytes: [UInt8]) -> String {
    guard let end = bytes.firstIndex(of: 10), end > 0 else { return "\n" }
    return bytes[end - 1] == 13 ? "\r\n" : "\n"
  }
}
