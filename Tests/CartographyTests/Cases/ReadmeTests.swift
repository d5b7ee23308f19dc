// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if !QUOIN_APPKIT
import Cartography
import Testing

/// The samples of the original's documents.
@MainActor @Suite("Samples of the original's documents") struct ReadmeTests {
  @Test("The long form and the short form make the same constraint")
  func longForm() {
    let stage = Stage(100, 100)
    let long = NSLayoutConstraint(
      item: stage.a, attribute: .right, relatedBy: .equal, toItem: stage.b, attribute: .left,
      multiplier: 1.0, constant: -12.0)
    let group = constrain(stage.a, stage.b) { button1, button2 in
      button1.right == button2.left - 12
    }
    let short = group.constraints[0]
    #expect(short.firstItem === long.firstItem && short.secondItem === long.secondItem)
    #expect(short.firstAttribute == long.firstAttribute)
    #expect(short.secondAttribute == long.secondAttribute)
    #expect(short.multiplier == long.multiplier && short.constant == long.constant)
    #expect(short.relation == long.relation && short.priority == long.priority)
  }

  @Test("Two views in a block", arguments: [false, true])
  func twoViews(isEarly: Bool) {
    let stage = Stage(450, 300)
    let block: (ViewProxy, ViewProxy) -> Void = { view1, view2 in
      view1.width == (view1.superview!.width - 50) * 0.5
      view2.width == view1.width - 50
      view1.height == 40
      view2.height == view1.height
      view1.centerX == view1.superview!.centerX
      view2.centerX == view1.centerX
      view1.top >= view1.superview!.top + 20
      view2.top == view1.bottom + 20
    }
    if isEarly {
      layout(stage.a, stage.b, block: block)
    } else {
      constrain(stage.a, stage.b, block: block)
      stage.root.layoutIfNeeded()
    }
    #expect(stage.a.frame == CGRect(x: 125, y: 20, width: 200, height: 40))
    #expect(stage.b.frame == CGRect(x: 150, y: 80, width: 150, height: 40))
  }

  @Test("A replaced group moves the view in an animation")
  func animatedReplacement() {
    let stage = Stage(300, 300)
    let view = stage.a
    constrain(view) { view in
      view.width == 100
      view.height == 100
    }
    let group = ConstraintGroup()
    constrain(view, replace: group) { view in
      view.top == view.superview!.top
      view.left == view.superview!.left
    }
    stage.root.layoutIfNeeded()
    constrain(view, replace: group) { view in
      view.bottom == view.superview!.bottom
      view.right == view.superview!.right
    }
    UIView.animate(withDuration: 0.5, animations: view.layoutIfNeeded)
    #expect(view.frame == CGRect(x: 200, y: 200, width: 100, height: 100))
  }

  @Test("Half of the superview, in its center", arguments: [false, true])
  func halfInTheCenter(isEarly: Bool) {
    let stage = Stage(360, 200)
    let block: (ViewProxy) -> Void = { view in
      view.size == view.superview!.size / 2
      view.center == view.superview!.center
    }
    if isEarly { layout(stage.a, block: block) } else { constrain(stage.a, block: block) }
    #expect(stage.view("a").frame == CGRect(x: 90, y: 50, width: 180, height: 100))
  }

  @Test("Four insets", arguments: [false, true])
  func insets(isEarly: Bool) {
    let stage = Stage(200, 300)
    let block: (ViewProxy) -> Void = { view in
      view.edges == inset(view.superview!.edges, 20, 20, 40, 20)
    }
    if isEarly { layout(stage.a, block: block) } else { constrain(stage.a, block: block) }
    #expect(stage.view("a").frame == CGRect(x: 20, y: 20, width: 160, height: 240))
  }

  @Test("Aligning and distributing are short for relations of neighbours")
  func shortForms() {
    func parts(_ block: (ViewProxy, ViewProxy, ViewProxy) -> Void) -> [String] {
      let stage = Stage(100, 100)
      return constrain(stage.a, stage.b, stage.c, block: block).constraints.map { constraint in
        let names = [constraint.firstItem, constraint.secondItem].map {
          ($0 as? View)?.accessibilityIdentifier ?? ""
        }
        let attributes = [constraint.firstAttribute, constraint.secondAttribute].map(\.rawValue)
        return "\(names) \(attributes) \(constraint.multiplier) \(constraint.constant)"
      }
    }
    let aligned = parts { align(top: $0, $1, $2) }
    let related = parts { view1, view2, view3 in
      view1.top == view2.top
      view2.top == view3.top
    }
    #expect(aligned == related)
    let distributed = parts { distribute(by: 10, horizontally: $0, $1, $2) }
    let spaced = parts { view1, view2, view3 in
      view1.trailing == view2.leading - 10
      view2.trailing == view3.leading - 10
    }
    #expect(distributed == spaced)
  }

  @Test("Priorities and captured constraints", arguments: [false, true])
  func priorities(isEarly: Bool) {
    let stage = Stage(100, 100)
    var width: NSLayoutConstraint?
    var constraints: [NSLayoutConstraint]?
    let block: (ViewProxy) -> Void = { view in
      view.width >= 200 ~ 100
      view.height >= 200 ~ 100
      width = (view.width == 200 ~ 100)
      constraints = (view.size == view.superview!.size ~ 100)
    }
    let group = isEarly ? layout(stage.a, block: block) : constrain(stage.a, block: block)
    #expect(group.constraints.allSatisfy { $0.priority.rawValue == 100 })
    #expect(width === group.constraints[2])
    #expect(constraints == Array(group.constraints[3...]))
  }
}
#endif
