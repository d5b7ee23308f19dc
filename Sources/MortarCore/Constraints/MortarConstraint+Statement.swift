// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinPlatform

extension MortarConstraint {
  /// Carries out a statement; without constraints when it cannot be.
  convenience init(
    _ target: MortarOperand, _ relation: NSLayoutConstraint.Relation, _ source: MortarOperand
  ) {
    self.init([])
    ConstraintStatement.make(StatementOrigin()) { carryOut(target, relation, source) }
  }

  private func carryOut(
    _ target: MortarOperand, _ relation: NSLayoutConstraint.Relation, _ source: MortarOperand
  ) {
    do throws(MortarMisuse) {
      let relations = try target.relations(relation, source)
      for relation in relations where relation.target.hasArithmetic {
        let misuse = MortarMisuse.targetArithmetic(target: relation.target.plainName)
        LayoutMisuse.report(misuse.report)
      }
      if HierarchyExpression.isUnderWay {
        try carryOutOrWait(relations)
      } else {
        layoutConstraints = try MortarStatement.carryOutChecked(relations).flatMap { $0 }
      }
    } catch {
      LayoutMisuse.report(error.report)
    }
  }
}
