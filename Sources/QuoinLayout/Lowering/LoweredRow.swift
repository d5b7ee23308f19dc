// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

package import QuoinSolver

/// A requirement as the solver represents it: `terms REL constant`.
package struct LoweredRow: Sendable {
  package private(set) var terms: [LinearTerm] = []
  package private(set) var relation = LayoutRelation.equal
  package private(set) var constant = 0.0
  package private(set) var priority = 1000.0
  package private(set) var breaking = LayoutBreakingClass.ordinary
  /// Whether the constant depends on margins or a safe area.
  package var readsInsets = false

  package init() {}

  /// Starts a row without terms.
  package mutating func start(
    _ relation: LayoutRelation, _ constant: Double, priority: Double = 1000,
    breaking: LayoutBreakingClass
  ) {
    terms.removeAll(keepingCapacity: true)
    self.relation = relation
    self.constant = constant
    self.priority = priority
    self.breaking = breaking
    readsInsets = false
  }

  /// Adds a multiple of a variable to the left side. Without a variable, its value is 0, and nothing
  /// is added.
  package mutating func add(_ coefficient: Double, _ variable: VariableID?) {
    if let variable { terms.append(LinearTerm(coefficient, variable)) }
  }

  /// Adds a number to the left side.
  package mutating func add(_ number: Double) {
    constant -= number
  }
}
