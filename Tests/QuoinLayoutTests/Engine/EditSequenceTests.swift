// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout
import QuoinSolver
import Testing

@Suite("Sequences of edits") struct EditSequenceTests {
  #if QUOIN_MANY_SEEDS
  static let seedsOfBlock: UInt64 = 1000
  #else
  static let seedsOfBlock: UInt64 = 10
  #endif

  @Test(
    "An engine that was edited gives the frames of one that was told the outcome at once",
    arguments: 0..<20)
  func editedAgreesWithFresh(block: UInt64) throws {
    for seed in block * Self.seedsOfBlock..<(block + 1) * Self.seedsOfBlock {
      var session = try EditSession(seed: seed)
      for step in 0..<3 {
        try session.edit()
        let difference = try session.differenceFromFresh()
        #expect(difference == nil, "seed \(seed), step \(step)")
        guard difference == nil else { break }
      }
    }
  }
}

extension LayoutConstraint {
  /// The constraint with other items.
  func naming(_ first: ItemID, _ second: ItemID?) -> LayoutConstraint {
    var result = self
    result.first = self.first.naming(first)
    result.second = second.flatMap { self.second?.naming($0) }
    return result
  }
}

extension LayoutConstraint {
  /// A constraint about an item, and often about another one, which is to be named.
  static func random(_ random: inout SeededGenerator, about item: ItemID) -> LayoutConstraint {
    let groups: [[LayoutAttribute]] = [
      [.leading, .trailing, .leadingMargin, .trailingMargin, .centerX],
      [.top, .bottom, .topMargin, .bottomMargin, .centerY], [.width, .height],
    ]
    let group = groups[Int.random(in: groups.indices, using: &random)]
    let isLone = group == groups[2] && Bool.random(using: &random)
    let relations: [LinearRelation] = [.equal, .equal, .greaterThanOrEqual, .lessThanOrEqual]
    let priorities = [1000.0, 750, 750, 500, 250]
    return LayoutConstraint(
      .attribute(item, group[Int.random(in: group.indices, using: &random)]),
      relations[Int.random(in: relations.indices, using: &random)],
      isLone ? nil : .attribute(item, group[Int.random(in: group.indices, using: &random)]),
      constant: Double(Int.random(in: -20...120, using: &random)),
      priority: priorities[Int.random(in: priorities.indices, using: &random)])
  }
}

extension LayoutOperand {
  func naming(_ item: ItemID) -> LayoutOperand {
    guard case .attribute(_, let attribute) = self else { return self }
    return .attribute(item, attribute)
  }
}

extension LayoutItem {
  mutating func randomize(_ random: inout SeededGenerator, isRoot: Bool) {
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
