// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinUIKit

extension LoadedScene {
  /// Returns what is wrong with the constraints of the scene after its last layout.
  ///
  /// An ambiguity below a pixel is none: the frame is the same. Neither are the sizes that AppKit gives
  /// its own views, see ``isSizedByAppKit(_:)``.
  package func report() -> SceneReport {
    let doubts = GuessDependence(self)
    var report = SceneReport()
    for root in roots {
      var certain = root.layoutReport()
      var conflicts: [ViewLayoutReport.Conflict] = []
      for conflict in certain.conflicts {
        let guesses = doubts.guesses(deciding: conflict)
        if guesses.isEmpty {
          conflicts.append(conflict)
        } else {
          report.doubtfulConflicts.append(.init(finding: conflict, guesses: guesses))
        }
      }
      var ambiguities: [ViewLayoutReport.Ambiguity] = []
      let pixel = 1 / (root.layoutScale ?? 1)
      for ambiguity in certain.ambiguities
      where ambiguity.maximum - ambiguity.minimum >= pixel && isInFile(ambiguity.item)
        && !isSizedByAppKit(ambiguity.item)
      {
        let guesses = doubts.guesses(deciding: ambiguity)
        if guesses.isEmpty {
          ambiguities.append(ambiguity)
        } else {
          report.doubtfulAmbiguities.append(.init(finding: ambiguity, guesses: guesses))
        }
      }
      (certain.conflicts, certain.ambiguities) = (conflicts, ambiguities)
      report.roots.append(certain)
    }
    return report
  }

  /// Whether an item is a view or a guide of the file, and not a guide of a stack view or a grid.
  private func isInFile(_ item: AnyObject) -> Bool {
    if let guide = item as? UILayoutGuide { return identifier(of: guide) != nil }
    return true
  }

  /// Whether AppKit sizes a view itself: the scrollers of a scroll view, the header of a table, and
  /// the table, text or collection that a clip view shows.
  func isSizedByAppKit(_ item: AnyObject) -> Bool {
    guard platform == .macOS, let view = item as? UIView,
      let description = entries.description(of: view)
    else { return false }
    if ["tableHeaderView", "scroller"].contains(description.element) { return true }
    let isShown = view.superview.map { elementKind(of: $0) == .clip } ?? false
    return isShown && [.table, .textView, .collection].contains(description.rule.kind)
  }
}
