// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout

/// The solved value of the operand that a broken requirement places, and the value that the
/// requirement states.
struct BrokenValue {
  /// The operand that the requirement places, such as `title.width`.
  let subject: String
  let found: String
  /// The requested value with its bound, such as `at least 200`.
  let wanted: String

  init(_ broken: LayoutRequirement, _ engine: LayoutEngine, _ text: RequirementText) {
    let comparison: (found: Double, relation: LayoutRelation, wanted: Double)
    if case .constraint(let id) = broken, let placed = engine.comparisonOfPlacedOperand(id) {
      subject = text.operand(placed.operand)
      comparison = (placed.found, placed.relation, placed.wanted)
    } else {
      subject = text.subject(broken, in: engine)
      comparison = engine.comparison(of: broken)
    }
    found = PrintedSum.number(comparison.found)
    wanted = comparison.relation.bound + PrintedSum.number(comparison.wanted)
  }
}
