// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinDiagnostics
import QuoinLayout

extension LayoutHost {
  /// Returns the views whose frames are not determined by constraints, and whose masks a program
  /// switched off, so that they have no frame.
  ///
  /// - Parameter ambiguities: those of the last solution.
  func unplacedViews(among ambiguities: [LayoutAmbiguity]) -> [UIView] {
    var known: Set<ItemID> = []
    return ambiguities.map(\.item).filter { known.insert($0).inserted }.compactMap { item in
      guard let view = object(item) as? UIView, view.parent != nil,
        !view.translatesAutoresizingMaskIntoConstraints,
        view.hasGivenFrame || view.isHeaderOrFooterOfTable
      else { return nil }
      return view
    }
  }

  /// Returns whether an ambiguity is one of a view that is not placed, or of one of its
  /// descendants, which follows from it.
  func follows(_ ambiguity: LayoutAmbiguity, from unplaced: [UIView]) -> Bool {
    guard !unplaced.isEmpty else { return false }
    let item = object(ambiguity.item)
    guard let view = (item as? UIView) ?? (item as? UILayoutGuide)?.owningView else { return false }
    return unplaced.contains { view.isDescendant(of: $0) }
  }

  /// Returns whether a guide of a program is used on the other axis alone, such as a spacer between
  /// two views. No frame depends on the axis of the ambiguity then.
  func isUnused(_ guide: UILayoutGuide, _ ambiguity: LayoutAmbiguity) -> Bool {
    guide.kind == .guide && !engine.isMentioned(ambiguity.item, ambiguity.coordinate.axis)
  }
}
