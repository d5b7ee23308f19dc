// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinSolver

// Whether conflicts are those that the documentation of the solver promises.
extension SolverComparison {
  func findingInConflicts() -> Finding? {
    var isUndecided = false
    for conflict in answer.conflicts {
      switch finding(in: conflict) {
      case .wrong(let subject, let text): return .wrong(subject, text)
      case .undecided: isUndecided = true
      case nil: break
      }
    }
    let broken = answer.conflicts.map(\.broken)
    guard broken == system.constraints.map(\.number).filter({ broken.contains($0) }) else {
      return .wrong(
        .conflicts, "the conflicts are not in the order in which the broken constraints were added")
    }
    return isUndecided ? .undecided : nil
  }

  private func finding(in conflict: SolverAnswer.Conflict) -> Finding? {
    let members = conflict.members.compactMap { $0 }
    guard members.count == conflict.members.count, Set(members).count == members.count else {
      return .wrong(.conflicts, "a conflict has unknown or repeated members: \(conflict)")
    }
    let constraints = system.constraints.filter { members.contains(.constraint($0.number)) }
    let lowest = constraints.map(\.breaking).min()
    guard let broken = constraints.last(where: { $0.breaking == lowest }) else {
      return .wrong(.conflicts, "\(conflict) breaks no constraint")
    }
    guard conflict.broken == broken.number else {
      return .wrong(.conflicts, "\(conflict) should break \(broken.number)")
    }
    guard members.suffix(constraints.count) == constraints.map({ .constraint($0.number) })[...]
    else {
      return .wrong(
        .conflicts,
        "the constraints of \(conflict) are not last, or not in the order of addition")
    }
    return findingInMembers(members, of: conflict) ?? findingInChoice(broken, conflict)
  }

  private func findingInMembers(
    _ members: [ReferenceMember], of conflict: SolverAnswer.Conflict
  ) -> Finding? {
    let clash = system.restricted(to: members)
    if ReferenceSolution.exists(for: clash) {
      guard areSatisfiable(clash),
        ReferenceSolution.exists(for: clash.inDoubles(looseAt: conflict.broken))
      else { return .undecided }
      return .wrong(.conflicts, "the members of \(conflict) can hold together")
    }
    // They clash by so little that the solver could have let them hold.
    if ReferenceSolution.exists(for: clash.loosened(at: values)) { return .undecided }
    var isUndecided = false
    for member in members {
      let others = system.restricted(to: members.filter { $0 != member })
      if ReferenceSolution.exists(for: others) { continue }
      guard ReferenceSolution.exists(for: others.loosened(at: values)) else {
        return .wrong(
          .conflicts,
          "the members of \(conflict) cannot hold together even without \(member)")
      }
      isUndecided = true
    }
    return isUndecided ? .undecided : nil
  }

  /// A constraint is broken only when it contradicts those that are kept before it: those of a
  /// higher class, and of its own class those that were added earlier.
  private func findingInChoice(
    _ broken: ReferenceConstraint, _ conflict: SolverAnswer.Conflict
  ) -> Finding? {
    var kept = rest
    let place = system.constraints.firstIndex { $0.number == broken.number } ?? 0
    let earlier = Set(system.constraints[..<place].map(\.number))
    kept.constraints.removeAll {
      $0.breaking < broken.breaking
        || ($0.breaking == broken.breaking && !earlier.contains($0.number))
    }
    kept.constraints.append(broken)
    guard ReferenceSolution.exists(for: kept) else { return nil }
    guard areSatisfiable(kept) else { return .undecided }
    return .wrong(
      .conflicts, "\(conflict) breaks a constraint that can hold with all that come before it")
  }

  /// Whether requirements that can hold together can do so in the numbers of layouts, and with the
  /// numbers that the solver was given.
  private func areSatisfiable(_ requirements: ReferenceSystem) -> Bool {
    ReferenceSolution.exists(for: requirements.bounded)
      && ReferenceSolution.exists(for: requirements.looselyInDoubles)
      && (!requirements.hasWideRows || ReferenceSolution.exists(for: requirements.inDoubles))
  }
}
