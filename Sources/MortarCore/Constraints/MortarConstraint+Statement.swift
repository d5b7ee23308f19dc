// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinPlatform

extension MortarConstraint {
  /// Carries out a statement; without constraints when it cannot be.
  convenience init(
    _ target: MortarOperand, _ relation: NSLayoutConstraint.Relation, _ source: MortarOperand
  ) {
    self.init([])
    do throws(MortarMisuse) {
      let relations = try target.relations(relation, source)
      if HierarchyExpression.isUnderWay {
        try carryOutOrWait(relations)
      } else {
        layoutConstraints = try MortarStatement.carryOutChecked(relations).flatMap { $0 }
      }
    } catch {
      LayoutMisuse.report(error.report)
    }
  }

  /// Carries out a statement of a hierarchy that is being built. One that lacks nothing but a view above
  /// waits until the hierarchy is complete.
  private func carryOutOrWait(_ relations: [MortarRelation]) throws(MortarMisuse) {
    let relations = relations.map(\.withPriority)
    do throws(MortarMisuse) {
      layoutConstraints = try MortarStatement.carryOutChecked(relations).flatMap { $0 }
    } catch {
      guard error.isAboutTree else { throw error }
      awaitedState = .activated
      HierarchyExpression.whenComplete { [self] in
        let state = awaitedState ?? .activated
        awaitedState = nil
        layoutConstraints = MortarStatement.carryOut(relations)?.flatMap { $0 } ?? []
        self ~~ state
      }
    }
  }
}

extension MortarMisuse {
  /// Whether a view that is added may be all that is missing.
  fileprivate var isAboutTree: Bool {
    switch self {
    case .noSuperview, .cannotBeInstalled: true
    default: false
    }
  }
}
