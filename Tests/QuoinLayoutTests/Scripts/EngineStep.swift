// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout

/// One call on a layout engine. Items and constraints have numbers, so that a step can be left out
/// of a script and the others keep their meaning: a step about something that is not there does
/// nothing.
enum EngineStep: Sendable {
  /// Adds an item, which is described without its parent.
  case item(Int, LayoutItem, parent: Int?)
  /// Changes an item. The parent stays.
  case update(Int, LayoutItem)
  case move(Int, to: Int)
  case removeItem(Int)
  case constraint(Int, EngineConstraint)
  case removeConstraint(Int)
  case setConstant(Int, Double)
  case setPriority(Int, Double)
  /// Lays out and compares with an engine that was never edited.
  case layout
}

/// One side of a constraint between numbered items.
enum EngineOperand: Sendable {
  case attribute(Int, LayoutAttribute)
  case distance(Int, LayoutAttribute, Int, LayoutAttribute)

  /// The numbers of the items.
  var items: [Int] {
    switch self {
    case .attribute(let item, _): [item]
    case .distance(let start, _, let end, _): [start, end]
    }
  }
}

/// A constraint between numbered items.
struct EngineConstraint: Sendable {
  var first: EngineOperand
  var relation = LayoutRelation.equal
  var second: EngineOperand?
  var multiplier = 1.0
  var constant = 0.0
  var priority = 1000.0

  /// The numbers of the items.
  var items: [Int] { first.items + (second?.items ?? []) }
}
