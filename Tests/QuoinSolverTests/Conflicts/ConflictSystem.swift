// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

@testable import QuoinSolver

/// A row of views under more required constraints than it can bear.
struct ConflictSystem: ~Copyable {
  private var solver = LinearSolver()
  var engine: SolverEngine { solver.engine }
  private(set) var inputs: [VariableID] = []
  private(set) var constraints: [ConstraintID] = []
  private(set) var random: SplitMix64
  private var starts: [VariableID] = []
  private var sizes: [VariableID] = []

  init(seed: UInt64) throws {
    random = SplitMix64(seed: seed)
    for _ in 0..<random.pick([1, 1, 2, 4]) {
      inputs.append(try solver.addInput(Double(random.integer(in: 10...60) * 10)))
    }
    let hasRoles = random.chance(1, in: 2)
    let count = random.pick([1, 2, 3, 4, 6, 9, 14])
    for _ in 0..<count {
      starts.append(solver.addVariable(role: hasRoles ? .position : .unspecified))
      sizes.append(
        solver.addVariable(
          role: hasRoles ? .size : .unspecified, isNonNegative: random.chance(4, in: 5)))
    }
    if random.chance(2, in: 3) {
      for view in 1..<max(1, count) { try chain(view) }
    }
    for _ in 0..<(count * random.pick([1, 2, 4])) { try addConstraint() }
    for _ in 0..<random.integer(in: 0...count) {
      let size = random.pick(sizes)
      let value = Double(random.integer(in: 0...9) * 20)
      try solver.addConstraint([LinearTerm(size)], .equal, value, priority: 500)
    }
  }

  /// Changes an input or a constant.
  mutating func edit() throws {
    if random.chance(2, in: 3) {
      try solver.setInput(random.pick(inputs), to: Double(random.integer(in: 100...600)))
    } else {
      try solver.setConstant(
        of: random.pick(constraints), to: Double(random.integer(in: -5...30) * 10))
    }
  }

  private mutating func chain(_ view: Int) throws {
    try add(
      [
        LinearTerm(starts[view]), LinearTerm(-1, starts[view - 1]), LinearTerm(-1, sizes[view - 1]),
      ], random.chance(1, in: 4) ? .greaterThanOrEqual : .equal, 8)
  }

  private mutating func addConstraint() throws {
    let view = random.integer(in: 0...(starts.count - 1))
    let other = random.integer(in: 0...(starts.count - 1))
    let relation = random.pick([LinearRelation.equal, .lessThanOrEqual, .greaterThanOrEqual])
    let length = Double(random.integer(in: 0...20) * 10)
    let root = random.pick(inputs)
    switch random.integer(in: 0...7) {
    case 0: try add([LinearTerm(sizes[view])], relation, length)
    case 1: try add([LinearTerm(starts[view])], relation, length)
    case 2:
      try add(
        [LinearTerm(sizes[view]), LinearTerm(random.pick([-1, -2, -0.5]), sizes[other])],
        random.chance(2, in: 3) ? .equal : relation, random.chance(1, in: 2) ? 0 : length)
    case 3, 4:
      try add(
        [LinearTerm(starts[view]), LinearTerm(sizes[view]), LinearTerm(-1, root)],
        random.chance(1, in: 2) ? .lessThanOrEqual : .equal, -length)
    case 5:
      try add(
        [LinearTerm(starts[view]), LinearTerm(-1, starts[other]), LinearTerm(-1, sizes[other])],
        relation, length)
    case 6: try add([LinearTerm(sizes[view]), LinearTerm(-0.5, root)], relation, 0)
    default:
      try add(
        [LinearTerm(2, sizes[view]), LinearTerm(sizes[other]), LinearTerm(-1, starts[view])],
        relation, length)
    }
  }

  private mutating func add(
    _ terms: [LinearTerm], _ relation: LinearRelation, _ constant: Double
  ) throws {
    let breaking = random.pick([BreakingClass.ordinary, .ordinary, .ordinary, .generated, .fixed])
    constraints.append(
      try solver.addConstraint(terms, relation, constant, breaking: breaking))
  }
}

extension SolverEngine {
  /// A new solver with the same system.
  func fresh() -> SolverEngine {
    let fresh = SolverEngine(system.copy())
    fresh.changes.needsFullSolve = true
    fresh.solve()
    return fresh
  }
}
