// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout
import QuoinSolver
import Testing

/// A generator with a seed (SplitMix64).
struct SeededGenerator: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

@Suite("Sequences of edits") struct EditSequenceTests {
  /// What an engine was told, in a form from which another one can be told the same.
  struct Script {
    var items: [LayoutItem] = []
    /// The place of the parent in `items`.
    var parents: [Int?] = []
    var constraints: [(first: Int, second: Int?, constraint: LayoutConstraint)] = []

    /// An engine that never saw anything else.
    func freshEngine() throws -> (LayoutEngine, [ItemID]) {
      var engine = LayoutEngine()
      var ids: [ItemID] = []
      for (item, parent) in zip(items, parents) {
        var item = item
        item.parent = parent.map { ids[$0] }
        ids.append(try engine.addItem(item))
      }
      for (first, second, constraint) in constraints {
        try engine.addConstraint(constraint.naming(ids[first], second.map { ids[$0] }))
      }
      engine.layout()
      return (engine, ids)
    }
  }

  @Test(
    "An engine that was edited gives the frames of one that was told the outcome at once",
    arguments: 0..<12)
  func editedAgreesWithFresh(seed: UInt64) throws {
    var random = SeededGenerator(state: seed)
    var script = Script.randomItems(&random)
    var (engine, ids) = try script.freshEngine()
    var names: [LayoutConstraintID] = []
    for step in 0..<6 {
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let (first, second, constraint) = script.randomConstraint(&random)
        let named = constraint.naming(ids[first], second.map { ids[$0] })
        script.constraints.append((first, second, constraint))
        names.append(try engine.addConstraint(named))
      }
      if Bool.random(using: &random) {
        let index = Int.random(in: names.indices, using: &random)
        try engine.removeConstraint(names.remove(at: index))
        script.constraints.remove(at: index)
      }
      if let index = names.indices.randomElement(using: &random) {
        let constant = Double(Int.random(in: -20...120, using: &random))
        try engine.setConstant(of: names[index], to: constant)
        script.constraints[index].constraint.constant = constant
      }
      let changed = Int.random(in: script.items.indices, using: &random)
      script.items[changed].randomize(&random, isRoot: changed == 0)
      var item = script.items[changed]
      item.parent = script.parents[changed].map { ids[$0] }
      try engine.updateItem(ids[changed], to: item)
      engine.layout()
      let (fresh, freshIDs) = try script.freshEngine()
      #expect(engine.conflicts.count == fresh.conflicts.count, "seed \(seed), step \(step)")
      for (id, freshID) in zip(ids, freshIDs) {
        #expect(
          isNear(engine.frame(of: id), fresh.frame(of: freshID)), "seed \(seed), step \(step)")
      }
    }
  }
}

extension LayoutConstraint {
  /// The constraint with other items.
  fileprivate func naming(_ first: ItemID, _ second: ItemID?) -> LayoutConstraint {
    var result = self
    result.first = self.first.naming(first)
    result.second = second.flatMap { self.second?.naming($0) }
    return result
  }
}

extension LayoutOperand {
  fileprivate func naming(_ item: ItemID) -> LayoutOperand {
    guard case .attribute(_, let attribute) = self else { return self }
    return .attribute(item, attribute)
  }
}

extension LayoutItem {
  fileprivate mutating func randomize(_ random: inout SeededGenerator, isRoot: Bool) {
    func length(_ range: ClosedRange<Int>) -> Double {
      Double(Int.random(in: range, using: &random))
    }
    if isRoot { givenSize = LayoutSize(width: length(200...400), height: length(200...400)) }
    guard !isRoot else { return }
    contentWidth = Bool.random(using: &random) ? ContentSize(length(0...90)) : nil
    contentHeight = Bool.random(using: &random) ? ContentSize(length(0...90), hugging: 251) : nil
    margins = LayoutInsets(all: length(0...16))
    direction = Int.random(in: 0..<4, using: &random) == 0 ? .rightToLeft : .leftToRight
    preservesSuperviewMargins = Int.random(in: 0..<4, using: &random) == 0
    alignmentInsets = LayoutInsets(all: length(0...2))
  }
}

extension EditSequenceTests.Script {
  fileprivate static func randomItems(_ random: inout SeededGenerator) -> Self {
    var script = Self()
    for index in 0..<Int.random(in: 4...8, using: &random) {
      var item = LayoutItem()
      item.randomize(&random, isRoot: index == 0)
      script.items.append(item)
      script.parents.append(index == 0 ? nil : Int.random(in: 0..<index, using: &random))
    }
    return script
  }

  fileprivate func randomConstraint(
    _ random: inout SeededGenerator
  ) -> (Int, Int?, LayoutConstraint) {
    let groups: [[LayoutAttribute]] = [
      [.leading, .trailing, .leadingMargin, .trailingMargin, .centerX],
      [.top, .bottom, .topMargin, .bottomMargin, .centerY], [.width, .height],
    ]
    let group = groups[Int.random(in: groups.indices, using: &random)]
    let first = Int.random(in: 1..<items.count, using: &random)
    let second = Int.random(in: items.indices, using: &random)
    let isLone = group == groups[2] && Bool.random(using: &random)
    // The names are put in later; any item will do until then.
    let item = Self.placeholder
    let relations: [LinearRelation] = [.equal, .equal, .greaterThanOrEqual, .lessThanOrEqual]
    let priorities = [1000.0, 750, 750, 500, 250]
    let constraint = LayoutConstraint(
      .attribute(item, group[Int.random(in: group.indices, using: &random)]),
      relations[Int.random(in: relations.indices, using: &random)],
      isLone ? nil : .attribute(item, group[Int.random(in: group.indices, using: &random)]),
      constant: Double(Int.random(in: -20...120, using: &random)),
      priority: priorities[Int.random(in: priorities.indices, using: &random)])
    return (first, isLone ? nil : second, constraint)
  }

  private static let placeholder: ItemID = {
    var engine = LayoutEngine()
    guard let id = try? engine.addItem(LayoutItem()) else {
      preconditionFailure("an item without numbers is valid")
    }
    return id
  }()
}
