// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

extension ItemHandle {
  /// The handle of the superview, nil at the top of a tree.
  private var superviewHandle: ItemHandle? {
    guard let parent, parent.isView else { return nil }
    return parent
  }

  /// Returns the nearest handle of a view that contains two views, or is one of them; nil where
  /// they are in different trees.
  ///
  /// The search climbs from both in turns. Above the nearest common ancestor both paths are the
  /// same, so the first view that both reach is the ancestor.
  /// - Complexity: O(*d*), *d* the greater of the distances to the ancestor.
  func nearestCommonAncestor(with other: ItemHandle) -> ItemHandle? {
    guard other !== self else { return self }
    // Most constraints are between a view and its superview, or within one superview.
    let (above, otherAbove) = (superviewHandle, other.superviewHandle)
    if let above, above === other || above === otherAbove { return above }
    if let otherAbove, otherAbove === self { return self }
    ItemHandle.searches += 2
    var climber: (handle: ItemHandle, mark: UInt64) = (self, ItemHandle.searches)
    var waiting: (handle: ItemHandle, mark: UInt64)? = (other, ItemHandle.searches + 1)
    while climber.handle.searchMark != (climber.mark ^ 1) {
      climber.handle.searchMark = climber.mark
      if let next = climber.handle.superviewHandle {
        climber.handle = next
        if let turn = waiting { (climber, waiting) = (turn, climber) }
      } else if let turn = waiting {
        (climber, waiting) = (turn, nil)
      } else {
        return nil
      }
    }
    return climber.handle
  }
}
