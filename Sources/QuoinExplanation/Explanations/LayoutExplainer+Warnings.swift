// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout
package import QuoinUIKit

extension LayoutExplainer {
  /// Returns the behavior of the layout without a conflict or an ambiguity that is probably a
  /// mistake.
  ///
  /// - Parameters:
  ///   - isSelfSizing: whether the height of the root follows from its constraints, as that of a
  ///     self-sizing cell does.
  ///   - standardHeight: the height of a row whose constraints allow 0, in points. Contents that
  ///     fit into it need no other height.
  ///   - isVisible: whether a view that is not hidden can be seen.
  package func warnings(
    isSelfSizing: Bool, standardHeight: Double = standardRowHeight,
    isVisible: (UIView) -> Bool = { $0.alpha > 0 }
  ) -> [LayoutWarning] {
    let isShown = { (item: ItemID) in
      (inspection.object(of: item) as? UIView)?
        .isShown(in: inspection.root, isVisible: isVisible) ?? true
    }
    let engine = inspection.engine
    var warnings = engine.warnings(isShown: isShown)
    warnings += engine.hiddenLengths(hiding: inspection.hidingConstraints)
      .map(LayoutWarning.hiddenLength)
    if isSelfSizing, let root = inspection.item(of: inspection.root),
      let missing = engine.missingLength(
        of: root, .vertical, standard: standardHeight, isShown: isShown)
    {
      warnings.append(.missingLength(missing))
    }
    return warnings
  }

  /// The height of a row whose constraints allow 0, in points. UIKit then logs that it considers
  /// the collapse unintentional and uses the standard height.
  package static let standardRowHeight = 44.0

  /// Whether the root is a cell of a table with automatic row heights.
  package var isSelfSizingCell: Bool {
    guard inspection.root is UITableViewCell else { return false }
    var next = inspection.root.superview
    while let view = next {
      if let table = view as? UITableView {
        return table.rowHeight == UITableView.automaticDimension
      }
      next = view.superview
    }
    return false
  }
}
