// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinSolver
import Testing

/// The reference solver on systems small enough to be solved by hand.
@Suite("Reference solver")
struct ReferenceSolverTests {
  /// Two numbers that are not negative and add up to 320.
  private static let pair = ReferenceSystem(
    variables: [
      ReferenceVariable(number: 0, role: .size, isNonNegative: true),
      ReferenceVariable(number: 1, role: .size, isNonNegative: true),
    ],
    constraints: [
      ReferenceConstraint(
        number: 0, terms: [.init(1, 0), .init(1, 1)], relation: .equal, constant: 320)
    ])

  private func constraint(
    _ number: Int, _ terms: [ReferenceTerm], _ relation: LinearRelation, _ constant: Fraction,
    _ priority: Double
  ) -> ReferenceConstraint {
    ReferenceConstraint(
      number: number, terms: terms, relation: relation, constant: constant, priority: priority)
  }

  @Test("One optional constraint at 751 beats ten at 750")
  func levelsAreExact() throws {
    var system = ReferenceSystem(variables: [ReferenceVariable(number: 0, role: .size)])
    system.constraints = [constraint(0, [.init(1, 0)], .equal, 100, 751)]
    for number in 1...10 {
      system.constraints.append(constraint(number, [.init(1, 0)], .equal, 300, 750))
    }
    let solution = try #require(ReferenceSolution(system))
    #expect(solution.values == [0: 100])
    #expect(
      solution.levels == [.init(priority: 751, total: 0), .init(priority: 750, total: 2000)])
    #expect(solution.ranges == [0: .init(minimum: 100, maximum: 100)])
  }

  @Test("Optional constraints of one level meet at the median")
  func median() throws {
    var system = ReferenceSystem(variables: [ReferenceVariable(number: 0, role: .size)])
    system.constraints = [100, 300, 200].enumerated().map { number, constant in
      constraint(number, [.init(1, 0)], .equal, constant, 500)
    }
    let solution = try #require(ReferenceSolution(system))
    #expect(solution.values == [0: 200])
    #expect(solution.levels == [.init(priority: 500, total: 200)])
  }

  @Test("Two equal optional constraints leave a range, and the earlier one decides the point")
  func tieByOrder() throws {
    var system = Self.pair
    system.constraints.append(constraint(1, [.init(1, 0)], .equal, 200, 750))
    system.constraints.append(constraint(2, [.init(1, 1)], .equal, 200, 750))
    let solution = try #require(ReferenceSolution(system))
    #expect(solution.levels == [.init(priority: 750, total: 80)])
    #expect(solution.ranges[0] == .init(minimum: 120, maximum: 200))
    #expect(solution.ranges[1] == .init(minimum: 120, maximum: 200))
    // The sum of the sizes is 320 for every split, so the optional constraint that was added first
    // is met.
    #expect(solution.values == [0: 200, 1: 120])
  }

  @Test("A lower level decides what a higher one leaves open")
  func lowerLevelDecides() throws {
    var system = Self.pair
    system.constraints.append(constraint(1, [.init(1, 0)], .equal, 200, 750))
    system.constraints.append(constraint(2, [.init(1, 1)], .equal, 200, 750))
    system.constraints.append(constraint(3, [.init(1, 0), .init(-1, 1)], .equal, 0, 1))
    let solution = try #require(ReferenceSolution(system))
    #expect(solution.values == [0: 160, 1: 160])
    #expect(solution.ranges[0] == .init(minimum: 160, maximum: 160))
  }

  @Test("A variable without constraints has no limits, and is 0")
  func unbounded() throws {
    let system = ReferenceSystem(variables: [
      ReferenceVariable(number: 3, role: .position),
      ReferenceVariable(number: 7, role: .size, isNonNegative: true),
      ReferenceVariable(number: 9, input: 12),
    ])
    let solution = try #require(ReferenceSolution(system))
    #expect(solution.values == [3: 0, 7: 0, 9: 12])
    #expect(solution.ranges[3] == .init(minimum: nil, maximum: nil))
    #expect(solution.ranges[7] == .init(minimum: 0, maximum: nil))
    #expect(solution.ranges[9] == .init(minimum: 12, maximum: 12))
    #expect(solution.levels.isEmpty)
  }

  @Test("A position that only inequalities mention rests against its bound before it goes to 0")
  func restingPosition() throws {
    let bounds = [
      constraint(0, [.init(1, 0)], .greaterThanOrEqual, -30, 1000),
      constraint(1, [.init(1, 0), .init(1, 1)], .lessThanOrEqual, 200, 1000),
    ]
    var system = ReferenceSystem(
      variables: [
        ReferenceVariable(number: 0, role: .position),
        ReferenceVariable(number: 1, role: .size, isNonNegative: true),
      ],
      constraints: [bounds[0]])
    // One bound at -30: there the residual is 0.
    #expect(ReferenceSolution(system)?.values == [0: -30, 1: 0])
    system.constraints.append(bounds[1])
    // The residuals x + 30 and 200 - x always sum up to 230, so the position goes to 0.
    #expect(ReferenceSolution(system)?.values == [0: 0, 1: 0])
  }

  @Test("Violations are measured as the constraint was written")
  func writtenForm() throws {
    var system = ReferenceSystem(variables: [
      ReferenceVariable(number: 0, input: 100), ReferenceVariable(number: 1, input: 30),
    ])
    system.constraints = [
      constraint(0, [.init(1, 0), .init(-2, 1)], .equal, 0, 20),
      constraint(1, [.init(0.5, 0), .init(-1, 1)], .equal, 0, 10),
      constraint(2, [.init(Fraction(1, over: 3), 0)], .lessThanOrEqual, 30, 5),
      constraint(3, [], .greaterThanOrEqual, 0.25, 0),
    ]
    let solution = try #require(ReferenceSolution(system))
    #expect(solution.levels.map(\.priority) == [20, 10, 5, 0])
    #expect(solution.levels.map(\.total) == [40, 20, Fraction(10, over: 3), 0.25])
  }

  @Test("Required constraints that cannot hold together have no solution; each smaller set has one")
  func infeasible() throws {
    var system = Self.pair
    system.variables.append(ReferenceVariable(number: 2, input: 400))
    system.constraints.append(constraint(1, [.init(1, 0), .init(-1, 2)], .equal, 0, 1000))
    system.constraints.append(constraint(2, [.init(1, 0)], .greaterThanOrEqual, 0, 1000))
    #expect(ReferenceSolution(system) == nil)
    let clash: [ReferenceMember] = [
      .input(2), .nonNegative(1), .constraint(0), .constraint(1),
    ]
    #expect(!ReferenceSolution.exists(for: system.restricted(to: clash)))
    for left in clash {
      let others = clash.filter { $0 != left }
      #expect(ReferenceSolution.exists(for: system.restricted(to: others)))
    }
  }

  @Test("Redundant required rows change nothing")
  func redundantRows() throws {
    var system = Self.pair
    system.constraints.append(constraint(1, [.init(2, 1), .init(2, 0)], .equal, 640, 1000))
    system.constraints.append(
      constraint(2, [.init(-1, 1), .init(-1, 0)], .lessThanOrEqual, 0, 1000))
    system.constraints.append(constraint(3, [], .equal, 0, 1000))
    system.constraints.append(constraint(4, [.init(1, 0)], .equal, 80, 10))
    #expect(ReferenceSolution(system)?.values == [0: 80, 1: 240])
  }

  @Test("Numbers that do not fit into a machine word are exact all the same")
  func tooLargeForWords() throws {
    // Each row has 2^40 once and 1 twice and adds up to 2^40, so by symmetry every variable is
    // 2^40 / (2^40 + 2). The determinant has 120 binary digits.
    let large = Fraction(1 << 40)
    let system = ReferenceSystem(
      variables: (0..<3).map { ReferenceVariable(number: $0) },
      constraints: (0..<3).map { row in
        let terms = (0..<3).map { ReferenceTerm(row == $0 ? large : 1, $0) }
        return constraint(row, terms, .equal, large, 1000)
      })
    #expect(throws: NumberTooLarge.self) { try ReferenceTableau<Int>(system).tableau.findPoint() }
    let value = Fraction(1 << 39, over: (1 << 39) + 1)
    #expect(ReferenceSolution(system)?.values == [0: value, 1: value, 2: value])
  }
}
