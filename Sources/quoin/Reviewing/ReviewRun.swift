// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinSnapshots

/// Lists snapshots that wait for review, prompts for decisions, and reports the results.
@MainActor struct ReviewRun {
  let console: CommandConsole
  let writesJSON: Bool

  init(console: CommandConsole, writesJSON: Bool = false) {
    self.console = console
    self.writesJSON = writesJSON
  }

  /// Prints the snapshots that wait for review.
  func list(_ items: [ReviewItem]) -> Bool {
    guard !writesJSON else { return writeJSON(items.map { ($0, .waiting) }) }
    for item in items { write(item) }
    console.write(
      items.isEmpty ? "No snapshot waits for review.\n" : "\(Self.count(items)) to review.\n")
    return true
  }

  /// Accepts or rejects all snapshots.
  ///
  /// - Returns: Whether nothing was refused.
  func carryOut(_ decision: ReviewDecision, _ items: [ReviewItem]) -> Bool {
    let results = ReviewDecisions.carryOut(decision, items)
    let pairs = items.map { ($0, results[$0] ?? .waiting) }
    guard !writesJSON else { return writeJSON(pairs) }
    for (item, result) in pairs { write(result, of: item) }
    if items.isEmpty { console.write("No snapshot waits for review.\n") }
    return pairs.allSatisfy { !$0.1.isRefused }
  }

  /// Shows one after the other and carries each answer out at once, so that nothing is lost when
  /// the terminal is closed.
  ///
  /// - Returns: Whether nothing was refused.
  func ask(_ items: [ReviewItem], _ readAnswer: () -> String?) -> Bool {
    guard !items.isEmpty else { return list(items) }
    var isDone = true
    for (index, item) in items.enumerated() {
      console.write("\n(\(index + 1) of \(items.count)) ")
      write(item)
      switch answer(item, readAnswer) {
      case .one(let decision):
        let result = ReviewDecisions.carryOut(decision, [item])[item] ?? .waiting
        write(result, of: item)
        isDone = isDone && !result.isRefused
      case .rest: return carryOut(.accept, Array(items[index...])) && isDone
      case .skip: continue
      case .quit: return isDone
      }
    }
    return isDone
  }

  private enum Answer {
    case one(ReviewDecision)
    case rest, skip, quit
  }

  private func answer(_ item: ReviewItem, _ readAnswer: () -> String?) -> Answer {
    while true {
      console.write("a accept  r reject  s skip  A accept the rest  o open pictures  q quit > ")
      guard let line = readAnswer() else { return .quit }
      switch line.filter({ !$0.isWhitespace }) {
      case "a": return .one(.accept)
      case "r": return .one(.reject)
      case "s": return .skip
      case "A": return .rest
      case "q": return .quit
      case "o": console.write(ReviewPage(item).open() + "\n")
      default: continue
      }
    }
  }

  /// Lists or deletes the references that no test compared.
  func reviewUnreferenced(_ search: ReviewSearch, deletes: Bool) throws -> Bool {
    let (paths, isPartial) = try search.unreferenced()
    if deletes, isPartial { throw CommandError.partialTestRun }
    for path in paths {
      if deletes { try FileManager.default.removeItem(atPath: path) }
      console.write("\(deletes ? "deleted " : "")\(ShortPath.path(path))\n")
    }
    if paths.isEmpty { console.write("The tests compared all references.\n") }
    if isPartial { console.complain("note: the last run of the tests had a filter") }
    return true
  }

  private func write(_ item: ReviewItem) {
    console.write("\(item.name)\(item.isNew ? " (new)" : "")\n")
    console.write(item.differenceLines.map { "  \($0)\n" }.joined() + "\n")
  }

  private func write(_ result: ReviewResult, of item: ReviewItem) {
    if case .refused(let reason) = result {
      console.complain("\(item.name): error: \(reason) [review-refused]")
    } else {
      console.write("\(result.word) \(item.name)\n")
    }
  }

  private func writeJSON(_ pairs: [(ReviewItem, ReviewResult)]) -> Bool {
    console.write(ReviewJSON.text(pairs) + "\n")
    return pairs.allSatisfy { !$0.1.isRefused }
  }

  private static func count(_ items: [ReviewItem]) -> String {
    items.count == 1 ? "1 snapshot" : "\(items.count) snapshots"
  }
}

extension ReviewResult {
  fileprivate var isRefused: Bool { if case .refused = self { true } else { false } }
}
