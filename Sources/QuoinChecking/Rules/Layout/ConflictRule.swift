// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinExplanation
import QuoinInterfaceBuilder
import QuoinLayout
import QuoinUIKit

/// Finds required constraints that cannot all hold: one finding for conflicts that are connected.
struct ConflictRule: LayoutRuleProtocol {
  let rule = LayoutRule(
    "conflict", "Required constraints that cannot all hold", .error,
    computation: """
      Solves the layout. Conflicts that share constraints are one finding, at the constraint that \
      the layout breaks, with the arithmetic and fixes that were each tried. A conflict with the \
      stored size of a macOS window is none: the window grows. One with a required priority of a content is \
      left out, since Apple's layout lets the content give way.
      """,
    reason: """
      UIKit breaks one of the constraints, logs it at run time, and which one may change with the \
      version of the system.
      """,
    example: """
      A label with 16 points to both edges of a screen that is 393 wide and a required width of 400.
      """)

  func findings(in layout: CheckedLayout) -> [LayoutFinding] {
    layout.problems.conflicts.filter {
      layout.encapsulatedCell(of: $0) == nil && !dependsOnWindow($0, in: layout)
        && !scrollsInProgram($0, in: layout) && !$0.hasRequiredContentSize
    }.map { conflict in
      let ids = conflict.constraints.compactMap { layout.loaded?.identifier(of: $0) }
      let words = conflict.words
      let sum = words.sentences.first.map { ": \($0)" } ?? ""
      var finding = layout.finding(
        rule, about: conflict.broken.first ?? conflict.constraints.first,
        words.summary + sum, detail: ids.sorted().joined(separator: " "))
      if finding.object.isEmpty, let view = conflict.items.lazy.compactMap({ $0 as? UIView }).first,
        let checked = layout.checked(view)
      {
        finding.object = checked.identifier
        finding.name = checked.name
        layout.place(&finding, at: checked.identifier)
      }
      finding.explanation = words.lines.map { $0.text + ($0.isBroken ? "  <- broken" : "") }
      finding.explanation += words.hints.filter { $0.contains("is a placeholder") }
      finding.fixes = words.fixes.map(\.text)
      finding.related = zip(words.lines, conflict.lineConstraints).compactMap { line, constraint in
        guard let id = constraint.flatMap({ layout.loaded?.identifier(of: $0) }) else { return nil }
        return RelatedLocation(object: id, text: line.text, location: layout.location(of: id))
      }
      return finding
    }
  }

  /// Returns whether a conflict exists only in a macOS view of the stored size. AppKit makes
  /// windows, and views of toolbars and of touch bars, as large as their constraints require, and
  /// split views size their panes.
  private func dependsOnWindow(_ conflict: ExplainedConflict, in layout: CheckedLayout) -> Bool {
    layout.platform == .macOS
      && !conflict.constraints.contains { abs($0.constant) > Self.widestDisplay }
      && conflict.words.lines.flatMap(\.requirements).contains { requirement in
        switch requirement {
        case .givenSize, .autoresizingSize: true
        default: false
        }
      }
  }

  /// Returns whether a conflict involves a plain view whose class in a program is one that scrolls.
  /// Constraints with its edges are then about the size of its content.
  private func scrollsInProgram(_ conflict: ExplainedConflict, in layout: CheckedLayout) -> Bool {
    conflict.items.lazy.compactMap { ($0 as? UIView).flatMap(layout.checked)?.description }
      .contains {
        $0.systemClass == "UIView" && $0.customClass.map(Self.scrolling.contains) == true
      }
  }

  private static let scrolling: Set = ["UIScrollView", "UITableView", "UICollectionView"]

  /// The pixels of Apple's widest display, from one side to the other. No window grows by more.
  private static let widestDisplay: CGFloat = 6016
}

extension ExplainedConflict {
  /// Whether the conflict involves a required content priority. Apple does not document whether
  /// such a conflict is reported.
  var hasRequiredContentSize: Bool {
    words.lines.flatMap(\.requirements).contains { requirement in
      switch requirement {
      case .hugging, .compressionResistance: true
      default: false
      }
    }
  }
}
