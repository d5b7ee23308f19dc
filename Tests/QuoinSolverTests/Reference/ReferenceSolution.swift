// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinSolver

/// The correct result: the optimal points of a ``ReferenceSystem``, level by level, and the one of
/// them that the tie rule of ``LinearSolver`` chooses.
struct ReferenceSolution: Hashable, Sendable {
  struct Level: Hashable, Sendable {
    var priority: Double
    var total: Fraction
  }

  /// The range of a variable among the optimal points; nil for no bound.
  struct Range: Hashable, Sendable {
    var minimum: Fraction?
    var maximum: Fraction?
  }

  /// The error total of every optional priority, highest first.
  var levels: [Level]
  /// By the number of the variable; inputs included.
  var ranges: [Int: Range]
  /// The point that the tie rule chooses. Variables without a role count as positions.
  var values: [Int: Fraction]

  /// Solves the system; nil when the required constraints cannot hold together.
  init?(_ system: ReferenceSystem) {
    let solution: ReferenceSolution?
    do {
      solution = try ReferenceSolution(system, with: Int.self)
    } catch {
      solution = withoutLimit { () throws(NumberTooLarge) in
        try ReferenceSolution(system, with: WideInteger.self)
      }
    }
    guard let solution else { return nil }
    self = solution
  }

  /// Whether the required constraints can hold together.
  static func exists(for system: ReferenceSystem) -> Bool {
    var required = system
    required.constraints.removeAll { !$0.isRequired }
    do {
      return try ReferenceTableau<Int>(required).tableau.findPoint()
    } catch {
      return withoutLimit { () throws(NumberTooLarge) in
        try ReferenceTableau<WideInteger>(required).tableau.findPoint()
      }
    }
  }

  private init?<Number: TableauNumber>(
    _ system: ReferenceSystem, with numbers: Number.Type
  ) throws(NumberTooLarge) {
    let columns = try ReferenceTableau<Number>(system)
    let tableau = columns.tableau
    guard try tableau.findPoint() else { return nil }
    levels = []
    for priority in system.optionalPriorities {
      let optionals = system.constraints.filter { $0.priority == priority }
      let cost = columns.cost(optionals.flatMap { columns.violation(of: $0) })
      let total = try tableau.minimise(cost)
      tableau.keepOptimalPoints()
      levels.append(Level(priority: priority, total: total ?? 0))
    }
    ranges = [:]
    values = [:]
    let face = ExactTableau(copying: tableau)
    for variable in system.variables {
      ranges[variable.number] = try columns.range(of: variable, on: face)
    }
    for tie in columns.tieLevels(of: system) where !tie.isEmpty {
      _ = try tableau.minimise(columns.cost(tie))
      tableau.keepOptimalPoints()
    }
    let point = tableau.point
    for variable in system.variables {
      let parts = columns.variables[variable.number]
      let minus = parts?.minus.first.map { point[$0] } ?? 0
      let plus = parts?.plus.first.map { point[$0] } ?? 0
      values[variable.number] = variable.input ?? plus - minus
    }
  }
}

/// Calculates with integers that have room for every number.
private func withoutLimit<Result>(_ body: () throws(NumberTooLarge) -> Result) -> Result {
  do {
    return try body()
  } catch {
    preconditionFailure("an integer of any size was too large")
  }
}

extension ReferenceSystem {
  /// The priorities of optional constraints, highest first.
  fileprivate var optionalPriorities: [Double] {
    Set(constraints.lazy.filter { !$0.isRequired }.map(\.priority)).sorted(by: >)
  }
}

extension ReferenceTableau {
  /// The columns whose sum is the violation of an optional constraint.
  fileprivate func violation(of constraint: ReferenceConstraint) -> [Int] {
    let residual = residuals[constraint.number] ?? NumberColumns()
    return switch constraint.relation {
    case .equal: residual.all
    case .lessThanOrEqual: residual.plus
    case .greaterThanOrEqual: residual.minus
    }
  }

  fileprivate func range(
    of variable: ReferenceVariable, on face: ExactTableau<Number>
  ) throws(NumberTooLarge) -> ReferenceSolution.Range {
    guard let columns = variables[variable.number] else {
      return ReferenceSolution.Range(minimum: variable.input, maximum: variable.input)
    }
    var cost = cost(columns.plus)
    for column in columns.minus { cost[column] = -1 }
    let minimum = try face.minimise(cost)
    let negativeMaximum = try face.minimise(cost.map { -$0 })
    return ReferenceSolution.Range(minimum: minimum, maximum: negativeMaximum.map { -$0 })
  }

  /// The sums that are minimised, one after the other, where the constraints leave something open:
  /// for each the columns to sum up.
  fileprivate func tieLevels(of system: ReferenceSystem) -> [[Int]] {
    let free = system.variables.filter { $0.input == nil }
    let positions = free.filter { $0.role != .size }
    func absolute(_ some: [ReferenceVariable]) -> [Int] {
      some.flatMap { variables[$0.number]?.all ?? [] }
    }
    let resting = positions.flatMap { position -> [Int] in
      let mentions = system.constraints.filter { $0.mentions(position.number) }
      guard mentions.allSatisfy({ $0.relation != .equal || $0.isRequired }) else { return [] }
      return mentions.filter { $0.relation != .equal }.flatMap { residuals[$0.number]?.all ?? [] }
    }
    let optionals = system.constraints.filter { !$0.isRequired }
    let stated = system.optionalPriorities.map { priority in
      optionals.filter { $0.priority == priority && isStatedSize($0, in: system) }
        .flatMap { violation(of: $0) }
    }
    return stated + [absolute(free.filter { $0.role == .size }), resting, absolute(positions)]
      + optionals.map { violation(of: $0) } + free.map { absolute([$0]) }
  }
}

/// Whether a constraint is an ordinary one on a single size.
private func isStatedSize(_ constraint: ReferenceConstraint, in system: ReferenceSystem) -> Bool {
  let sizes = system.variables.filter { constraint.mentions($0.number) }
  return constraint.breaking == .ordinary && sizes.count == 1
    && sizes.allSatisfy { $0.role == .size && $0.input == nil }
}

extension ReferenceConstraint {
  fileprivate func mentions(_ variable: Int) -> Bool {
    terms.reduce(0) { $1.variable == variable ? $0 + $1.coefficient : $0 } != (0 as Fraction)
  }
}
