// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

package import QuoinLayout

/// An item along an axis.
package struct ItemSide: Hashable, Sendable {
  package var item: ItemID
  package var axis: LayoutAxis

  package init(item: ItemID, axis: LayoutAxis) {
    self.item = item
    self.axis = axis
  }
}

extension LayoutEngine {
  /// The views that constraints of the program are about, along the axes of the constraints.
  ///
  /// - Parameter members: the members of conflicts.
  func concernedSides(of members: [LayoutRequirement]) -> Set<ItemSide> {
    var sides: Set<ItemSide> = []
    for case .constraint(let id) in members {
      guard let constraint = constraint(id) else { continue }
      for operand in [constraint.first, constraint.second].compactMap(\.self) {
        let axis = operand.comparedAttribute.axis
        for item in operand.items where self.item(item)?.kind == .view {
          if self.item(item)?.parent != nil { sides.insert(ItemSide(item: item, axis: axis)) }
        }
      }
    }
    return sides
  }

  /// Returns the number of sides without a length, or outside of the parent by half a point or
  /// more. Scrolled content is never outside.
  func lostSides(among sides: Set<ItemSide>) -> Int {
    sides.count { side in
      guard let item = item(side.item), let parent = item.parent else { return false }
      let rect = alignmentRect(of: side.item)
      let isEmpty = rect.size.length(side.axis) < 0.5
      if isEmpty || self.item(parent)?.isScrollView == true { return isEmpty }
      let outer = frame(of: parent)
      let origin = self.item(parent)?.boundsOrigin ?? .zero
      switch side.axis {
      case .horizontal:
        return rect.x < origin.x - 0.5 || rect.maxX > origin.x + outer.width + 0.5
      case .vertical:
        return rect.y < origin.y - 0.5 || rect.maxY > origin.y + outer.height + 0.5
      }
    }
  }
}
