// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinPlatform

/// Executes a statement of a program: all of it or, after a report to ``LayoutMisuse``, nothing.
@MainActor package enum MortarStatement {
  /// Creates and installs the constraints of some relations.
  ///
  /// Everything is made and checked before anything changes. Then the targets leave their
  /// autoresizing masks, and the constraints become active in order.
  /// - Returns: the constraints of each relation; nil when one of them cannot be.
  package static func carryOut(_ relations: [MortarRelation]) -> [[NSLayoutConstraint]]? {
    do throws(MortarMisuse) {
      let made = try carryOutChecked(relations)
      return made.isEmpty && !relations.isEmpty ? nil : made
    } catch {
      LayoutMisuse.report(error.report)
      return nil
    }
  }

  /// Creates and installs the constraints of relations. There are none when an operator has
  /// rejected its operands before.
  ///
  /// - Throws: The misuse, if a constraint cannot be made or installed. Then nothing is installed.
  static func carryOutChecked(
    _ relations: [MortarRelation]
  ) throws(MortarMisuse) -> [[NSLayoutConstraint]] {
    let made = try make(relations)
    try install(Array(made.joined()), of: relations)
    return made
  }

  /// Creates the constraints of some relations without installing them. None when an operator has
  /// refused its operands already.
  static func make(
    _ relations: [MortarRelation]
  ) throws(MortarMisuse) -> [[NSLayoutConstraint]] {
    guard !relations.contains(where: { $0.target.isVoid || $0.source.isVoid }) else { return [] }
    var made: [[NSLayoutConstraint]] = []
    for relation in relations { made.append(try relation.makeConstraints()) }
    return made
  }

  /// Installs the constraints of some relations, if there are any.
  static func install(
    _ constraints: [NSLayoutConstraint], of relations: [MortarRelation]
  ) throws(MortarMisuse) {
    guard !constraints.isEmpty else { return }
    try checkInstallable(constraints)
    for relation in relations { relation.target.item.map(PlatformItem.leaveAutoresizing) }
    NSLayoutConstraint.activate(constraints)
  }

  /// Checks that constraints can be installed.
  static func checkInstallable(_ constraints: [NSLayoutConstraint]) throws(MortarMisuse) {
    do throws(ConstraintRefusal) {
      for constraint in constraints {
        try constraint.checkInstallable(hint: "add both to one tree first")
      }
    } catch {
      throw .cannotBeInstalled(error)
    }
  }
}
