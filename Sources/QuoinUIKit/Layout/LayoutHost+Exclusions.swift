// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout

extension LayoutHost {
  /// Records a constraint that the engine cannot have, with the reason.
  func exclude(_ constraint: NSLayoutConstraint, _ reason: ExclusionReason) {
    if let index = excluded.firstIndex(where: { $0.constraint === constraint }) {
      excluded[index].reason = reason
    } else {
      excluded.append(ExcludedConstraint(constraint: constraint, reason: reason))
    }
  }

  /// Adds the constraints that the engine refused or could not get once more: the reason may no
  /// longer apply. Returns false when the layout has to be described from scratch.
  func retryExcluded() -> Bool {
    guard !excluded.isEmpty else { return true }
    let constraints = excluded.map(\.constraint)
    excluded = []
    for constraint in constraints where contains(constraint) && id(of: constraint) == nil {
      addNew(constraint)
      let isExcluded = excluded.last?.constraint === constraint
      if !isExcluded && decidesOnItems(constraint) { return false }
    }
    return true
  }

  /// Returns whether a constraint is active in the layout. A fitting host is dropped when its
  /// constraints change.
  func contains(_ constraint: NSLayoutConstraint) -> Bool {
    guard !isFitting else { return true }
    return constraint.owner?.layoutHostRoot.handle === rootHandle
  }

  /// The reasons that the layout differs from its views and constraints.
  var problems: [LayoutHostProblem] {
    let missing = excluded.filter { contains($0.constraint) }
      .sorted { $0.constraint.activationOrder < $1.constraint.activationOrder }
    var problems = missing.map { excluded -> LayoutHostProblem in
      switch excluded.reason {
      case .refused(let error): .refusedConstraint(excluded.constraint, error)
      case .outside(let handle): .outsideConstraint(excluded.constraint, item: handle?.item)
      }
    }
    let views = unsettled.compactMap(\.view)
    if !views.isEmpty { problems.append(.unsettledViews(views)) }
    let texts = unsettledTexts.compactMap(\.view)
    if !texts.isEmpty { problems.append(.unsettledTexts(texts)) }
    return problems + engine.problems.map(describe)
  }
}
