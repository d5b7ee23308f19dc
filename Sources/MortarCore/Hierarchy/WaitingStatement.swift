// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinPlatform

/// A statement that waits for the hierarchy that is being built.
///
/// Until then constraints between views exist and are inactive. Constraints that need a superview,
/// because a number is a position in it, are made when there is one.
@MainActor struct WaitingStatement {
  /// Whether the constraints become active once the hierarchy is complete.
  var state = MortarActivationState.activated
  /// The relations, with their priorities, from which the constraints are made.
  var relations: [MortarRelation]

  /// Changes the priorities of constraints that are still to be made.
  mutating func changePriority(to priority: MortarAliasLayoutPriority) {
    relations = relations.map { $0.withPriority(priority) }
  }
}

extension MortarConstraint {
  /// Carries out a statement of a hierarchy that is being built. A statement that lacks only a
  /// common superview waits until the hierarchy is complete.
  func carryOutOrWait(_ relations: [MortarRelation]) throws(MortarMisuse) {
    let relations = relations.map { $0.withPriority($0.priority) }
    do throws(MortarMisuse) {
      layoutConstraints = try MortarStatement.make(relations).flatMap { $0 }
      try MortarStatement.install(layoutConstraints, of: relations)
    } catch {
      guard error.isAboutTree else { throw error }
      waiting = WaitingStatement(relations: relations)
      let origin = StatementOrigin()
      HierarchyExpression.whenComplete { [self] in
        ConstraintStatement.make(origin) { stopWaiting() }
      }
    }
  }

  private func stopWaiting() {
    guard let statement = waiting else { return }
    waiting = nil
    do throws(MortarMisuse) {
      if layoutConstraints.isEmpty {
        layoutConstraints = try MortarStatement.make(statement.relations).flatMap { $0 }
      }
      try MortarStatement.install(layoutConstraints, of: statement.relations)
      self ~~ statement.state
    } catch {
      layoutConstraints = []
      LayoutMisuse.report(error.report)
    }
  }
}

extension MortarMisuse {
  /// Whether adding a view to a tree may be enough to fix the mistake.
  fileprivate var isAboutTree: Bool {
    switch self {
    case .noSuperview, .cannotBeInstalled: true
    default: false
    }
  }
}
