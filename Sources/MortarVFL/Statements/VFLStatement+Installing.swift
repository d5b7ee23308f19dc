// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import MortarCore
import QuoinPlatform

extension VFLStatement {
  /// Checks the statement, expands it and installs its constraints: all of them or, after a report
  /// to ``LayoutMisuse``, none.
  func install() -> MortarGroup {
    ConstraintStatement.make(StatementOrigin()) { carryOut() }
  }

  private func carryOut() -> MortarGroup {
    // The operator that made a void attribute has reported it.
    guard !ends.contains(where: \.attribute.isVoid) else { return [] }
    if let report = VFLRule.all.lazy.compactMap({ $0.report(on: self) }).first {
      LayoutMisuse.report(report)
      return []
    }
    guard let expansion = VFLExpansion(self), let group = expansion.install() else { return [] }
    // The first view of a list without a beginning is on no left side of a relation.
    views.forEach(PlatformItem.leaveAutoresizing)
    for report in VFLRule.warnings.compactMap({ $0.report(on: self) }) {
      LayoutMisuse.report(report)
    }
    return group
  }
}

extension VFLExpansion {
  /// Installs the constraints; nil when one of them cannot be, and then nothing has changed.
  fileprivate func install() -> MortarGroup? {
    for space in spaces { owner.addLayoutGuide(space) }
    guard
      let constraints = MortarStatement.carryOut(steps.flatMap { $0.relations + $0.supports })
    else {
      for space in spaces { owner.removeLayoutGuide(space) }
      return nil
    }
    var rest = constraints[...]
    func next(_ relations: [MortarRelation]) -> [NSLayoutConstraint] {
      defer { rest = rest.dropFirst(relations.count) }
      return Array(rest.prefix(relations.count).joined())
    }
    return steps.map { MortarConstraint(next($0.relations), supports: next($0.supports)) }
  }
}
