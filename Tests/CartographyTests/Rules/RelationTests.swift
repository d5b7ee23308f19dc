// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if !QUOIN_APPKIT
import Cartography
import Testing

/// The constraints of single relations.
@MainActor @Suite("Relations") struct RelationTests {
  private let stage = Stage(500, 400)

  private struct Parts: Equatable {
    var first: NSLayoutConstraint.Attribute
    var relation: NSLayoutConstraint.Relation
    var second: NSLayoutConstraint.Attribute
    var multiplier: CGFloat
    var constant: CGFloat

    @MainActor init(_ constraint: NSLayoutConstraint) {
      first = constraint.firstAttribute
      relation = constraint.relation
      second = constraint.secondAttribute
      multiplier = constraint.multiplier
      constant = constraint.constant
    }

    init(
      _ first: NSLayoutConstraint.Attribute, _ relation: NSLayoutConstraint.Relation = .equal,
      _ second: NSLayoutConstraint.Attribute, _ multiplier: CGFloat = 1, _ constant: CGFloat = 0
    ) {
      self.first = first
      self.relation = relation
      self.second = second
      self.multiplier = multiplier
      self.constant = constant
    }
  }

  @Test("A relation is inactive inside of the block and active after it")
  func activationWaitsForTheEndOfTheBlock() throws {
    var made: NSLayoutConstraint?
    constrain(stage.a, stage.b) { a, b in
      made = a.width == b.width - 18
      #expect(made?.isActive == false)
    }
    let constraint = try #require(made)
    #expect(constraint.isActive)
    #expect(constraint.firstItem === stage.a && constraint.secondItem === stage.b)
    #expect(Parts(constraint) == Parts(.width, .equal, .width, 1, -18))
    #expect(constraint.priority == .required)
  }

  @Test("A number on the right is a constant without a second item")
  func numbers() {
    let group = constrain(stage.a) { $0.width == 72 }
    #expect(group.constraints.map(Parts.init) == [Parts(.width, .equal, .notAnAttribute, 1, 72)])
    #expect(group.constraints[0].secondItem == nil)
  }

  @Test("Terms multiply and add from left to right")
  func coefficients() {
    let group = constrain(stage.a, stage.root) { a, root in
      a.width == (root.width - 50) * 0.5
      a.width == root.width / 2 + 100
      a.width == ((root.width + 8) * 2 - 6) / 4
      a.width == 3 * (root.width + 2) + 1
      a.width == 20 - root.width
    }
    let found = group.constraints.map { [$0.multiplier, $0.constant] }
    // The table of the coefficient algebra: a term that is subtracted from a number changes its sign.
    #expect(found == [[0.5, -25], [0.5, 100], [0.5, 2.5], [3, 7], [-1, 20]])
  }

  @Test("Edges relate top, leading, bottom and trailing, with constants inward")
  func edges() {
    let group = constrain(stage.a, stage.root) { a, root in
      a.edges == inset(root.edges, 5, 10, 15, 20)
      a.edges >= inset(root.edges, 10)
    }
    let attributes: [NSLayoutConstraint.Attribute] = [.top, .leading, .bottom, .trailing]
    let equal = zip(attributes, [5, 10, -15, -20]).map { Parts($0, .equal, $0, 1, $1) }
    let atLeast = zip(attributes, [10, 10, -10, -10]).map {
      Parts($0, .greaterThanOrEqual, $0, 1, $1)
    }
    #expect(group.constraints.map(Parts.init) == equal + atLeast)
  }

  @Test("Sizes and centers relate two attributes each")
  func sizesAndCenters() {
    let group = constrain(stage.a, stage.root) { a, root in
      a.size == (root.size * 2) / 4
      a.center <= root.center
      a.centerWithinMargins == root.center
    }
    #expect(
      group.constraints.map(Parts.init) == [
        Parts(.width, .equal, .width, 0.5), Parts(.height, .equal, .height, 0.5),
        Parts(.centerX, .lessThanOrEqual, .centerX), Parts(.centerY, .lessThanOrEqual, .centerY),
        Parts(.centerXWithinMargins, .equal, .centerX),
        Parts(.centerYWithinMargins, .equal, .centerY),
      ])
  }

  @Test("The autoresizing mask of the left side is switched off, that of the right side is not")
  func autoresizing() {
    constrain(stage.a, stage.b) { a, b in a.top == b.top }
    #expect(!stage.a.translatesAutoresizingMaskIntoConstraints)
    #expect(stage.b.translatesAutoresizingMaskIntoConstraints)
    constrain(stage.c) { c in c.superview!.width >= c.width }
    #expect(!stage.root.translatesAutoresizingMaskIntoConstraints)
    #expect(stage.c.translatesAutoresizingMaskIntoConstraints)
  }

  @Test("Priorities need no parentheses, in any form")
  func priorities() {
    var width: NSLayoutConstraint?
    var size: [NSLayoutConstraint] = []
    let group = constrain(stage.a, stage.root) { a, root in
      a.width >= 210 ~ 90
      // swift-format-ignore: NoAssignmentInExpressions
      width = a.width == 80 ~ LayoutPriority(40)
      // swift-format-ignore: NoAssignmentInExpressions
      size = a.size <= root.size ~ 60
      a.center == root.center ~ .defaultLow
      a.top == root.top ~ 0.5 + 99
    }
    #expect(group.constraints.map(\.priority.rawValue) == [90, 40, 60, 60, 250, 250, 99.5])
    #expect(width?.priority.rawValue == 40 && size.count == 2)
    #expect(group.constraints[0].relation == .greaterThanOrEqual)
    #expect(group.active)
  }

  @Test("A constraint is held by the nearest common ancestor")
  func ancestors() {
    let inner = View()
    let uncle = stage.b
    stage.a.addSubview(inner)
    let cousin = View()
    stage.c.addSubview(cousin)
    let pairs: [(View, View, View)] = [
      (stage.a, stage.root, stage.root), (stage.root, stage.a, stage.root),
      (inner, stage.root, stage.root), (stage.a, stage.b, stage.root),
      (inner, cousin, stage.root), (inner, uncle, stage.root), (inner, stage.a, stage.a),
    ]
    for (first, second, holder) in pairs {
      let before = holder.constraints.count
      let group = constrain(first, second) { $0.width == $1.width ~ 1 }
      #expect(holder.constraints.count == before + 1)
      constrain(clear: group)
      #expect(holder.constraints.count == before)
    }
    let group = constrain(stage.a) { $0.width == 1 }
    #expect(stage.a.constraints == group.constraints)
  }

  @Test("Every attribute of a view can be read")
  func attributes() {
    constrain(stage.a) { a in
      let edges: [Edge] = [
        a.top, a.bottom, a.left, a.right, a.leading, a.trailing, a.centerX, a.centerY, a.baseline,
        a.lastBaseline, a.firstBaseline, a.topMargin, a.bottomMargin, a.leftMargin, a.rightMargin,
        a.leadingMargin, a.trailingMargin, a.centerXWithinMargins, a.centerYWithinMargins,
      ]
      #expect(
        edges.map(\.attribute) == [
          .top, .bottom, .left, .right, .leading, .trailing, .centerX, .centerY, .lastBaseline,
          .lastBaseline, .firstBaseline, .topMargin, .bottomMargin, .leftMargin, .rightMargin,
          .leadingMargin, .trailingMargin, .centerXWithinMargins, .centerYWithinMargins,
        ])
      #expect([a.width, a.height].map(\.attribute) == [.width, .height])
      #expect(edges.allSatisfy { $0.item === stage.a && $0.context === a.context })
    }
  }

  @Test("A function of a program may be generic over what can be related")
  func genericFunctions() {
    func pin<P: RelativeEquality>(_ first: P, _ second: P) { first == second }
    let group = constrain(stage.a, stage.root) { a, root in
      pin(a.top, root.top)
      pin(a.width, root.width)
    }
    #expect(group.constraints.map(\.firstAttribute) == [.top, .width])
  }
}
#endif
