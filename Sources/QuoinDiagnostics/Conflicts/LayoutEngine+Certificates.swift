// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import QuoinLayout
import QuoinSolver

extension LayoutEngine {
  /// Finds the multiples by which the members of a conflict contradict each other.
  ///
  /// - Parameter conflict: a conflict of the last `layout()`, or a set of one of its groups.
  /// - Returns: nil when members were removed since, or when rounding decides the conflict.
  /// - Complexity: elimination of a sparse matrix; for chains O(*n* log *n*) for *n* members.
  public func certificate(of conflict: LayoutConflict) -> LayoutCertificate? {
    guard !conflict.members.isEmpty, conflict.members.allSatisfy(isCurrent) else { return nil }
    var system = lowered
    var row = LoweredRow()
    var rows: [LoweredRow] = []
    for member in conflict.members {
      system.lower(member, model, into: &row)
      rows.append(row)
    }
    guard var multiples = Self.contradiction(of: rows) else { return nil }
    guard let smallest = multiples.map(abs).min(), smallest > 0 else { return nil }
    var gap = 0.0
    for index in rows.indices {
      multiples[index] /= smallest
      gap += multiples[index] * rows[index].constant
    }
    if gap < 0 {
      gap = -gap
      for index in multiples.indices { multiples[index] = -multiples[index] }
    }
    guard gap > 0 else { return nil }
    let parts = rows.indices.map { index in
      LayoutCertificate.Part(
        requirement: conflict.members[index], multiple: multiples[index].nearWhole,
        relation: rows[index].relation, constant: rows[index].constant)
    }
    let hasSigns = parts.allSatisfy { part in
      switch part.relation {
      case .equal: true
      case .greaterThanOrEqual: part.multiple > 0
      case .lessThanOrEqual: part.multiple < 0
      }
    }
    return hasSigns ? LayoutCertificate(parts: parts, gap: gap) : nil
  }

  /// The multiples by which the left sides of some rows add up to 0, where they are unique up to a
  /// factor: the last row by the others, which have to be independent.
  private static func contradiction(of rows: [LoweredRow]) -> [Double]? {
    let terms = rows.map { row in
      row.terms.map {
        BindingRow.Term(column: Int($0.variable.index), coefficient: $0.coefficient)
      }
    }
    var occurrences: [Int: Int] = [:]
    for term in terms.joined() { occurrences[term.column, default: 0] += 1 }
    var elimination = RowElimination()
    for row in terms.dropLast() {
      guard elimination.add(row, occurrences: { occurrences[$0] ?? 0 }) else { return nil }
    }
    guard let last = terms.last, let factors = elimination.multiples(of: last) else { return nil }
    var multiples = Array(repeating: 0.0, count: rows.count)
    for factor in factors { multiples[factor.row] = factor.multiple }
    multiples[rows.count - 1] = -1
    return multiples
  }

  /// Whether the items and the constraint of a requirement exist.
  private func isCurrent(_ requirement: LayoutRequirement) -> Bool {
    switch requirement {
    case .constraint(let id): model.constraints.contains(id)
    case .givenSize(let item, _), .nonNegativeSize(let item, _),
      .nonNegativeContentSize(let item, _):
      model.tree.slot(item) != nil
    case .autoresizingPosition(let item, _), .autoresizingSize(let item, _):
      model.tree.slot(item) != nil && self.item(item)?.autoresizing != nil
    case .hugging(let item, let axis), .compressionResistance(let item, let axis):
      self.item(item)?.content(axis) != nil
    }
  }
}

extension Double {
  /// The nearest whole number when it differs by rounding errors only.
  fileprivate var nearWhole: Double {
    let whole = rounded()
    return abs(self - whole) <= 1e-9 * max(1, abs(self)) ? whole : self
  }
}
