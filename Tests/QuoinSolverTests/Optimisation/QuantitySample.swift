// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

@testable import QuoinSolver

/// A random quantity system, and what a point of it costs.
struct QuantitySample: ~Copyable {
  private(set) var system: QuantitySystem
  private var split = ComponentSplit()
  private var simplex = BoundedSimplex()
  /// Lane 0 is 1, and there are no inputs.
  private var parameters = AffineForm(constant: 1)

  init(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let columnCount = random.integer(in: 1...12)
    system = QuantitySystem(columnCount: columnCount)
    let all: [Double] = [1000, 1000, 750, 750, 500, 251, 250, 250]
    let priorities = Array(all.prefix(random.integer(in: 1...8)))
    for column in 0..<columnCount {
      let count = random.integer(in: 0...5)
      for _ in 0..<count { addBound(Int32(column), priorities, &random) }
    }
    for _ in 0..<random.integer(in: 0...9) {
      var row = SparseRow()
      for column in 0..<columnCount where random.chance(1, in: 3) {
        row.append(random.pick([1, 1, 1, -1, -1, 0.5, 2, -3]), Int32(column))
      }
      guard row.terms.count > 1 else { continue }
      let quantity = system.addRow(row)
      for _ in 0..<random.integer(in: 1...3) { addBound(quantity, priorities, &random) }
    }
    split.split(system)
  }

  private mutating func addBound(
    _ quantity: Int32, _ priorities: [Double], _ random: inout SplitMix64
  ) {
    let relation = random.pick([LinearRelation.lessThanOrEqual, .equal, .greaterThanOrEqual])
    let limit = random.integer(in: -4...12) * 10
    system.add(
      Bound(
        limit: AffineForm(constant: Double(limit)), priority: random.pick(priorities),
        weight: random.pick([1, 1, 1, 2, 0.5]), quantity: quantity, relation: relation))
  }

  /// The cost of the best point at each priority, highest first.
  /// - Parameter stepLimit: after how many steps Bland's rule takes over.
  /// - Returns: nil when the search of a component came to no end.
  mutating func leastCosts(stepLimit: Int? = nil) -> [Double]? {
    var values = Array(repeating: 0.0, count: system.quantityCount)
    for component in 0..<split.count {
      simplex.load(component, of: split, system, parameters: parameters)
      simplex.start()
      let outcome = simplex.optimise(system.bounds, at: parameters, stepLimit: stepLimit)
      guard outcome == .optimal else { return nil }
      let columns = split.columns(component)
      for place in columns {
        values[split.quantity(at: place)] = simplex.value[place - columns.lowerBound]
      }
    }
    for row in 0..<system.rowCount {
      for index in system.rows.terms(row) {
        let term = system.rows.terms[index]
        values[system.columnCount + row] += term.coefficient * values[Int(term.column)]
      }
    }
    var costs: [Double: Double] = [:]
    for number in system.bounds.indices {
      let bound = system.bounds[number]
      let distance = values[Int(bound.quantity)] - system.bounds[number].limit[0]
      let missed = bound.relation.violation(distance)
      costs[system.bounds[number].priority, default: 0] += system.bounds[number].weight * missed
    }
    return costs.sorted { $0.key > $1.key }.map { $0.value }
  }
}
