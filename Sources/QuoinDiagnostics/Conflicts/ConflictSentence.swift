// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout

/// The arithmetic of a conflict in one sentence, such as `16 + 400 + 16 = 432, but root is 393
/// wide: 39 too much`.
struct ConflictSentence {
  private let conflict: LayoutConflict
  private let engine: LayoutEngine
  private let text: RequirementText

  init(_ conflict: LayoutConflict, in engine: LayoutEngine, _ text: RequirementText) {
    self.conflict = conflict
    self.engine = engine
    let short = ShortNames(
      conflict.members.flatMap { $0.items(in: engine) }, engine, text.names)
    var shortText = text
    shortText.names.item = { short.name(of: $0) ?? text.names.item($0) }
    self.text = shortText
  }

  /// A sentence with its form, and the numbers of a sum.
  typealias Arithmetic = (form: ConflictForm, sentence: String, sum: ConflictSum?)

  /// The first form that fits: a sum with its numbers, a share, or the value that the other members
  /// cause.
  var arithmetic: Arithmetic {
    guard let certificate = engine.certificate(of: conflict) else { return value }
    let factors = Set(certificate.parts.map { abs($0.multiple) }).sorted()
    let axes = Set(conflict.members.flatMap { $0.axes(in: engine) })
    if factors == [1], axes.count == 1, let axis = axes.first {
      return sum(ordered(certificate.parts, axis), axis)
    }
    if factors.count == 2 { return share(certificate.parts, factors[1]) ?? value }
    return value
  }

  /// The members in the order of their locations along the axis, except for the broken one when it
  /// is on the right side.
  private func ordered(
    _ parts: [LayoutCertificate.Part], _ axis: LayoutAxis
  ) -> [LayoutCertificate.Part] {
    let order = PlaceOrder(engine, axis)
    return parts.enumerated().map { (order.key(of: $0.element.requirement), $0.offset, $0.element) }
      .sorted { ($0.0.start, $0.0.end, $0.1) < ($1.0.start, $1.0.end, $1.1) }
      .map(\.2)
  }

  // MARK: Sums

  private func sum(
    _ parts: [LayoutCertificate.Part], _ axis: LayoutAxis
  ) -> Arithmetic {
    let given = parts.indices.filter {
      if case .givenSize = parts[$0].requirement { true } else { false }
    }
    guard
      let right = given.count == 1
        ? given.first : parts.firstIndex(where: { $0.requirement == conflict.broken })
    else { return value }
    let sign = parts[right].multiple < 0 ? 1.0 : -1.0
    let left = parts.indices.filter { $0 != right }
    var terms = left.map { sign * parts[$0].amount }
    var limit = parts[right].constant
    var subject: String?
    if given.count == 1, let guide = RootGuide(parts, right, engine) {
      // The insets of the guide are a part of its length, not of the terms.
      for (index, part) in left.enumerated() {
        let inset = sign * parts[part].multiple * guide.inset(of: parts[part])
        terms[index] -= inset
        limit -= inset
      }
      let name = text.names.item(guide.item)
      subject = name == ShortNames.safeArea ? "the \(name)" : name
    }
    // A sum that begins with a minus is hard to read.
    if let first = terms.first(where: { $0 != 0 }), first < 0,
      let positive = terms.firstIndex(where: { $0 > 0 })
    {
      terms.insert(terms.remove(at: positive), at: 0)
    }
    let printed = PrintedSum(terms, comparedWith: limit)
    let isFactsOnly = left.allSatisfy { parts[$0].requirement.isFact }
    let hasBound = left.contains { parts[$0].relation != .equal }
    let bound = hasBound ? (sign > 0 ? "at least " : "at most ") : ""
    let excess = "\(printed.difference) too \(sign > 0 ? "much" : "little")"
    let form: ConflictForm
    let start: String
    if isFactsOnly {
      form = .negative
      start = "no \(LayoutText.side(axis)) is negative"
    } else if printed.terms.count > 1 {
      form = .sum
      start = "\(bound)\(printed.sum) = \(printed.total)"
    } else if given.count == 1, left.count == 1 {
      let subject = text.subject(parts[left[0]].requirement, in: engine)
      form = .size
      start = "\(subject) is to be \(bound)\(printed.total)"
    } else {
      // A given size is no constraint, beside which the others would be others.
      form = given.count == 1 ? .constraints : .others
      let others =
        given.count == 1
        ? "the constraints ask"
        : left.count == 1 ? "the other one asks" : "the other constraints ask"
      start = "\(others) for \(bound)\(printed.total)"
    }
    let isBound = hasBound || parts[right].relation != .equal
    // A sum that is too large had to be at most the other number.
    let sum = ConflictSum(
      left: printed.numbers,
      relation: isBound ? (sign > 0 ? .lessThanOrEqual : .greaterThanOrEqual) : .equal,
      right: printed.otherNumber)
    let end = rightSide(parts[right], printed.other, subject)
    return (form, "\(start), but \(end): \(excess)", sum)
  }

  private func rightSide(
    _ part: LayoutCertificate.Part, _ value: String, _ subject: String?
  ) -> String {
    if case .givenSize(let item, let axis) = part.requirement {
      let name = subject ?? text.names.item(item)
      return "\(name) is \(value) \(axis == .horizontal ? "wide" : "high")"
    }
    let bound = part.relation.bound
    if case .constraint(let id) = part.requirement, let constraint = engine.constraint(id),
      constraint.second != nil
    {
      return "\(text.equation(constraint)) asks for \(bound)\(value)"
    }
    return "\(text.subject(part.requirement, in: engine)) is to be \(bound)\(value)"
  }

  // MARK: Shares

  /// A part of a sum, compared with another sum: `half of 393 is 196.5, but a.width is to be 220`.
  /// Nil where it would explain nothing.
  private func share(_ parts: [LayoutCertificate.Part], _ ratio: Double) -> Arithmetic? {
    guard let broken = parts.first(where: { $0.requirement == conflict.broken }) else {
      return nil
    }
    let scale = abs(broken.multiple)
    let factor = scale == 1 ? ratio : 1 / ratio
    let isRight = { (part: LayoutCertificate.Part) in abs(part.multiple) == scale }
    let (left, right) = (parts.filter { !isRight($0) }, parts.filter(isRight))
    let named = right.filter { $0.constant != 0 }
    // A part that stands alone on the right side keeps its sign.
    let sign = (named.count == 1 ? named[0] : broken).multiple < 0 ? 1.0 : -1.0
    let leftTerms = left.map { sign * ($0.multiple < 0 ? -1 : 1) * $0.constant }
    let rightTerms = right.map { -sign * ($0.multiple < 0 ? -1 : 1) * $0.constant }
    let base = PrintedSum(leftTerms, comparedWith: 0)
    // A multiple of nothing, as between a center and two edges, explains nothing.
    guard !base.terms.isEmpty else { return nil }
    let limit = rightTerms.reduce(0, +)
    let compared = PrintedSum([leftTerms.reduce(0, +) * factor], comparedWith: limit)
    let printed = PrintedSum(rightTerms, comparedWith: 0)
    let bounded = left + right.filter { $0.requirement != named.first?.requirement }
    let bound =
      bounded.contains { $0.relation != .equal } ? (sign > 0 ? "at least " : "at most ") : ""
    let subject = base.terms.count > 1 ? "(\(base.sum))" : base.sum
    let end: String
    if let first = named.first, named.count == 1 {
      end = rightSide(first, compared.other, nil)
    } else {
      end = printed.terms.isEmpty ? "it is to be 0" : "\(printed.sum) = \(printed.total)"
    }
    let sentence =
      "\(Self.words(for: factor)) \(subject) is \(bound)\(compared.total), but \(end): "
      + "\(compared.difference) too \(sign > 0 ? "much" : "little")"
    return (.share, sentence, nil)
  }

  private static func words(for factor: Double) -> String {
    switch factor {
    case 0.5: "half of"
    case 1.0 / 3: "a third of"
    case 0.25: "a quarter of"
    default: "\(LayoutText.number(factor)) times"
    }
  }

  // MARK: Other contradictions

  private var value: Arithmetic {
    let value = BrokenValue(conflict.broken, engine, text)
    let count = conflict.members.count { $0 != conflict.broken && !$0.isFact }
    let others = count == 1 ? "the other one makes" : "the other \(count) make"
    let sentence = "\(others) \(value.subject) \(value.found), but it is to be \(value.wanted)"
    return (.value, sentence, nil)
  }
}
