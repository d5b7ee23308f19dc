// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

package import QuoinUIKit

extension LoadedScene {
  /// Returns the guesses that decide whether a constraint places its items where it does; empty
  /// when no guessed measure affects it.
  package func guesses(deciding constraint: NSLayoutConstraint) -> [GuessedMeasure] {
    GuessDependence(self).guesses(about: constraint)
  }

  /// Returns whether a table gets the height of a cell from the cell's constraints, as far as the
  /// file states: the rows of the table are automatic, and the cell has no height of its own.
  package func isSelfSizing(_ root: UIView) -> Bool {
    guard let cell = entries.description(of: root), cell.element == "tableViewCell",
      !cell.hasRowHeight, let table = root.superview.flatMap(entries.description)
    else { return false }
    return table.rule.kind == .table && table.hasAutomaticRows
  }
}
