// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout

extension ConflictSentence {
  /// A part of a sum, compared with another sum: `half of 393 is 196.5, but a.width is to be 220`.
  /// Nil if that would explain nothing.
  func share(_ parts: [LayoutCertificate.Part], _ ratio: Double) -> Arithmetic? {
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
}
