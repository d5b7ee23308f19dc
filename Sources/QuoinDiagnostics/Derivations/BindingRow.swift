// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout
import QuoinSolver

/// A row that holds as an equality in the solution.
struct BindingRow {
  /// The requirement; nil for a number that the rules for ties chose.
  var requirement: LayoutRequirement?
  var relation: LayoutRelation
  var priority: Double
  /// Whether margins or a safe area are a part of the constant.
  var readsInsets = false
  /// The unknowns by the index of their variables.
  var terms: [Term]
  /// The input sizes among the terms.
  var givens: [LayoutRequirement] = []

  /// A coefficient times an unknown.
  struct Term {
    var column: Int
    var coefficient: Double
  }
}
