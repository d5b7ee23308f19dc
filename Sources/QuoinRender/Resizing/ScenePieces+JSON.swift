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

  private func json(of text: (view: Int, lines: [Lines])) -> JSONValue {
    .array([
      .string(views[text.view].id),
      .array(
        text.lines.map { .array([.number(Double($0.from))] + $0.lines.map { .string($0) }) }),
    ])
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
