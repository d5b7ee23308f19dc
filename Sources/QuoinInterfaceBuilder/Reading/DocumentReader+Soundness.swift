// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout

extension DocumentReader {
  /// Whether a layout engine can take a constraint at all; if not, that is a finding.
  mutating func isSound(_ constraint: ConstraintDescription, _ element: MarkupElement) -> Bool {
    if constraint.second == constraint.first,
      constraint.firstAttribute == constraint.secondAttribute
    {
      addFinding(
        .selfReference, at: element,
        "The constraint '\(constraint.id)' compares an attribute with itself; it is left out.")
      return false
    }
    do {
      try LayoutConstraintRules.validate(
        firstAttribute: constraint.firstAttribute, relation: constraint.relation,
        secondAttribute: constraint.secondAttribute, hasSecondItem: constraint.second != nil,
        multiplier: constraint.multiplier, constant: constraint.constant,
        priority: constraint.priority)
      return true
    } catch {
      addFinding(
        .invalidPairing, at: element,
        "The constraint '\(constraint.id)' \(Self.explanation(of: error, element)); "
          + "it is left out.")
      return false
    }
  }

  private static func explanation(of error: LayoutError, _ element: MarkupElement) -> String {
    let first = element["firstAttribute"] ?? ""
    let second = element["secondAttribute"] ?? ""
    switch error {
    case .illegalLocationConstant:
      return "gives the location '\(first)' without anything that it is relative to"
    case .mixedDirectionality:
      return "compares '\(first)' with '\(second)', of which only one follows the reading direction"
    default:
      return "compares '\(first)' with '\(second)', which is not possible"
    }
  }
}
