// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if !QUOIN_APPKIT
import Cartography
import Testing

@MainActor @Suite("Lifetimes") struct LifetimeTests {
  @Test("Constrained views are released with their last owner, whether or not the group is stored")
  func viewsGoAway() {
    weak var root: View?
    weak var child: View?
    weak var sibling: View?
    var group: ConstraintGroup?
    do {
      let stage = Stage(100, 100)
      group = constrain(stage.a, stage.b) { a, b in
        a.edges == a.superview!.edges
        b.size == a.size
      }
      (root, child, sibling) = (stage.root, stage.a, stage.b)
    }
    #expect(root == nil && child == nil && sibling == nil)
    #expect(group?.constraints.count == 6)
  }
}
#endif
