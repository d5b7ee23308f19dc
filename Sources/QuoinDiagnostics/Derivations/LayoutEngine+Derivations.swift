// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import QuoinLayout
import QuoinSolver

extension LayoutEngine {
  /// Derives a number of an item, as of the last `layout()`, from the requirements that
  /// determine it.
  ///
  /// - Parameters:
  ///   - attribute: an attribute of the alignment rectangle, in the coordinates of the parent (of a
  ///     guide's owner). Leading and trailing follow the direction of the parent.
  ///   - item: the item.
  /// - Returns: the derivation; nil when the item was removed or is newer than the last layout, or
  ///   for `notAnAttribute`.
  /// - Complexity: the number of all terms, and an elimination of the rows that are connected to
  ///   the number.
  public func derivation(
    of attribute: LayoutAttribute, in item: ItemID
  ) -> LayoutDerivation? {
    derivation(of: attribute, in: item, without: [])
  }

  /// Derives a number from the requirements that determine it, apart from some.
  func derivation(
    of attribute: LayoutAttribute, in item: ItemID, without excluded: Set<LayoutRequirement>
  ) -> LayoutDerivation? {
    guard attribute != .notAnAttribute, isLaidOut, let slot = model.tree.slot(item),
      !newSlots.contains(slot)
    else { return nil }
    let parent = model.tree[slot].parent
    let record = ConstraintRecord(
      LayoutConstraint(.attribute(item, attribute), .equal), owner: parent >= 0 ? parent : slot)
    var system = lowered
    var row = LoweredRow()
    row.start(.equal, 0, breaking: .ordinary)
    system.append(record.first, times: 1, of: record, model, to: &row)
    let value = system.solvedExcess(of: row)
    let target = system.bindingRow(row, nil, model)
    var builder = DerivationBuilder(self, without: excluded)
    let nodes = builder.nodes(
      of: target,
      LayoutDerivation.Number(item: item, quantity: .attribute(attribute), value: value))
    let columns = Set(target.terms.map(\.column))
    let violated = builder.rows.violated.filter { candidate in
      candidate.row.terms.contains { columns.contains(Int($0.variable.index)) }
    }
    let missed = violated.sorted { $0.row.priority > $1.row.priority }.map(\.requirement)
    let broken = conflicts.map(\.broken).filter { requirement in
      system.lower(requirement, model, into: &row)
      return row.terms.contains { columns.contains(Int($0.variable.index)) }
    }
    return LayoutDerivation(nodes: nodes, violated: broken + missed)
  }
}
