// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

@testable import QuoinSolver

/// The conflicts of a system by tests of feasibility alone: which constraints are broken, by
/// bisection, and what they contradict, by divide and conquer (Junker, "QuickXplain: Preferred
/// Explanations and Relaxations for Over-Constrained Problems", 2004). Slow, and the measure for
/// the search by certificates.
struct QuickXplainSearch: ~Copyable {
  private let system: LinearSystem
  /// The requirements as constraints of a system of their own, and their slots there.
  private let area: ConflictArea
  private let slots: [Requirement: Int32]
  private var reduced = ReducedSystem()
  private var phase = OptimisationPhase()

  /// The conflicts in the order in which their broken constraints were added.
  static func conflicts(_ system: borrowing LinearSystem) -> [ConstraintConflict] {
    var search = QuickXplainSearch(system: system.copy())
    var active = system.constraints.slots.inOrder.map { Int($0) }
    active.removeAll { !system.constraints[$0].isRequired }
    var conflicts: [ConstraintConflict] = []
    while let conflict = search.first(search.order(active)) {
      conflicts.append(conflict)
      active.removeAll { system.constraints.identifier($0) == conflict.broken }
    }
    return conflicts.sorted { first, second in
      system.constraints.slots.sequence(Int(first.broken.index))
        < system.constraints.slots.sequence(Int(second.broken.index))
    }
  }

  private init(system: LinearSystem) {
    self.system = system
    area = ConflictArea(
      system, Selection(constraints: system.constraints.slots.inOrder),
      seeds: system.variables.slots.inOrder)
    slots = Dictionary(
      uniqueKeysWithValues: zip(area.requirements, 0..<Int32(area.requirements.count)))
  }

  private func order(_ active: [Int]) -> [Requirement] {
    let slots = system.variables.slots.inOrder.map { Int($0) }
    let sorted = active.sorted { left, right in
      let (first, second) = (system.constraints[left].breaking, system.constraints[right].breaking)
      guard first == second else { return first > second }
      return system.constraints.slots.sequence(left) < system.constraints.slots.sequence(right)
    }
    return slots.filter { system.variables[$0].isInput }.map { .input($0) }
      + slots.filter { system.variables[$0].isNonNegative }.map { .sign($0) }
      + sorted.map { .constraint($0) }
  }

  private mutating func first(_ ordered: [Requirement]) -> ConstraintConflict? {
    guard !isFeasible(ordered[...]) else { return nil }
    var (feasible, infeasible) = (0, ordered.count)
    while infeasible - feasible > 1 {
      let middle = (feasible + infeasible) / 2
      if isFeasible(ordered[..<middle]) { feasible = middle } else { infeasible = middle }
    }
    let last = ordered[infeasible - 1]
    guard case .constraint(let broken) = last else { return nil }
    let members =
      explain([last], hasChanged: true, ordered[..<(infeasible - 1)]) + [last]
    return describe(broken, members)
  }

  /// The members of `candidates` that are needed to contradict `background`.
  private mutating func explain(
    _ background: [Requirement], hasChanged: Bool, _ candidates: ArraySlice<Requirement>
  ) -> [Requirement] {
    if hasChanged, !isFeasible(background[...]) { return [] }
    if candidates.count <= 1 { return Array(candidates) }
    let middle = candidates.startIndex + candidates.count / 2
    let first = candidates[..<middle]
    let second = candidates[middle...]
    let fromSecond = explain(background + first, hasChanged: !first.isEmpty, second)
    let fromFirst = explain(background + fromSecond, hasChanged: !fromSecond.isEmpty, first)
    return fromFirst + fromSecond
  }

  private mutating func isFeasible(_ requirements: ArraySlice<Requirement>) -> Bool {
    let selection = Selection(constraints: requirements.compactMap { slots[$0] }.sorted())
    reduced.reduce(area.system, selection)
    guard !reduced.elimination.hasContradiction else { return false }
    phase.optimise(reduced.quantities, at: reduced.elimination.parameters)
    return phase.infeasibleComponents.isEmpty
  }

  private func describe(_ broken: Int, _ members: [Requirement]) -> ConstraintConflict {
    let slots = members.compactMap { member -> Int? in
      guard case .constraint(let slot) = member else { return nil }
      return slot
    }
    let others = members.compactMap { member -> ConflictMember? in
      switch member {
      case .input(let slot): .input(system.variables.identifier(slot))
      case .sign(let slot): .nonNegative(system.variables.identifier(slot))
      case .constraint: nil
      }
    }
    let sorted = slots.sorted {
      system.constraints.slots.sequence($0) < system.constraints.slots.sequence($1)
    }
    return ConstraintConflict(
      broken: system.constraints.identifier(broken),
      members: others + sorted.map { .constraint(system.constraints.identifier($0)) })
  }
}
