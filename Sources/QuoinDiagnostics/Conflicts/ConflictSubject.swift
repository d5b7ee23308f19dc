// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout

/// The contradiction of a conflict without a container, such as `title cannot be 100 and 200 wide`.
struct ConflictSubject {
  private let sentence: ConflictSentence

  init(_ sentence: ConflictSentence) {
    self.sentence = sentence
  }

  /// - Parameters:
  ///   - others: the members that are not broken.
  ///   - broken: the broken member.
  func words(_ others: [LayoutRequirement], _ broken: LayoutCertificate.Part) -> String {
    let (engine, text) = (sentence.engine, sentence.text)
    let clause = RequirementClause(engine: engine, text: text)
    let requirement = broken.requirement
    guard case .constraint(let id) = requirement, let constraint = engine.constraint(id) else {
      return "\(text.subject(requirement, in: engine)) cannot be what is asked for"
    }
    let subject = text.operand(constraint.first)
    if let item = requirement.sizedItem(in: engine) {
      let name = text.names.item(item)
      let axis = constraint.first.comparedAttribute.axis
      let length = clause.length(constraint.constant, constraint.relation, axis)
      let lengths = others.compactMap { other -> String? in
        guard other.sizedItem(in: engine) == item, let id = other.constraintID,
          let other = engine.constraint(id)
        else { return nil }
        return "\(other.relation.bound)\(PrintedSum.number(other.constant))"
      }
      guard let first = lengths.first, lengths.count == 1, others.count == 1 else {
        return "\(name) cannot be \(length)"
      }
      return "\(name) cannot be \(first) and \(length)"
    }
    switch constraint.first.comparedAttribute {
    case .width, .height: return "\(text.equation(constraint)) cannot hold"
    default: return "\(subject) cannot be in two places"
    }
  }
}
