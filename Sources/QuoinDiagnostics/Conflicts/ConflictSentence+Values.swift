// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout

extension ConflictSentence {
  /// The places between the edges of an item.
  private static let middles: [LayoutAttribute] = [
    .centerX, .centerY, .firstBaseline, .lastBaseline,
  ]

  /// A center or a baseline beside the edges of the same item: `a.left == root.left + 16 and
  /// a.right == root.right
  /// - 16 put a.centerX at 195, but a.centerX == root.centerX + 10 puts it at 205: 10 too little`.
  var center: Arithmetic? {
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

  var value: Arithmetic {
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
  var brokenSubject: String {
    let value = BrokenValue(conflict.broken, engine, text)
    return "\(value.subject) cannot be \(value.wanted)"
  }
}
