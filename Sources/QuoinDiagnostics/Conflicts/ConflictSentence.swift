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
  private func rightSide(_ part: LayoutCertificate.Part, _ value: String) -> String {
    let bound = part.relation.bound
    if case .constraint(let id) = part.requirement, let constraint = engine.constraint(id),
      constraint.second != nil
    {
      return "\(text.equation(constraint)) asks for \(bound)\(value)"
    }
    return "\(text.subject(part.requirement, in: engine)) is to be \(bound)\(value)"
  }

  // MARK: Centers

  /// The places between the edges of an item.
  private static let middles: [LayoutAttribute] = [
    .centerX, .centerY, .firstBaseline, .lastBaseline,
  ]

  /// A center or a baseline beside the edges of the same item: `a.left == root.left + 16 and
  /// a.right == root.right
  /// - 16 put a.centerX at 195, but a.centerX == root.centerX + 10 puts it at 205: 10 too little`.
  private var center: Arithmetic? {
    guard case .constraint(let id) = conflict.broken, let constraint = engine.constraint(id),
      constraint.relation == .equal
    else { return nil }
    let flipped = engine.comparisonOfPlacedOperand(id)
    let operand = flipped?.operand ?? constraint.first
    guard Self.middles.contains(operand.comparedAttribute) else { return nil }
    let own = engine.comparison(of: conflict.broken)
    let (found, wanted) = flipped.map { ($0.found, $0.wanted) } ?? (own.found, own.wanted)
    let others = conflict.members.filter { $0 != conflict.broken && !text.names.isFact($0) }
    guard others.count == 2,
      others.allSatisfy({ $0.constraintID.flatMap(engine.constraint)?.relation == .equal })
    else { return nil }
    let printed = PrintedSum([found], comparedWith: wanted)
    let subject = text.operand(operand)
    let clause = RequirementClause(engine: engine, text: text)
    let side = found > wanted ? "much" : "little"
    return Arithmetic(
      form: .share,
      sentence: "\(clause.list(others)) put \(subject) at \(printed.total), but "
        + "\(text.equation(constraint)) puts it at \(printed.other): \(printed.difference) too \(side)",
      sum: nil, subject: brokenSubject)
  }

  // MARK: Shares

  /// A part of a sum, compared with another sum: `half of 393 is 196.5, but a.width is to be 220`.
  /// Nil if that would explain nothing.
  private func share(_ parts: [LayoutCertificate.Part], _ ratio: Double) -> Arithmetic? {
    guard let broken = parts.first(where: { $0.requirement == conflict.broken }) else {
      return nil
    }
    let scale = abs(broken.multiple)
    let factor = scale == 1 ? ratio : 1 / ratio
    let isRight = { (part: LayoutCertificate.Part) in abs(part.multiple) == scale }
    let (left, right) = (parts.filter { !isRight($0) }, parts.filter(isRight))
    let named = right.filter { $0.constant != 0 }
    // A single part on the right side keeps its sign.
    var sign = (named.count == 1 ? named[0] : broken).multiple < 0 ? 1.0 : -1.0
    var leftTerms = left.map { sign * ($0.multiple < 0 ? -1 : 1) * $0.constant }
    if leftTerms.reduce(0, +) < 0 {
      // No reader adds up negative lengths.
      guard named.count != 1 else { return nil }
      (sign, leftTerms) = (-sign, leftTerms.map { -$0 })
    }
    let rightTerms = right.map { -sign * ($0.multiple < 0 ? -1 : 1) * $0.constant }.positiveFirst
    let base = PrintedSum(leftTerms.positiveFirst, comparedWith: 0)
    // A multiple of nothing, as between a center and two edges, explains nothing.
    guard !base.terms.isEmpty else { return nil }
    let limit = rightTerms.reduce(0, +)
    let compared = PrintedSum([leftTerms.reduce(0, +) * factor], comparedWith: limit)
    let printed = PrintedSum(rightTerms, comparedWith: 0)
    let others = named.count == 1 ? right.filter { $0.requirement != named[0].requirement } : right
    let isLeftBound = left.contains { $0.relation != .equal }
    let isRightBound = others.contains { $0.relation != .equal }
    let isBoundOfSum = !isLeftBound && isRightBound && named.count > 1
    let isBound = (isLeftBound || isRightBound) && !isBoundOfSum
    let bound = isBound ? (sign > 0 ? "at least " : "at most ") : ""
    let subject = base.terms.count > 1 ? "(\(base.sum))" : base.sum
    let end: String
    if named.count > 1, rightTerms.contains(where: { $0 < 0 }) {
      // No reader subtracts lengths: the share is added to them.
      let total = named.first { -sign * ($0.multiple < 0 ? -1 : 1) * $0.constant > 0 }
      guard let total, rightTerms.count(where: { $0 > 0 }) == 1 else { return nil }
      let bound = isLeftBound || isRightBound ? (sign > 0 ? "at least " : "at most ") : ""
      let terms = [leftTerms.reduce(0, +) * factor] + rightTerms.filter { $0 < 0 }.map { -$0 }
      let sum = PrintedSum(terms, comparedWith: abs(total.constant))
      let sentence =
        "\(Self.words(for: factor)) \(subject) is \(sum.terms.first ?? "0"), and \(bound)\(sum.sum) = "
        + "\(sum.total), but \(shareRightSide(total, sum.other)): \(sum.difference) too "
        + (sign > 0 ? "much" : "little")
      return Arithmetic(form: .share, sentence: sentence, sum: nil, subject: brokenSubject)
    }
    if let first = named.first, named.count == 1 {
      end = shareRightSide(first, compared.other)
    } else {
      let bound = isBoundOfSum ? (sign > 0 ? "at most " : "at least ") : ""
      guard !printed.terms.isEmpty else { return nil }
      end = "\(bound)\(printed.sum) = \(printed.total)"
    }
    let sentence =
      "\(Self.words(for: factor)) \(subject) is \(bound)\(compared.total), but \(end): "
      + "\(compared.difference) too \(sign > 0 ? "much" : "little")"
    return Arithmetic(form: .share, sentence: sentence, sum: nil, subject: brokenSubject)
  }

  private func shareRightSide(_ part: LayoutCertificate.Part, _ value: String) -> String {
    guard case .givenSize(let item, let axis) = part.requirement else {
      return rightSide(part, value)
    }
    // The view of a controller is as large as its window, whose name fewer readers know.
    let filling = conflict.members.compactMap(\.autoresizedItem).last { other in
      text.names.isGiven(other)
        && abs(engine.alignmentRect(of: other).length(axis) - part.constant) < 0.01
    }
    let direction = axis == .horizontal ? "wide" : "high"
    return "\(text.names.item(filling ?? item)) is \(value) \(direction)"
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
    let others = conflict.members.filter { $0 != conflict.broken && !text.names.isFact($0) }
    let clause = RequirementClause(engine: engine, text: text)
    let makers =
      switch others.count {
      case 0: "the given sizes make"
      case 1: "\(clause.list(others)) makes"
      case 2: "\(clause.list(others)) make"
      default: "the other \(others.count) make"
      }
    let sentence =
      ratio.map { "\(makers) \($0)" }
      ?? "\(makers) \(value.subject) \(value.found), but it is to be \(value.wanted)"
    return Arithmetic(form: .value, sentence: sentence, sum: nil, subject: brokenSubject)
  }

  /// A ratio of the lengths of one item beside both lengths, such as `photo 393 wide and 200 high,
  /// but photo.width == photo.height`; nil for another broken member.
  private var ratio: String? {
    guard case .constraint(let id) = conflict.broken, let constraint = engine.constraint(id),
      case .attribute(let item, let first) = constraint.first,
      case .attribute(item, let second)? = constraint.second,
      Set([first, second]) == [.width, .height]
    else { return nil }
    let rect = engine.alignmentRect(of: item)
    return "\(text.names.item(item)) \(PrintedSum.number(rect.width)) wide and "
      + "\(PrintedSum.number(rect.height)) high, but \(text.equation(constraint))"
  }

  /// The requested value of the broken member, and the contradiction.
  private var brokenSubject: String {
    let value = BrokenValue(conflict.broken, engine, text)
    return "\(value.subject) cannot be \(value.wanted)"
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
