// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout

/// The product of the multipliers along a cycle of equalities, which is 1 for sizes other than 0.
struct MultiplierProduct {
  let sentence: String

  /// - Returns: nil when the constraints are not a single cycle of equalities between sizes.
  init?(_ cycle: ZeroSizeCycle, in engine: LayoutEngine, _ text: RequirementText) {
    var rest: [(from: LayoutOperand, to: LayoutOperand, factor: Double)] = []
    for id in cycle.constraints {
      guard let constraint = engine.constraint(id), let second = constraint.second,
        constraint.relation == .equal, constraint.constant == 0
      else { return nil }
      rest.append((constraint.first, second, constraint.multiplier))
    }
    guard let start = rest.first?.from else { return nil }
    var factors: [Double] = []
    var current = start
    while let index = rest.firstIndex(where: { $0.from == current || $0.to == current }) {
      let step = rest.remove(at: index)
      let isForward = step.from == current
      factors.append(isForward ? step.factor : 1 / step.factor)
      current = isForward ? step.to : step.from
    }
    guard rest.isEmpty, current == start else { return nil }
    let product = factors.reduce(1, *)
    let shown = factors.filter { $0 != 1 }.map(Self.number).joined(separator: " × ")
    let equation = factors.count { $0 != 1 } > 1 ? "\(shown) = \(Self.number(product))" : shown
    sentence =
      "\(text.operand(start)) would be \(Self.number(product)) times itself"
      + (equation == shown ? "" : " (\(equation))")
  }

  /// A number with six decimals: multipliers that were meant to be reciprocals differ little.
  private static func number(_ value: Double) -> String { LayoutText.number(value, decimals: 6) }
}
