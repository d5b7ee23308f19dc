// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout

/// A random system of edges and sizes on the horizontal axis, with whole numbers.
///
/// Every requirement limits the difference of two edges. Such a system can hold exactly if its graph
/// has no negative cycle, which whole numbers decide without rounding.
struct DifferenceSystem {
  /// `edge[second] - edge[first] REL constant`.
  struct Row {
    var first: Int
    var second: Int
    var relation: LayoutRelation
    var constant: Int
  }

  var fixture: Fixture
  var rows: [LayoutRequirement: Row] = [:]
  var constraints: [LayoutRequirement] = []
  private let edgeCount: Int

  /// Edges 0 and 1 are the left and the right edge of the root.
  init(_ generator: inout SeededGenerator, most count: Int) throws {
    let width = Int.random(in: 20...60, using: &generator)
    fixture = try Fixture(width: Double(width))
    var items = [fixture.root]
    let itemCount = Int.random(in: 1...3, using: &generator)
    edgeCount = 2 + 2 * itemCount
    rows[.givenSize(fixture.root, .horizontal)] = Row(
      first: 0, second: 1, relation: .equal, constant: width)
    for index in 1...itemCount {
      let item = try fixture.add("v\(index)")
      items.append(item)
      rows[.nonNegativeSize(item, .horizontal)] = Row(
        first: 2 * index, second: 2 * index + 1, relation: .greaterThanOrEqual, constant: 0)
    }
    for _ in 0..<Int.random(in: 3...count, using: &generator) {
      let relation =
        [LayoutRelation.equal, .lessThanOrEqual, .greaterThanOrEqual]
        .randomElement(using: &generator) ?? .equal
      let constant = Int.random(in: -5...50, using: &generator)
      let first = Int.random(in: 1...itemCount, using: &generator)
      let row: Row
      let id: LayoutConstraintID
      if Bool.random(using: &generator) {
        row = Row(
          first: 2 * first, second: 2 * first + 1, relation: relation, constant: constant)
        id = try fixture.relate(items[first], .width, relation, nil, nil, Double(constant))
      } else {
        var other = Int.random(in: 0...itemCount, using: &generator)
        if other == first { other = 0 }
        let (isRight, isOtherRight) = (
          Bool.random(using: &generator), Bool.random(using: &generator)
        )
        row = Row(
          first: 2 * other + (isOtherRight ? 1 : 0), second: 2 * first + (isRight ? 1 : 0),
          relation: relation, constant: constant)
        id = try fixture.relate(
          items[first], isRight ? .right : .left, relation, items[other],
          isOtherRight ? .right : .left, Double(constant))
      }
      rows[.constraint(id)] = row
      constraints.append(.constraint(id))
    }
    fixture.engine.layout()
  }

  /// Whether some requirements can all hold.
  func canHold(_ requirements: [LayoutRequirement]) -> Bool {
    var limits: [(from: Int, to: Int, length: Int)] = []
    for requirement in requirements {
      guard let row = rows[requirement] else { continue }
      if row.relation != .greaterThanOrEqual {
        limits.append((row.first, row.second, row.constant))
      }
      if row.relation != .lessThanOrEqual { limits.append((row.second, row.first, -row.constant)) }
    }
    var distances = Array(repeating: 0, count: edgeCount)
    for _ in 0...edgeCount {
      var hasChanged = false
      for limit in limits where distances[limit.from] + limit.length < distances[limit.to] {
        distances[limit.to] = distances[limit.from] + limit.length
        hasChanged = true
      }
      if !hasChanged { return true }
    }
    return false
  }

  /// The number of differences of edges that the requirements leave open, apart from some requirements,
  /// without which the others can hold.
  ///
  /// The difference of two edges is fixed if and only if the shortest paths from each to the other have
  /// lengths that add up to 0.
  func dimension(without excluded: Set<LayoutRequirement>) -> Int {
    let far = 1_000_000
    var distance = (0..<edgeCount).map { row in (0..<edgeCount).map { $0 == row ? 0 : far } }
    for (requirement, row) in rows where !excluded.contains(requirement) {
      if row.relation != .greaterThanOrEqual {
        distance[row.first][row.second] = min(distance[row.first][row.second], row.constant)
      }
      if row.relation != .lessThanOrEqual {
        distance[row.second][row.first] = min(distance[row.second][row.first], -row.constant)
      }
    }
    for middle in 0..<edgeCount {
      for from in 0..<edgeCount where distance[from][middle] < far {
        for to in 0..<edgeCount where distance[middle][to] < far {
          distance[from][to] = min(
            distance[from][to], distance[from][middle] + distance[middle][to])
        }
      }
    }
    var classes: [Int] = []
    for edge in 0..<edgeCount
    where !classes.contains(where: { distance[$0][edge] + distance[edge][$0] == 0 }) {
      classes.append(edge)
    }
    return classes.count - 1
  }

  /// All smallest sets of constraints that cannot hold together with the facts, by trying all.
  func allSets() -> Set<Set<LayoutRequirement>> {
    let facts = rows.keys.filter { !constraints.contains($0) }
    let subsets = (1..<(1 << constraints.count)).sorted {
      ($0.nonzeroBitCount, $0) < ($1.nonzeroBitCount, $1)
    }
    var found: [Int] = []
    for subset in subsets where !found.contains(where: { $0 & subset == $0 }) {
      let members = constraints.indices.filter { subset >> $0 & 1 == 1 }.map { constraints[$0] }
      if !canHold(facts + members) { found.append(subset) }
    }
    return Set(
      found.map { subset in
        Set(constraints.indices.filter { subset >> $0 & 1 == 1 }.map { constraints[$0] })
      })
  }
}
