// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout

/// A sum along an axis that is compared with the length of the container, such as
/// `10 + 44 + 8 + 44 + 10 = 116, but card is to be 80 high: 36 too much`.
struct ContainerSum {
  private let parts: [LayoutCertificate.Part]
  private let axis: LayoutAxis
  private let container: ContainerLength
  private let sentence: ConflictSentence
  /// The indices of the parts that are added up.
  private let left: [Int]
  private let terms: [Double]
  private let limit: Double
  /// The name of the container, or of its guide to which alone the members are attached.
  private let name: String

  init(
    _ parts: [LayoutCertificate.Part], _ axis: LayoutAxis, _ container: ContainerLength,
    _ sentence: ConflictSentence
  ) {
    self.parts = parts
    self.axis = axis
    self.container = container
    self.sentence = sentence
    left = parts.indices.filter { !container.parts.contains($0) }
    let sign = container.sign
    var terms = left.map { sign * parts[$0].amount }
    var limit = container.length
    var item = container.item
    if container.isFact, let guide = RootGuide(parts, container, sentence.engine) {
      // The insets of the guide are a part of its length, not of the terms.
      for (index, part) in left.enumerated() {
        let inset = sign * parts[part].multiple * guide.inset(of: parts[part])
        terms[index] -= inset
        limit -= inset
      }
      item = guide.item
    }
    let own = sentence.text.names.item(item)
    name = own == ShortNames.safeArea ? "the \(own)" : own
    self.terms = terms
    self.limit = limit
  }

  var arithmetic: ConflictSentence.Arithmetic {
    // A negative length is beside the length of the container, not inside it.
    let opposite = left.indices.filter {
      terms[$0] < 0 && parts[left[$0]].requirement.sizedItem(in: sentence.engine) != nil
    }
    guard opposite.isEmpty else { return twoSums(opposite) }
    let printed = PrintedSum(terms.positiveFirst, comparedWith: limit)
    let isFactsOnly = left.allSatisfy { parts[$0].requirement.isFact }
    let requirements = left.map { parts[$0].requirement }
    let form: ConflictForm
    let start: String
    if !isTooMuch, let inverted = InvertedItem(requirements, axis, sentence) {
      return inverted.arithmetic(printed.difference, sum: sum(printed))
    }
    if isFactsOnly, printed.terms.count < 2 {
      form = .negative
      start = "no \(LayoutText.side(axis)) is negative"
    } else if printed.terms.count > 1 {
      form = .sum
      start = "\(bound)\(printed.sum) = \(printed.total)"
    } else if left.count == 1 {
      form = .size
      let subject = sentence.text.subject(requirements[0], in: sentence.engine)
      start = "\(subject) is to be \(bound)\(printed.total)"
    } else if let tied = tiedToBothEdges {
      let clause = RequirementClause(engine: sentence.engine, text: sentence.text)
      // The clause about a constraint begins with the view, that about a content with the content.
      var isTied = "is tied"
      if case .constraint = tied.requirement {
      } else {
        isTied = "\(sentence.text.names.item(tied.item)) is tied"
      }
      return ConflictSentence.Arithmetic(
        form: .size,
        sentence:
          "\(clause.words(tied.requirement)), but \(isTied) to both edges of \(name), which "
          + "\(length(printed.other)): \(excess(printed))",
        sum: sum(printed), subject: subject)
    } else if left.count > Self.mostClauses, printed.terms.count == 1 {
      form = .constraints
      start = "\(bound)\(printed.total)"
    } else {
      form = .constraints
      start = RequirementClause(engine: sentence.engine, text: sentence.text).list(requirements)
    }
    return ConflictSentence.Arithmetic(
      form: form, sentence: "\(start), but \(end(printed.other)): \(excess(printed))",
      sum: sum(printed), subject: subject)
  }

  private var isTooMuch: Bool { container.sign > 0 }

  private var hasBound: Bool { left.contains { parts[$0].relation != .equal } }

  private var bound: String { hasBound ? (isTooMuch ? "at least " : "at most ") : "" }

  private func excess(_ printed: PrintedSum) -> String {
    "\(printed.difference) too \(isTooMuch ? "much" : "little")"
  }

  private func end(_ value: String) -> String { "\(name) \(length(value))" }

  /// The length of the container as a predicate, such as `is 320 wide`.
  private func length(_ value: String) -> String {
    let direction = axis == .horizontal ? "wide" : "high"
    if container.isFact { return "is \(value) \(direction)" }
    let relation = container.parts.first.map { parts[$0].relation } ?? .equal
    return "is to be \(relation.bound)\(value) \(direction)"
  }

  /// The only length, and its item, between two edges without a distance.
  private var tiedToBothEdges: (requirement: LayoutRequirement, item: ItemID)? {
    let sized = left.indices.filter { terms[$0] != 0 }
    guard sized.count == 1, left.count == 3,
      let item = parts[left[sized[0]]].requirement.sizedItem(in: sentence.engine)
    else { return nil }
    return (parts[left[sized[0]]].requirement, item)
  }

  private func sum(_ printed: PrintedSum) -> ConflictSum {
    let isBound = hasBound || container.parts.contains { parts[$0].relation != .equal }
    // A sum that is too large had to be at most the other number.
    return ConflictSum(
      left: printed.numbers,
      relation: isBound ? (isTooMuch ? .lessThanOrEqual : .greaterThanOrEqual) : .equal,
      right: printed.otherNumber)
  }

  /// Lengths on two ways between the same places, each added up.
  private func twoSums(_ opposite: [Int]) -> ConflictSentence.Arithmetic {
    let others = terms.indices.filter { terms[$0] < 0 }
    let first = terms.indices.filter { terms[$0] > 0 }.map { terms[$0] }
    let second = [limit] + others.map { -terms[$0] }
    let printed = PrintedSum(first, comparedWith: second.reduce(0, +))
    let right = PrintedSum(second, comparedWith: 0)
    let items = opposite.compactMap {
      parts[left[$0]].requirement.sizedItem(in: sentence.engine)
    }
    let names = [name] + items.map(sentence.text.names.item)
    return ConflictSentence.Arithmetic(
      form: .sum,
      sentence: "\(bound)\(printed.sum) = \(printed.total), but \(right.sum) = \(right.total) for "
        + "\(names.joined(separator: " and ")): \(excess(printed))",
      sum: sum(printed), subject: subject)
  }

  // MARK: Contradiction

  /// The contradiction, such as `title cannot be 400 wide between 16 and 16`.
  private var subject: String {
    let engine = sentence.engine
    let direction = axis == .horizontal ? "wide" : "high"
    let sized = left.indices.filter { parts[left[$0]].requirement.sizedItem(in: engine) != nil }
    let gaps = left.indices.filter { parts[left[$0]].requirement.sizedItem(in: engine) == nil }
    if sized.count == 1, let item = parts[left[sized[0]]].requirement.sizedItem(in: engine) {
      let name = sentence.text.names.item(item)
      let part = parts[left[sized[0]]]
      let length = "\(part.relation.bound)\(PrintedSum.number(terms[sized[0]])) \(direction)"
      if item == container.item { return "\(name) cannot be \(length)" }
      if tiedToBothEdges?.item == item {
        return "\(name) cannot be \(length) between both edges of \(self.name)"
      }
      if gaps.count == 2 {
        let distances = gaps.map { PrintedSum.number(terms[$0]) }.joined(separator: " and ")
        return "\(name) cannot be \(length) between \(distances)"
      }
    }
    let verb = isTooMuch ? "fit into" : "fill"
    let names = contained.map(sentence.text.names.item)
    guard !names.isEmpty else {
      return "\(name) cannot be \(PrintedSum.number(limit)) \(direction)"
    }
    let shown = names.inSentence(most: Self.mostNames)
    return "\(shown) \(names.count == 1 ? "does" : "do") not \(verb) \(name)"
  }

  /// The views that are added up, in the order of the sum.
  private var contained: [ItemID] {
    let engine = sentence.engine
    let containers = Set(container.parts.flatMap { parts[$0].requirement.items(in: engine) })
    var seen = containers.union([container.item])
    return left.flatMap { parts[$0].requirement.items(in: engine) }.filter { item in
      engine.item(item)?.kind == .view && !engine.isItem(container.item, inside: item)
        && seen.insert(item).inserted
    }
  }

  /// The number of members that a sentence lists in place of their only length.
  private static let mostClauses = 2

  /// The number of names in a list.
  private static let mostNames = 3
}
