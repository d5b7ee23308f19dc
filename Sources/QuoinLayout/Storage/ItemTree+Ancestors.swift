// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

extension ItemTree {
  /// An item and all below it, each before its descendants and these before its next sibling.
  func subtree(of slot: Int32) -> [Int32] {
    var result = [slot]
    var current = slot
    while true {
      var next = self[current].firstChild
      // Without children: on to the next sibling, or that of the nearest ancestor that has one.
      while next < 0, current != slot {
        next = self[current].nextSibling
        if next < 0 { current = self[current].parent }
      }
      guard next >= 0 else { return result }
      result.append(next)
      current = next
    }
  }

  /// All items, each before its descendants and these before its next sibling.
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

  /// Whether an item lies somewhere inside of another one.
  func isDescendant(_ slot: Int32, of ancestor: Int32) -> Bool {
    var current = slot
    let depth = self[ancestor].depth
    while self[current].depth > depth { current = self[current].parent }
    return current == ancestor && slot != ancestor
  }

  /// Where the search for the nearest common ancestor of a constraint's items starts: a view is its
  /// own ancestor, a guide counts as its owner.
  func holder(of slot: Int32) -> Int32 {
    self[slot].item.kind == .view ? slot : self[slot].parent
  }

  /// The nearest item that is an ancestor of both items or one of them; -1 when they are in
  /// different trees.
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
