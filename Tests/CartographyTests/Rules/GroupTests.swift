// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if !QUOIN_APPKIT
import Cartography
import Testing

@MainActor @Suite("Groups") struct GroupTests {
  private let stage = Stage(200, 300)

  @Test("Groups are switched off and on")
  func switching() {
    let wide = constrain(stage.a) { $0.width == 110 }
    wide.active = false
    let narrow = constrain(stage.a) { $0.width == 70 }
    narrow.active = false
    wide.active = true
    #expect(stage.view("a").frame.width == 110)
    wide.active = false
    narrow.active = true
    #expect(stage.view("a").frame.width == 70)
  }

  @Test("An empty group is active")
  func emptyGroup() {
    #expect(ConstraintGroup().active)
    #expect(constrain([View]()) { _ in }.constraints.isEmpty)
  }

  @Test("A group with one constraint off is not active, and becomes active as a whole")
  func partlyActive() {
    let group = constrain(stage.a) { a in
      a.width == 1
      a.height == 1
    }
    group.constraints[0].isActive = false
    #expect(!group.active)
    group.active = true
    #expect(group.constraints.allSatisfy { $0.isActive })
  }

  @Test("The constraints of a block replace those of the group")
  func replacing() {
    stage.fix(stage.a, 50, 40)
    let group = ConstraintGroup()
    constrain(stage.a, stage.root, replace: group) { a, root in
      a.top == root.top
      a.left == root.left
    }
    #expect(stage.view("a").frame == CGRect(x: 0, y: 0, width: 50, height: 40))
    let old = group.constraints
    constrain(stage.a, stage.root, replace: group) { a, root in
      // They are switched off after the block only.
      #expect(old.allSatisfy { $0.isActive })
      a.bottom == root.bottom
      a.right == root.right
    }
    #expect(stage.view("a").frame == CGRect(x: 150, y: 260, width: 50, height: 40))
    #expect(old.allSatisfy { !$0.isActive })
    #expect(group.constraints.count == 2)
  }

  @Test("Replacing with another kind of constraint")
  func replacingHeightByBottom() {
    stage.place(stage.a, 0, 90, 10, 40)
    constrain(stage.b, stage.a) { b, a in b.top == a.bottom }
    let group = constrain(stage.b) { $0.height == 40 }
    #expect(stage.view("b").frame.height == 40)
    constrain(stage.b, stage.root, replace: group) { b, root in b.bottom >= root.bottom }
    #expect(stage.view("b").frame.height == 170)
  }

  @Test("Clearing uninstalls and forgets")
  func clearing() {
    let group = constrain(stage.a, stage.root) { a, root in a.edges == root.edges }
    let old = group.constraints
    constrain(clear: group)
    #expect(old.allSatisfy { !$0.isActive } && group.constraints.isEmpty && group.active)
    #expect(stage.root.constraints.isEmpty)
  }

  @Test("A group that was off is on after its replacement")
  func replacingAnInactiveGroup() {
    let group = constrain(stage.a) { $0.width == 1 }
    group.active = false
    constrain(stage.a, replace: group) { $0.width == 2 }
    #expect(group.active && group.constraints[0].isActive)
  }

  @Test("Releasing a group uninstalls nothing")
  func forgettingAGroup() {
    constrain(stage.a) { $0.width == 33 }
    #expect(stage.a.constraints.count == 1)
    #expect(stage.view("a").frame.width == 33)
  }

  @Test("Constraints can be made without activating them")
  func inactiveConstraints() {
    let group = constrain(stage.a, activate: false) { $0.width == 33 }
    #expect(!group.active && group.constraints.count == 1 && stage.a.constraints.isEmpty)
  }

  @Test("The constant of a captured constraint can change later")
  func capturing() {
    var width: NSLayoutConstraint?
    constrain(stage.a) { a in width = a.width == 120 }
    #expect(stage.view("a").frame.width == 120)
    width?.constant = 95
    #expect(stage.view("a").frame.width == 95)
  }

  @Test("A relation belongs to the block whose proxy is on its left")
  func nestedBlocks() {
    var inner = ConstraintGroup()
    let outer = constrain(stage.a) { a in
      inner = constrain(stage.b) { b in
        a.width == b.width
        b.height == a.height
      }
    }
    #expect(outer.constraints.map(\.firstAttribute) == [.width])
    #expect(inner.constraints.map(\.firstAttribute) == [.height])
  }
}
#endif
