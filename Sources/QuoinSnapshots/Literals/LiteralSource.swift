// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// A source file in which the literals of calls are replaced.
package struct LiteralSource {
  private let source: [UInt8]
  private let tokens: [SwiftToken]

  /// Bytes that replace others.
  private struct Edit {
    var range: Range<Int>
    var bytes: [UInt8]
    /// The range of the literal in `bytes`.
    var literal: Range<Int>
    var text: String
  }

  /// Reads a source.
  ///
  /// - Throws: A ``LiteralRefusal``.
  package init(_ source: [UInt8]) throws(LiteralRefusal) {
    guard String(validating: source, as: UTF8.self) != nil else { throw .notUTF8 }
    self.source = source
    do {
      tokens = try SwiftLexer.tokens(of: source)
    } catch {
      throw .unreadableSource
    }
  }

  /// The hash of the lines of a call.
  ///
  /// - Throws: A ``LiteralRefusal``.
  package func hash(of change: LiteralChange) throws(LiteralRefusal) -> String {
    LineHash.hash(try call(of: change).lines(in: source))
  }

  /// The source with a new literal for each change, and the reasons why some are not made.
  ///
  /// The lines and columns of all changes are those of this source.
  ///
  /// - Complexity: O(*n*) for *n* bytes, for each change.
  package func applying(
    _ changes: [LiteralChange]
  ) -> (source: [UInt8], refusals: [LiteralChange: LiteralRefusal]) {
    var refusals: [LiteralChange: LiteralRefusal] = [:]
    var edits: [(change: LiteralChange, edit: Edit)] = []
    for change in changes {
      do {
        edits.append((change, try edit(for: change)))
      } catch {
        refusals[change] = error
      }
    }
    edits.sort { $0.edit.range.lowerBound < $1.edit.range.lowerBound }
    var accepted: [Edit] = []
    for (change, edit) in edits {
      if let last = accepted.last, edit.range.lowerBound < last.range.upperBound {
        refusals[change] = last.range == edit.range ? .severalTexts : .nestedCalls
      } else {
        accepted.append(edit)
      }
    }
    let result = apply(accepted)
    guard isVerified(result, accepted) else {
      for (change, _) in edits where refusals[change] == nil { refusals[change] = .unverified }
      return (source, refusals)
    }
    return (result, refusals)
  }

  private func call(of change: LiteralChange) throws(LiteralRefusal) -> LiteralCall {
    try LiteralCall(
      of: change.function, line: change.line, column: change.column, in: source, tokens: tokens)
  }

  private func edit(for change: LiteralChange) throws(LiteralRefusal) -> Edit {
    let call = try call(of: change)
    if let hash = change.hash, hash != LineHash.hash(call.lines(in: source)) { throw .changed }
    let text = LiteralText(text: change.text)
    if let refusal = text.refusal { throw refusal }
    let layout = SourceLines(source)
    let lineBreak = layout.lineBreak(after: call.range.lowerBound)
    if let old = call.literal, case .string(let form) = old.kind {
      let literal = text.literal(
        hashes: max(form.hashes, text.leastHashes),
        indentation: layout.indentation(of: old.range.upperBound - 1), lineBreak: lineBreak)
      let bytes = Array(literal.utf8)
      return Edit(range: old.range, bytes: bytes, literal: 0..<bytes.count, text: change.text)
    }
    let outer = layout.indentation(of: call.range.lowerBound)
    let inner = outer + layout.indentationStep(at: call.range.lowerBound)
    let literal = text.literal(
      hashes: text.leastHashes, indentation: inner, lineBreak: lineBreak)
    let start = Array(" {\(lineBreak)\(inner)".utf8)
    let end = Array("\(lineBreak)\(outer)}".utf8)
    let bytes = start + Array(literal.utf8) + end
    return Edit(
      range: call.range.upperBound..<call.range.upperBound, bytes: bytes,
      literal: start.count..<(bytes.count - end.count), text: change.text)
  }

  /// The source with edits that do not overlap, made from the bottom of the file upward.
  private func apply(_ edits: [Edit]) -> [UInt8] {
    var result = source
    for edit in edits.reversed() { result.replaceSubrange(edit.range, with: edit.bytes) }
    return result
  }

  /// Whether a new source has the tokens of the old one, except for literals with the new texts and
  /// the braces around added ones.
  private func isVerified(_ new: [UInt8], _ edits: [Edit]) -> Bool {
    let newTokens: [SwiftToken]
    do {
      newTokens = try SwiftLexer.tokens(of: new)
    } catch {
      return false
    }
    var expected: [ArraySlice<UInt8>] = []
    var rest = edits[...]
    for token in tokens {
      while let edit = rest.first, edit.range.isEmpty,
        edit.range.lowerBound <= token.range.lowerBound
      {
        expected += Self.closure(edit)
        rest.removeFirst()
      }
      if let edit = rest.first, edit.range == token.range {
        expected.append(edit.bytes[edit.literal])
        rest.removeFirst()
      } else {
        expected.append(source[token.range])
      }
    }
    for edit in rest { expected += Self.closure(edit) }
    return newTokens.count == expected.count
      && zip(newTokens, expected).allSatisfy { new[$0.range] == $1 }
      && edits.allSatisfy { edit in
        let literal = String(decoding: edit.bytes[edit.literal], as: UTF8.self)
        return LiteralText.text(ofLiteral: literal) == edit.text
      }
  }

  private static func closure(_ edit: Edit) -> [ArraySlice<UInt8>] {
    [Array("{".utf8)[...], edit.bytes[edit.literal], Array("}".utf8)[...]]
  }
}
