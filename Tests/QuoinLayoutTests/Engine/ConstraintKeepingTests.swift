// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import LongTests
import QuoinLayout
import Testing

@LongTests @Suite("Constraints are kept as they were added")
struct ConstraintKeepingTests {
  /// Numbers with few digits, and such that a `Float` cannot hold.
  private static let numbers = [1, 0.5, -2, 0.1, 1.0 / 3, 16_777_217, 987_654_321.1]
  private static let priorities = [1000, 750, 250.5, 999.9, 0.1]

  @Test("A constraint is returned as it was added, and as it was changed", arguments: 0..<4)
  func returned(_ form: Int) throws {
    var fixture = try Fixture()
    let (a, b) = (try fixture.add(), try fixture.add())
    let distance = LayoutOperand.distance(from: a, .left, to: b, .right)
    let sides: [(LayoutOperand, LayoutOperand?)] = [
      (.attribute(a, .width), nil), (.attribute(a, .width), .attribute(b, .height)),
      (distance, nil), (.attribute(a, .width), distance),
    ]
    let (first, second) = sides[form]
    for multiplier in Self.numbers {
      for (index, priority) in Self.priorities.enumerated() {
        var constraint = LayoutConstraint(
          first, [.lessThanOrEqual, .equal, .greaterThanOrEqual][index % 3], second,
          multiplier: multiplier, constant: multiplier / 7, priority: priority,
          breaking: index % 2 == 0 ? .ordinary : .generated)
        let id = try fixture.engine.addConstraint(constraint)
        #expect(fixture.engine.constraint(id) == constraint)
        for constant in Self.numbers {
          try fixture.engine.setConstant(of: id, to: constant)
          constraint.constant = constant
          #expect(fixture.engine.constraint(id) == constraint)
        }
        for other in Self.priorities where priority < 1000 && other < 1000 {
          try fixture.engine.setPriority(of: id, to: other)
          constraint.priority = other
          #expect(fixture.engine.constraint(id) == constraint)
        }
        try fixture.engine.removeConstraint(id)
        #expect(fixture.engine.constraint(id) == nil)
      }
    }
  }

  @Test("A multiplier with many digits counts with all of them")
  func exactNumbers() throws {
    var fixture = try Fixture(width: 300, height: 300)
    let view = try fixture.add()
    let (third, tenth) = (1.0 / 3, 0.1)
    try fixture.relate(view, .width, .equal, fixture.root, .width, multiplier: third)
    try fixture.relate(view, .height, .equal, fixture.root, .height, multiplier: tenth)
    let frame = fixture.frame(of: view)
    #expect(abs(frame.width - 100) < 1e-9 && abs(frame.height - 30) < 1e-9)
  }

  /// A tree with random constraints, and which items each of them names.
  private struct Forest {
    var fixture: Fixture
    var random: SeededGenerator
    /// The parents of all items but the root.
    var parents: [ItemID: ItemID] = [:]
    var items: [ItemID]
    var constraints: [LayoutConstraintID: Set<ItemID>] = [:]

    init(seed: UInt64) throws {
      fixture = try Fixture()
      random = SeededGenerator(state: seed)
      items = [fixture.root]
      for _ in 0..<12 { try addItem() }
      for _ in 0..<40 { try addConstraint() }
    }

    mutating func addItem() throws {
      let parent = items[Int.random(in: 0..<items.count, using: &random)]
      let item = try fixture.add(in: parent)
      parents[item] = parent
      items.append(item)
    }

    mutating func addConstraint() throws {
      let named = (0..<4).map { _ in items[Int.random(in: 0..<items.count, using: &random)] }
      let count = Int.random(in: 1...4, using: &random)
      let operands: (LayoutOperand, LayoutOperand?) =
        switch count {
        case 1: (.attribute(named[0], .width), nil)
        case 2: (.attribute(named[0], .width), .attribute(named[1], .height))
        case 3:
          (.attribute(named[0], .width), .distance(from: named[1], .left, to: named[2], .right))
        default:
          (
            .distance(from: named[0], .top, to: named[1], .top),
            .distance(from: named[2], .left, to: named[3], .right)
          )
        }
      let id = try fixture.engine.addConstraint(
        LayoutConstraint(operands.0, .equal, operands.1, constant: 1, priority: 100))
      constraints[id] = Set(named.prefix(count))
    }

    func inside(_ item: ItemID) -> Set<ItemID> {
      Set(
        items.filter { candidate in
          var current: ItemID? = candidate
          while let known = current, known != item { current = parents[known] }
          return current == item
        })
    }

    /// Checks that the engine has exactly the expected constraints.
    mutating func expectAgreement() {
      for (id, named) in constraints {
        let isAlive = fixture.engine.constraint(id) != nil
        #expect(isAlive == !named.isEmpty)
      }
      constraints = constraints.filter { !$0.value.isEmpty }
    }
  }

  @Test("Removing and moving items removes the constraints about them and no others")
  func removal() throws {
    for seed in 0..<60 as Range<UInt64> {
      var forest = try Forest(seed: seed)
      for step in 0..<6 {
        let index = Int.random(in: 1..<forest.items.count, using: &forest.random)
        let item = forest.items[index]
        let inside = forest.inside(item)
        if step % 2 == 0 {
          try forest.fixture.engine.removeItem(item)
          forest.items.removeAll { inside.contains($0) }
          for (id, named) in forest.constraints where !named.isDisjoint(with: inside) {
            forest.constraints[id] = []
          }
        } else {
          let parent = forest.fixture.root
          guard forest.parents[item] != parent else { continue }
          try forest.fixture.update(item) { $0.parent = parent }
          forest.parents[item] = parent
          for (id, named) in forest.constraints
          where !named.isDisjoint(with: inside) && !named.isSubset(of: inside) {
            forest.constraints[id] = []
          }
        }
        forest.expectAgreement()
        // Slots of what was removed are used again.
        for _ in 0..<3 { try forest.addItem() }
        for _ in 0..<5 { try forest.addConstraint() }
        if step == 3 { forest.fixture.engine.layout() }
        forest.expectAgreement()
      }
    }
  }
}
