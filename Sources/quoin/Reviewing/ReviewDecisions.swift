// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinSnapshots

/// Carries decisions out. Each file is written as a whole.
enum ReviewDecisions {
  /// Accepts or rejects snapshots. All literals of one source are written together.
  static func carryOut(
    _ decision: ReviewDecision, _ items: [ReviewItem]
  ) -> [ReviewItem: ReviewResult] {
    var results: [ReviewItem: ReviewResult] = [:]
    var sources: [String: [ReviewItem]] = [:]
    for item in items {
      switch item.location {
      case .file(let reference, let pending):
        results[item] = carryOut(decision, reference: reference, pending: pending)
      case .literal(let literal, let list, _):
        sources["\(list)\0\(literal.file)", default: []].append(item)
      }
    }
    for key in sources.keys.sorted() {
      let items = sources[key] ?? []
      results.merge(carryOut(decision, ofSource: items)) { _, new in new }
    }
    return results
  }

  private static func carryOut(
    _ decision: ReviewDecision, reference: String, pending: String
  ) -> ReviewResult {
    do {
      if decision == .accept {
        let content = try Data(contentsOf: URL(fileURLWithPath: pending))
        if case .failed(let reason) = AtomicFile(reference).write(content) {
          return .refused("\(ShortPath.path(reference)) cannot be written: \(reason)")
        }
      }
      try FileManager.default.removeItem(atPath: pending)
      return decision == .accept ? .accepted : .rejected
    } catch {
      return .refused("\(ShortPath.path(pending)): \(SystemReason.text(of: error))")
    }
  }

  private static func carryOut(
    _ decision: ReviewDecision, ofSource items: [ReviewItem]
  ) -> [ReviewItem: ReviewResult] {
    var results: [ReviewItem: ReviewResult] = [:]
    var done: [PendingLiteral] = []
    var shifts: [PendingLiteral: Int] = [:]
    var path: String?
    var literals: [(item: ReviewItem, literal: PendingLiteral)] = []
    for item in items {
      guard case .literal(let literal, let list, let hasSeveralTexts) = item.location else {
        continue
      }
      path = list
      if decision == .accept, hasSeveralTexts {
        results[item] = .refused(LiteralRefusal.severalTexts.sentence)
      } else {
        literals.append((item, literal))
      }
    }
    if decision == .accept {
      let written = write(literals.map(\.literal))
      shifts = written.shifts
      for (item, literal) in literals {
        results[item] = written.refusals[literal].map { .refused($0.sentence) } ?? .accepted
        if written.refusals[literal] == nil { done.append(literal) }
      }
    } else {
      for (item, literal) in literals {
        results[item] = .rejected
        done.append(literal)
      }
    }
    guard let path, !done.isEmpty else { return results }
    do {
      try PendingLiterals(path: path).remove(done, shifts: shifts)
    } catch {
      let reason = "\(ShortPath.path(path)): \(SystemReason.text(of: error))"
      for (item, literal) in literals where done.contains(literal) {
        results[item] = .refused(reason)
      }
    }
    return results
  }

  /// Writes the literals of one source.
  ///
  /// - Returns: How many lines each added, and why some were not written.
  private static func write(
    _ literals: [PendingLiteral]
  ) -> (shifts: [PendingLiteral: Int], refusals: [PendingLiteral: LiteralRefusal]) {
    func refuse(_ refusal: LiteralRefusal) -> [PendingLiteral: LiteralRefusal] {
      Dictionary(uniqueKeysWithValues: literals.map { ($0, refusal) })
    }
    guard let file = literals.first?.file else { return ([:], [:]) }
    do {
      let old = try InlineSources.source(of: file)
      let source = try LiteralSource(old)
      let (new, refusals) = source.applying(literals.map(\.change))
      if new != old { try InlineSources.replace(file, old, with: new) }
      var shifts: [PendingLiteral: Int] = [:]
      for literal in literals where refusals[literal.change] == nil {
        let single = source.applying([literal.change]).source
        shifts[literal] = lineCount(single) - lineCount(old)
      }
      let refused = literals.compactMap { literal in
        refusals[literal.change].map { (literal, $0) }
      }
      return (shifts, Dictionary(uniqueKeysWithValues: refused))
    } catch {
      return ([:], refuse(error))
    }
  }

  private static func lineCount(_ source: [UInt8]) -> Int { source.count { $0 == 0x0A } }
}
