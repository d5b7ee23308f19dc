// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinDiagnostics
import QuoinExplanation
import QuoinLayout
import QuoinUIKit

/// Conflicts and excluded constraints in messages.
@MainActor struct ConflictWords {
  private let layout: CellLayout

  init(_ layout: CellLayout) { self.layout = layout }

  /// The arithmetic, the members with their source locations, and fixes that were tried.
  ///
  /// The window determines the size of the view under test. Its mask, by which it follows the
  /// window, is therefore not a member of the conflict.
  func finding(_ conflict: ExplainedConflict) -> ExpectationFinding {
    let words = conflict.words
    let members = words.lines.filter { !$0.requirements.allSatisfy(isGiven) }
    let text = members.map(\.text).joined(separator: "\n")
    let direction = words.summary.drop { $0 != "(" }
    let headline =
      direction.isEmpty
      ? words.summary
      : members.count == 1
        ? "this constraint cannot hold \(direction)"
        : "\(members.count) constraints cannot all hold \(direction)"
    return ExpectationFinding(key: text, message: headline) {
      let column = LocationColumn.lines(
        members.map { ($0.location.map(LocationText.line), $0.text, $0.isBroken) })
      return words.sentences + column.map { "  \($0)" } + hints(of: conflict)
        + FixWords.lines(words.fixes)
    }
  }

  private func isGiven(_ requirement: LayoutRequirement) -> Bool {
    switch requirement {
    case .autoresizingPosition(let item, _), .autoresizingSize(let item, _):
      layout.view.layoutInspection().item(of: layout.view) == item
    default: requirement.isFact
    }
  }

  /// Returns notes about other members than the mask of the view under test.
  private func hints(of conflict: ExplainedConflict) -> [String] {
    let own = "translatesAutoresizingMaskIntoConstraints of \(layout.shortName(of: layout.view)) "
    return conflict.words.hints.filter { !$0.hasPrefix(own) }.map { "note: \($0)" }
  }

  /// A constraint that the layout leaves out, or another problem of the layout.
  func finding(_ problem: LayoutHostProblem) -> ExpectationFinding {
    let lines = problem.message.split(whereSeparator: \.isNewline).map(String.init)
    return ExpectationFinding(
      key: problem.code + (lines.first ?? ""), message: lines.first ?? problem.code
    ) { lines.dropFirst().map { String($0.drop { $0 == " " }) } }
  }
}
