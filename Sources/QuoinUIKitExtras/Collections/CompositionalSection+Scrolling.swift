// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinUIKit

extension CompositionalSection {
  var isOrthogonal: Bool { section.orthogonalScrollingBehavior != .none }

  /// Returns the maximum orthogonal offset: the last group ends at the end of the section, inside
  /// the insets.
  ///
  /// - Parameter visible: the visible length of the section.
  private func greatestOffset(_ visible: CGFloat) -> CGFloat {
    let (start, end) =
      isDownward
      ? (content.minY - frame.minY, section.contentInsets.bottom)
      : (content.minX - frame.minX, section.contentInsets.trailing)
    // Centred groups have the same space at both ends.
    let last = section.orthogonalScrollingBehavior == .groupPagingCentered ? start : end
    return max(start + groupsLength + last - visible, 0)
  }

  /// Returns the orthogonal offset at which scrolling to an item stops.
  ///
  /// - Parameters:
  ///   - item: the item.
  ///   - fraction: the target position: 0 for the beginning, 1 for the end of the section.
  ///   - visible: the visible length of the section.
  func offset(toItem item: Int, fraction: CGFloat, visible: CGFloat) -> CGFloat? {
    guard let group = group(ofItem: item) else { return nil }
    let box = box(ofGroup: group)
    let origin = origin(ofGroup: group)
    let cell = box.cells[item - firstItem(ofGroup: group)].frame
    let first = isDownward ? content.minY : content.minX
    let lead = first - (isDownward ? frame.minY : frame.minX)
    let groupStart = (isDownward ? origin.y : origin.x) - first
    let groupLength = isDownward ? box.size.height : box.size.width
    let itemStart = groupStart + (isDownward ? cell.minY : cell.minX)
    let itemLength = isDownward ? cell.height : cell.width
    let wanted: CGFloat
    switch section.orthogonalScrollingBehavior {
    case .none: return nil
    case .continuous:
      let trailing = isDownward ? section.contentInsets.bottom : section.contentInsets.trailing
      wanted = itemStart - fraction * (visible - itemLength - lead - trailing)
    case .continuousGroupLeadingBoundary, .groupPaging: wanted = groupStart
    case .paging:
      wanted = visible > 0 ? ((itemStart + lead) / visible).rounded(.down) * visible : 0
    case .groupPagingCentered: wanted = groupStart + lead + groupLength / 2 - visible / 2
    }
    return min(max(wanted, 0), greatestOffset(visible))
  }
}
