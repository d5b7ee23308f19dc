// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout

/// The lines of a long conflict, with members of one kind in one line.
///
/// Broken members and given sizes keep their lines. Sizes and gaps of one stack view, or of the
/// program, become a line such as `stack: 14 sizes of at least 14 and 13 gaps of 8`.
struct FoldedLines {
  let lines: [ConflictLine]

  /// The number of different constants that a folded line names.
  private static let mostConstants = 3

  init(_ lines: [ConflictLine]) {
    var groups: [(stack: String?, lines: [ConflictLine])] = []
    var kept: [ConflictLine] = []
    var facts: [ConflictLine] = []
    for line in lines {
      guard !line.isBroken, let kind = line.kind else {
        if line.requirements.contains(where: \.isFact) {
          facts.append(line)
        } else {
          kept.append(line)
        }
        continue
      }
      if let index = groups.firstIndex(where: { $0.stack == kind.stack }) {
        groups[index].lines.append(line)
      } else {
        groups.append((kind.stack, [line]))
      }
    }
    let folded = groups.map { group in
      ConflictLine(
        "\(group.stack ?? "chain"): \(Self.summary(of: group.lines))",
        about: group.lines.flatMap(\.requirements))
    }
    self.lines = folded + kept + facts
  }

  /// Returns the number of sizes and gaps, their lengths, and their total.
  private static func summary(of lines: [ConflictLine]) -> String {
    let kinds = lines.compactMap(\.kind)
    return parts(of: kinds) + total(of: kinds)
  }

  /// The sum of all lengths, such as `, at least 300 together`; empty where sizes have bounds of
  /// both kinds.
  private static func total(of kinds: [ConflictLine.Kind]) -> String {
    let relations = Set(kinds.filter(\.isSize).map(\.relation)).subtracting([.equal])
    guard relations.count < 2, kinds.count > 1 else { return "" }
    let sum = PrintedSum.number(kinds.reduce(0) { $0 + abs($1.constant) })
    return ", \(relations.first?.bound ?? "")\(sum) together"
  }

  private static func parts(of kinds: [ConflictLine.Kind]) -> String {
    let parts = [(true, "size"), (false, "gap")].compactMap { isSize, word -> String? in
      let found = kinds.filter { $0.isSize == isSize }
      guard !found.isEmpty else { return nil }
      var constants: [String] = []
      for kind in found {
        let text = constant(of: kind)
        if !constants.contains(text) { constants.append(text) }
      }
      let values =
        constants.count <= mostConstants ? constants.joined(separator: " or ") : "different lengths"
      return "\(found.count) \(word)\(found.count == 1 ? "" : "s") of \(values)"
    }
    return parts.joined(separator: " and ")
  }

  private static func constant(of kind: ConflictLine.Kind) -> String {
    let number = PrintedSum.number(abs(kind.constant))
    // The relation of a gap depends on which of its edges is named first.
    guard kind.isSize else { return number }
    return kind.relation.bound + number
  }
}
