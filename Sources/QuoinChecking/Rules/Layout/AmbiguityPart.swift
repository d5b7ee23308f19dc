// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinExplanation
import QuoinUIKit

/// The reason for one ambiguous coordinate of a view, and its fixes.
@MainActor struct AmbiguityPart {
  /// The reason, the range, and the coordinates that follow.
  let explanation: [String]
  /// The fixes, the best first.
  private let fixes: [String]
  /// The constraint that the first fix adds; nil for another edit.
  private let added: String?

  init(_ ambiguity: ExplainedAmbiguity, of view: CheckedView, in layout: CheckedLayout) {
    let words = ambiguity.words
    let absent = UninstalledConstraints(
      of: view.identifier, along: ambiguity.coordinates.first?.attribute ?? "", in: layout)
    let rest = [words.range] + [words.followers].compactMap(\.self)
    if let cause = absent.cause {
      (explanation, fixes, added) = ([cause] + rest, absent.fixes, nil)
      return
    }
    let found = DrawnFixes(ambiguity, in: layout).fixes
    if found.isEmpty, words.cause.hasPrefix(Self.advice) {
      // Where no edit was tried, the words have advice instead of a cause.
      (explanation, added) = (rest, nil)
      fixes = [String(words.cause.dropFirst(Self.advice.count))]
      return
    }
    explanation = [words.cause] + rest
    fixes = found.map(\.text)
    let edit = found.first?.edit ?? ""
    added = edit.hasPrefix(Self.add) ? String(edit.dropFirst(Self.add.count)) : nil
  }

  /// The fixes of a finding: the first ones of all parts as one, and then the others.
  static func fixes(of parts: [AmbiguityPart]) -> [String] {
    let added = parts.compactMap(\.added)
    guard parts.count > 1, added.count == parts.count else { return parts.flatMap(\.fixes) }
    return ["\(add)\(added.joined(separator: " and "))"] + parts.flatMap { $0.fixes.dropFirst() }
  }

  /// The beginning of an edit that adds a constraint.
  private static let add = "add "
  /// The beginning of words about what to try.
  private static let advice = "try: "
}
