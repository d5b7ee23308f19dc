// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout

extension ScenePieces {
  /// The data of a page, version 1. Functions that several edges have are written once.
  package var json: String {
    var (functions, indices): ([JSONValue], [String: Int]) = ([], [:])
    func index(of function: EdgeFunction) -> JSONValue {
      let value = function.json
      let text = value.serialized
      let index = indices[text] ?? functions.count
      if index == functions.count {
        indices[text] = index
        functions.append(value)
      }
      return .number(Double(index))
    }
    let views = views.map { view in
      JSONValue.array(
        [.string(view.id), .number(Double(view.parent))] + view.edges.map(index)
          + [.string(view.flags)])
    }
    let text = JSONValue.object([
      ("version", .number(1)), ("scale", .number(scale)),
      ("width", .range(range.widths)), ("height", .range(range.heights)),
      ("size", .numbers(baseSize.width, baseSize.height)),
      ("exact", .string(exactness.rawValue)), ("functions", .array(functions)),
      ("views", .array(views)), ("texts", .array(texts.map(json))),
      ("hidden", .array(hidden.map(json))), ("problems", .array(problems.map(json))),
    ]).serialized
    // No text may end the element of the page, or begin a comment in it.
    return text.replacing("<", with: "\\u003c")
  }

  private func json(of text: (view: Int, text: String, lines: [Lines])) -> JSONValue {
    let length = text.lines.reduce(0) { $1.lines.reduce($0) { $0 + $1.utf8.count } }
    let isLong = length > Self.longest
    let whole = Array(text.text.utf16)
    return .array(
      [
        .string(views[text.view].id),
        .array(
          text.lines.map { lines in
            let written = isLong ? Self.lengths(of: lines.lines, in: whole) : nil
            return .array(
              [.number(Double(lines.from))] + (written ?? lines.lines.map { .string($0) }))
          }),
      ] + (isLong ? [.string(text.text)] : []))
  }

  /// The bytes of all lines of a text up to which they are written as they are.
  private static let longest = 2_000

  /// The lines of a text by their lengths, so that the text is written once: each line follows the
  /// one before it after any blanks. A line that does not, such as one with an ellipsis, is written
  /// as it is.
  private static func lengths(of lines: [String], in text: [UInt16]) -> [JSONValue] {
    var place = 0
    return lines.map { line in
      while place < text.count, text[place] <= 32 { place += 1 }
      let units = Array(line.utf16)
      guard text[place...].starts(with: units) else { return .string(line) }
      place += units.count
      return .number(Double(units.count))
    }
  }

  private func json(of hidden: (view: Int, changes: AffinePieces)) -> JSONValue {
    .array([
      .string(views[hidden.view].id),
      .array(hidden.changes.pieces.map { .numbers($0.from, $0.constant) }),
    ])
  }

  private func json(of problem: Problem) -> JSONValue {
    .object([
      ("kind", .string(problem.report.kind.rawValue)),
      ("headline", .string(problem.report.headline)),
      ("details", .strings(problem.report.details)),
      ("views", .strings(problem.report.views)),
      ("widths", .array(problem.widths.map(JSONValue.range))),
      ("heights", .array(problem.heights.map(JSONValue.range))),
    ])
  }
}

extension JSONValue {
  /// The first and the last number of a range.
  fileprivate static func range(_ range: ClosedRange<Int>) -> JSONValue {
    .numbers(Double(range.lowerBound), Double(range.upperBound))
  }
}
