// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout

/// A smallest set of requirements that cannot all hold, in words.
public struct ConflictSetDescription: Hashable, Sendable {
  /// The arithmetic of the set. <doc:SentencesOfConflicts> explains the forms that it can have.
  public var sentence: String
  /// The form of ``sentence``.
  public var form: ConflictForm
  /// The contradiction, such as `title cannot be 400 wide between 16 and 16`.
  public var subject: String
  /// The numbers of ``sentence``, nil where it is not a sum.
  public var sum: ConflictSum?
  /// The members, facts last.
  public var lines: [ConflictLine]
  /// The multiple of each member in the sum of rows that is a contradiction, in the order of
  /// ``lines``; nil where no multiples are known.
  public var multiples: [Double?]

  init(
    _ set: LayoutConflict, isBroken: (LayoutRequirement) -> Bool, _ engine: LayoutEngine,
    _ text: RequirementText
  ) {
    let arithmetic = ConflictSentence(set, in: engine, text).arithmetic
    sentence = arithmetic.sentence
    form = arithmetic.form
    sum = arithmetic.sum
    subject = arithmetic.subject
    let names = text.names
    let members = set.members.filter { !names.isFact($0) } + set.members.filter(names.isFact)
    lines = members.map { ConflictLine($0, isBroken: isBroken($0), engine, text) }
    let parts = engine.certificate(of: set)?.parts ?? []
    multiples = members.map { member in parts.first { $0.requirement == member }?.multiple }
  }
}
