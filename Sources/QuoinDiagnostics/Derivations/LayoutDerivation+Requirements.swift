// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import QuoinLayout

extension LayoutDerivation {
  /// The requirements that determine the number, without facts, in the order of the nodes.
  public var determiningSet: [LayoutRequirement] {
    var known: Set<LayoutRequirement> = []
    return nodes.flatMap(\.reason.determiningRequirements).filter {
      !$0.isFact && known.insert($0).inserted
    }
  }

  /// Whether a rule for ties chose a number, or an inequality determines it.
  var usesChoice: Bool {
    nodes.contains { node in
      switch node.reason {
      case .tieRule: true
      case .bound(_, let wanted): wanted == nil
      default: false
      }
    }
  }
}

extension LayoutDerivation.Reason {
  /// The requirements that hold as equations in the step.
  package var determiningRequirements: [LayoutRequirement] {
    switch self {
    case .sum, .tieRule, .insets, .rounding: []
    case .constraint(let requirement, _), .bound(let requirement, _), .optional(let requirement),
      .given(let requirement):
      [requirement]
    case .together(let members), .group(let members): members
    }
  }
}
