// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinSolver

/// A requirement as the solver sees it: `terms REL constant`.
struct LoweredRow: Sendable {
  private(set) var terms: [LinearTerm] = []
  var relation = LayoutRelation.equal
  private(set) var constant = 0.0
  var priority = 1000.0
  var breaking = LayoutBreakingClass.ordinary
  /// Whether the constant depends on margins or a safe area.
  var readsInsets = false

  mutating func start(
    _ relation: LayoutRelation, _ constant: Double, priority: Double = 1000,
    breaking: LayoutBreakingClass
  ) {
    // There are two or three, which are removed faster one by one.
    while !terms.isEmpty { terms.removeLast() }
    self.relation = relation
    self.constant = constant
    self.priority = priority
    self.breaking = breaking
    readsInsets = false
  }

  /// Adds a multiple of a variable to the left side. Nothing is added for a number that is known to
  /// be 0.
  mutating func add(_ coefficient: Double, _ variable: VariableID?) {
    if let variable { terms.append(LinearTerm(coefficient, variable)) }
  }

  /// Adds a number to the left side.
  mutating func add(_ number: Double) {
    constant -= number
  }
}
