// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation

extension UITableView {
  /// Measures a cell, a header or a footer again whose content changed, unless the program gave it a
  /// height (Apple's documentation of `SelfSizingInvalidation`).
  func contentDidChange(of view: UIView) {
    guard selfSizingPolicy != .never else { return }
    func invalidate(_ length: inout TableContent.Length) {
      if length.forget() { setNeedsLayout() }
    }
    if let cell = view as? UITableViewCell {
      guard let path = indexPath(for: cell), content.contains(path) else { return }
      invalidate(&content.sections[path.section].rows[path.row])
    } else if let section = shownHeaders.first(where: { $0.value === view })?.key,
      content.sections.indices.contains(section)
    {
      invalidate(&content.sections[section].header)
    } else if let section = shownFooters.first(where: { $0.value === view })?.key,
      content.sections.indices.contains(section)
    {
      invalidate(&content.sections[section].footer)
    }
  }

  /// Turns measured heights into estimates again.
  func forgetMeasuredHeights() {
    for section in content.sections.indices {
      content.sections[section].header.forget()
      content.sections[section].footer.forget()
      guard content.sections[section].rows.contains(where: \.isMeasured) else { continue }
      var rows = content.sections[section].rows
      for row in rows.indices { rows[row].forget() }
      content.sections[section].rows = rows
    }
  }

  /// Moves to the offset of a row and measures the rows that are seen there, until they stay. Rows
  /// above that are not seen keep their estimated heights.
  ///
  /// - Parameter offset: the offset by the heights that are known.
  func scroll(to offset: () -> CGPoint) {
    // Each round measures at least one more row, of those around one place.
    for _ in 0..<50 {
      let target = offset()
      if contentOffset != target { contentOffset = target }
      guard bounds.height > 0 else { return }
      placeRows()
      if offset() == contentOffset { return }
    }
  }
}
