// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

extension LayoutEngine {
  /// Compares the solved subject of a requirement with the value that the requirement asks for.
  ///
  /// The subject of a constraint is its first operand; of every other requirement, the coordinate
  /// that it is about.
  package func comparison(
    of requirement: LayoutRequirement
  ) -> (found: Double, relation: LayoutRelation, wanted: Double) {
    // Lowering may add variables, which must not remain.
    var system = lowered
    return system.comparison(of: requirement, model)
  }
}
