// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout

/// The arithmetic of a conflict in one sentence, such as `16 + 400 + 16 = 432, but root is 393
/// wide: 39 too much`.
struct ConflictSentence {
  let conflict: LayoutConflict
  let engine: LayoutEngine
  let text: RequirementText

  init(_ conflict: LayoutConflict, in engine: LayoutEngine, _ text: RequirementText) {
    self.conflict = conflict
    self.engine = engine
    let short = ShortNames(
      conflict.members.flatMap { $0.items(in: engine) }, engine, text.names)
    var shortText = text
    shortText.names.item = { short.name(of: $0) ?? text.names.item($0) }
    self.text = shortText
  }

  /// A sentence with its form, the numbers of a sum, and the contradiction, such as `title cannot
  /// be 400 wide between 16 and 16`.
  struct Arithmetic {
    var form: ConflictForm
    var sentence: String
    var sum: ConflictSum?
    var subject: String
  }

  /// The first form that fits: a sum with its numbers, a share, or the value that the other members
  /// cause.
  var arithmetic: Arithmetic {
    guard let certificate = engine.certificate(of: conflict) else { return value }
    if let center { return center }
    if let circle = OrderCircle(conflict.members, engine) { return circle.arithmetic(text.names) }
    if let twice = EdgeTwice(conflict.members, engine) { return twice.arithmetic(self) }
    let factors = Set(certificate.parts.map { abs($0.multiple) }).sorted()
    let axes = Set(conflict.members.flatMap { $0.axes(in: engine) })
    if axes.count == 1, let axis = axes.first,
      let shares = ContainerShares(certificate, axis, engine, text.names)
    {
      let container = shares.container
      let rows = shares.parts.enumerated().filter { !container.parts.contains($0.offset) }
      let inside = ContainerLength(
        item: container.item, parts: [], length: container.length, sign: container.sign,
        isFact: true)
      return ContainerSum(ordered(rows.map(\.element), axis), axis, inside, self).arithmetic
    }
    if factors == [1], axes.count == 1, let axis = axes.first {
      return sum(ordered(certificate.parts, axis), axis)
    }
    if axes.count == 1, let axis = axes.first, let parts = repeated(certificate.parts) {
      let parts = ordered(parts, axis)
      let container = ContainerLength(parts, axis, engine, text.names, broken: conflict.broken)
      if let container { return ContainerSum(parts, axis, container, self).arithmetic }
    }
    if factors.count == 2 { return share(certificate.parts, factors[1]) ?? value }
    return value
  }

  /// The members in the order of their locations along the axis.
  private func ordered(
    _ parts: [LayoutCertificate.Part], _ axis: LayoutAxis
  ) -> [LayoutCertificate.Part] {
    if let path = SumPath.ordered(parts, engine) { return path }
    let order = PlaceOrder(engine, axis)
    return parts.enumerated().map { (order.key(of: $0.element.requirement), $0.offset, $0.element) }
      .sorted { ($0.0.start, $0.0.end, $0.1) < ($1.0.start, $1.0.end, $1.1) }
      .map(\.2)
  }

  // MARK: Sums

  /// The largest number of equal lengths that a sum repeats.
  private static let mostEqualLengths = 8.0

  /// The rows with each length as often as it counts, as that of a view to which others are equal;
  /// nil where another row counts more than once.
  private func repeated(_ parts: [LayoutCertificate.Part]) -> [LayoutCertificate.Part]? {
    var result: [LayoutCertificate.Part] = []
    for part in parts {
      let count = abs(part.multiple)
      guard count == count.rounded(), count <= Self.mostEqualLengths else { return nil }
      if count > 1, part.constant == 0, isEqualityOfLengths(part.requirement) { continue }
      guard count == 1 || part.requirement.sizedItem(in: engine) != nil else { return nil }
      var single = part
      single.multiple /= count
      result += repeatElement(single, count: Int(count))
    }
    return result
  }

  private func isEqualityOfLengths(_ requirement: LayoutRequirement) -> Bool {
    guard case .constraint(let id) = requirement, let constraint = engine.constraint(id),
      constraint.relation == .equal, constraint.multiplier == 1,
      case .attribute(_, let attribute)? = constraint.second
    else { return false }
    return attribute == .width || attribute == .height
  }

  private func sum(_ parts: [LayoutCertificate.Part], _ axis: LayoutAxis) -> Arithmetic {
    if let container = ContainerLength(
      parts, axis, engine, text.names, broken: conflict.broken)
    {
      return ContainerSum(parts, axis, container, self).arithmetic
    }
    if let inverted = InvertedItem(parts.map(\.requirement), axis, self) {
      let gap = abs(parts.reduce(0) { $0 + $1.amount })
      return inverted.arithmetic(PrintedSum.number(gap), sum: nil)
    }
    guard let broken = parts.firstIndex(where: { $0.requirement == conflict.broken }) else {
      return value
    }
    return sum(parts, axis, comparedWith: parts.indexOfTotal(besides: broken))
  }

  /// A sum that is compared with the broken member, where no length contains the others.
  private func sum(
    _ parts: [LayoutCertificate.Part], _ axis: LayoutAxis, comparedWith right: Int
  ) -> Arithmetic {
    var sign = parts[right].multiple < 0 ? 1.0 : -1.0
    let left = parts.indices.filter { $0 != right }
    var terms = left.map { sign * parts[$0].amount }
    var limit = parts[right].constant
    let clause = RequirementClause(engine: engine, text: text)
    let isFactsOnly = left.allSatisfy { parts[$0].requirement.isFact }
    if limit < 0, terms.reduce(0, +) <= 0, !isFactsOnly {
      // Distances that are both measured backwards have no minus.
      (terms, limit, sign) = (terms.map { -$0 }, -limit, -sign)
    }
    let printed = PrintedSum(terms.positiveFirst, comparedWith: limit)
    let hasBound = left.contains { parts[$0].relation != .equal }
    let bound = hasBound ? (sign > 0 ? "at least " : "at most ") : ""
    let excess = "\(printed.difference) too \(sign > 0 ? "much" : "little")"
    let isBound = hasBound || parts[right].relation != .equal
    // A sum that is too large had to be at most the other number.
    let sum = ConflictSum(
      left: printed.numbers,
      relation: isBound ? (sign > 0 ? .lessThanOrEqual : .greaterThanOrEqual) : .equal,
      right: printed.otherNumber)
    let (form, start, end): (ConflictForm, String, String)
    if isFactsOnly {
      form = .negative
      start = "no \(LayoutText.side(axis)) is negative"
      end = rightSide(parts[right], printed.other)
    } else if printed.terms.count > 1 {
      form = .sum
      start = "\(bound)\(printed.sum) = \(printed.total)"
      end = rightSide(parts[right], printed.other)
    } else {
      form = .others
      start = clause.list(left.map { parts[$0].requirement })
      end = contradiction(parts[right].requirement, of: left.map { parts[$0].requirement }, clause)
    }
    return Arithmetic(
      form: form, sentence: "\(start), but \(end): \(excess)", sum: sum,
      subject: ConflictSubject(self).words(left.map { parts[$0].requirement }, parts[right]))
  }

  /// The broken member, beside the one that it contradicts.
  private func contradiction(
    _ broken: LayoutRequirement, of others: [LayoutRequirement], _ clause: RequirementClause
  ) -> String {
    guard let item = broken.sizedItem(in: engine), others.count == 1,
      others[0].constraintID != nil, others[0].sizedItem(in: engine) == item,
      case .constraint(let id) = broken,
      let constraint = engine.constraint(id)
    else { return clause.words(broken) }
    let axis = constraint.first.comparedAttribute.axis
    return "also \(clause.length(constraint.constant, constraint.relation, axis))"
  }

  /// Returns the broken member with the number that it states.
  func rightSide(_ part: LayoutCertificate.Part, _ value: String) -> String {
    let bound = part.relation.bound
    if case .constraint(let id) = part.requirement, let constraint = engine.constraint(id),
      constraint.second != nil
    {
      return "\(text.equation(constraint)) asks for \(bound)\(value)"
    }
    return "\(text.subject(part.requirement, in: engine)) is to be \(bound)\(value)"
  }
}

extension [Double] {
  /// The numbers with a positive one first, since a sum that begins with a minus is hard to read.
  var positiveFirst: [Double] {
    guard let first = first(where: { $0 != 0 }), first < 0,
      let positive = firstIndex(where: { $0 > 0 })
    else { return self }
    var numbers = self
    numbers.insert(numbers.remove(at: positive), at: 0)
    return numbers
  }
}
