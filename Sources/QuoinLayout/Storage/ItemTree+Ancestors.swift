// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

extension ItemTree {
  /// An item and all below it, each before its descendants and these before its next sibling.
  func subtree(of slot: Int32) -> [Int32] {
    var result = [slot]
    var current = slot
    while true {
      var next = self[current].firstChild
      // Without children, the next sibling follows, or that of the nearest ancestor that has one.
      while next < 0, current != slot {
        next = self[current].nextSibling
        if next < 0 { current = self[current].parent }
      }
      guard next >= 0 else { return result }
      result.append(next)
      current = next
    }
  }

  /// Returns all items, each before its descendants, and the descendants before the next sibling.
  func parentsFirst() -> [Int32] {
    var result: [Int32] = []
    result.reserveCapacity(table.count)
    var slot = table.first
    while slot >= 0 {
      if self[slot].parent < 0 { result.append(contentsOf: subtree(of: slot)) }
      slot = table.next(after: slot)
    }
    return result
  }

  /// Whether an item is below another one, at any depth.
  package func isDescendant(_ slot: Int32, of ancestor: Int32) -> Bool {
    var current = slot
    let depth = self[ancestor].depth
    while self[current].depth > depth { current = self[current].parent }
    return current == ancestor && slot != ancestor
  }

  /// The slot of a view itself, or of the owner of a guide; -1 for a guide without an owner. The
  /// search for the nearest common ancestor of a constraint's items starts here.
  func viewSlot(of slot: Int32) -> Int32 {
    self[slot].item.kind == .view ? slot : self[slot].parent
  }

  /// The nearest item that is each of two items or an ancestor of it; -1 when the items are in
  /// different trees.
  ///
  /// - Complexity: O(*d*), *d* the depth of the items.
  func commonAncestor(_ first: Int32, _ second: Int32) -> Int32 {
    var first = first
    var second = second
    while first != second, first >= 0, second >= 0 {
      let firstDepth = self[first].depth
      let secondDepth = self[second].depth
      if firstDepth >= secondDepth { first = self[first].parent }
      if secondDepth >= firstDepth { second = self[second].parent }
    }
    return first == second ? first : -1
  }
}
