// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Testing

@testable import QuoinSolver

/// The number of degrees of freedom against exact arithmetic.
@Suite("Degrees of freedom of a solver") struct SolverDirectionTests {
  @Test("The number of degrees is the dimension of the optimal face", arguments: 0..<100)
  func numberIsDimension(seed: Int) throws {
    var generator = SplitMix64(seed: UInt64(seed))
    let system = seed % 2 == 0 ? Self.row(&generator) : Self.arbitrary(&generator)
    guard let dimension = Self.dimension(system) else { return }
    var solver = LinearSolver()
    let variables = try system.variables.map {
      try $0.input.map { try solver.addInput($0.double) }
        ?? solver.addVariable(role: $0.role, isNonNegative: $0.isNonNegative)
    }
    for constraint in system.constraints {
      try solver.addConstraint(
        constraint.terms.map { LinearTerm($0.coefficient.double, variables[$0.variable]) },
        constraint.relation, constraint.constant.double, priority: constraint.priority)
    }
    solver.solve()
    let directions = solver.ambiguousDirections(drivenBy: variables)
    #expect(directions.count == dimension, "\(system)")
    // Every ambiguous variable drives, or follows.
    let reported = Set(
      directions.flatMap { [$0.driver.variable] + $0.followers.map(\.range.variable) })
    #expect(reported == Set(solver.ambiguousVariables().map(\.variable)))
  }

  /// The dimension of the set of optimal solutions; nil when required constraints conflict.
  ///
  /// A hyperplane between the extremes of a coordinate meets the relative interior, so it takes
  /// exactly one dimension away, and the optimal points on it remain optimal.
  private static func dimension(_ system: ReferenceSystem) -> Int? {
    var system = system
    var dimension = 0
    while true {
      guard let solution = ReferenceSolution(system) else { return nil }
      let open = system.variables.first { variable in
        guard variable.input == nil, let range = solution.ranges[variable.number] else {
          return false
        }
        return range.minimum == nil || range.minimum != range.maximum
      }
      guard let open, let range = solution.ranges[open.number] else { return dimension }
      let inside: Fraction
      switch (range.minimum, range.maximum) {
      case (let low?, let high?): inside = (low + high) * Fraction(1, over: 2)
      case (let low?, nil): inside = low + 1
      case (nil, let high?): inside = high - 1
      case (nil, nil): inside = 0
      }
      system.constraints.append(
        ReferenceConstraint(
          number: system.constraints.count, terms: [ReferenceTerm(1, open.number)],
          relation: .equal, constant: inside))
      dimension += 1
    }
  }

  /// A row of views between the edges of a root, with gaps, contents and equal widths.
  private static func row(_ generator: inout SplitMix64) -> ReferenceSystem {
    var system = ReferenceSystem()
    system.variables.append(ReferenceVariable(number: 0, role: .size, input: 320))
    func add(
      _ terms: [(Fraction, Int)], _ relation: LinearRelation, _ constant: Fraction,
      _ priority: Double = 1000
    ) {
      system.constraints.append(
        ReferenceConstraint(
          number: system.constraints.count, terms: terms.map { ReferenceTerm($0.0, $0.1) },
          relation: relation, constant: constant, priority: priority))
    }
    let count = generator.integer(in: 1...3)
    for index in 0..<count {
      let (x, width) = (1 + 2 * index, 2 + 2 * index)
      system.variables.append(ReferenceVariable(number: x, role: .position))
      system.variables.append(
        ReferenceVariable(number: width, role: .size, isNonNegative: true))
      let gap: LinearRelation = generator.chance(1, in: 2) ? .equal : .greaterThanOrEqual
      if index == 0 {
        if generator.chance(3, in: 4) { add([(1, x)], gap, 16) }
      } else if generator.chance(4, in: 5) {
        add([(1, x), (-1, x - 2), (-1, width - 2)], gap, 8)
      }
      if generator.chance(2, in: 3) {
        let content = Fraction(generator.integer(in: 2...12) * 10)
        let hugging: Double = generator.chance(1, in: 2) ? 250 : 251
        add([(1, width)], .lessThanOrEqual, content, hugging)
        add([(1, width)], .greaterThanOrEqual, content, 750)
      }
      if index > 0, generator.chance(1, in: 4) {
        add([(1, width), (-1, width - 2)], .equal, 0)
      }
    }
    if generator.chance(3, in: 4) {
      let end: LinearRelation = generator.chance(1, in: 2) ? .equal : .lessThanOrEqual
      add([(1, 2 * count - 1), (1, 2 * count), (-1, 0)], end, -16)
    }
    return system
  }

  /// Small sums of a few variables, in which implied equalities are common.
  private static func arbitrary(_ generator: inout SplitMix64) -> ReferenceSystem {
    var system = ReferenceSystem()
    let count = generator.integer(in: 2...5)
    for number in 0..<count {
      system.variables.append(
        ReferenceVariable(
          number: number, role: .size, isNonNegative: generator.chance(1, in: 2)))
    }
    for number in 0..<generator.integer(in: 1...6) {
      let first = generator.integer(in: 0...count - 1)
      let length = generator.integer(in: 1...min(3, count))
      let members = (0..<length).map { (first + $0) % count }
      let relations: [LinearRelation] = [.lessThanOrEqual, .equal, .greaterThanOrEqual]
      system.constraints.append(
        ReferenceConstraint(
          number: number,
          terms: members.map {
            ReferenceTerm(Fraction([-2, -1, 1, 1, 2][generator.integer(in: 0...4)]), $0)
          },
          relation: relations[generator.integer(in: 0...2)],
          constant: Fraction(generator.integer(in: 0...4) * 10),
          priority: [1000, 1000, 750, 250][generator.integer(in: 0...3)]))
    }
    return system
  }
}
