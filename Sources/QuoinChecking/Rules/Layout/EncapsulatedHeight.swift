// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinExplanation
import QuoinInterfaceBuilder
import QuoinLayout
import QuoinRender
import QuoinUIKit

/// Finds cells whose constraints fix another height than that of the row.
struct EncapsulatedHeight: LayoutRuleProtocol {
  let rule = LayoutRule(
    "encapsulated-height", "A cell whose constraints fix another height than the row's", .info,
    raises: [.matrix, .strict],
    computation: """
      Finds conflicts between the height that a table gives a cell and the cell's required vertical \
      constraints, where the table computes row heights from constraints.
      """,
    reason: """
      UIKit sets the height of a row as a required constraint, UIView-Encapsulated-Layout-Height, which \
      is rounded and has the separator in it. Required constraints that fix the height conflict with it.
      """,
    example: "A cell whose image has a required height of 44 and required insets of 8.")

  func findings(in layout: CheckedLayout) -> [LayoutFinding] {
    layout.problems.conflicts.compactMap { conflict in
      guard let cell = layout.encapsulatedCell(of: conflict) else { return nil }
      var finding = layout.finding(
        rule, about: cell,
        "fixes another height than its row has: "
          + (conflict.words.sentences.first ?? conflict.words.summary))
      finding.explanation = conflict.words.lines.map(\.text)
      finding.fixes = conflict.words.fixes.map(\.text)
      finding.related = conflict.broken.compactMap { broken in
        guard let id = layout.loaded?.identifier(of: broken) else { return nil }
        return RelatedLocation(
          object: id, text: "the broken constraint", location: layout.location(of: id))
      }
      return finding
    }
  }
}

extension CheckedLayout {
  /// Returns the cell whose row height is part of a conflict. Its table gets the height from the
  /// cell, so that the height in the file is not that of the running program.
  func encapsulatedCell(of conflict: ExplainedConflict) -> CheckedView? {
    let rows = conflict.words.lines.flatMap(\.requirements).contains { requirement in
      if case .givenSize(_, .vertical) = requirement { true } else { false }
    }
    guard rows else { return nil }
    let views = conflict.items.compactMap { $0 as? UIView }.compactMap(checked)
    guard let root = views.first?.root, let cell = checked(root), cell.kind == .cell else {
      return nil
    }
    let isSelfSizing = loaded.map { $0.isSelfSizing(root) } ?? false
    return isSelfSizing ? cell : nil
  }
}
