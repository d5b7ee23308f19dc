// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout
import QuoinSolver

extension BindingRows {
  /// The unknown of a column as a number of an item.
  func number(_ column: Int, _ model: LayoutModel) -> LayoutDerivation.Number {
    let coordinate = coordinate(column)
    let quantity: LayoutDerivation.Number.Quantity =
      switch coordinate.coordinate {
      case .x: .attribute(.left)
      case .y: .attribute(.top)
      case .width: .attribute(.width)
      case .height: .attribute(.height)
      case .contentWidth: .contentSize(.horizontal)
      case .contentHeight: .contentSize(.vertical)
      }
    return LayoutDerivation.Number(
      item: model.tree.id(coordinate.slot), quantity: quantity, value: value(column))
  }

  /// The strongest requirement that is missed and shares an unknown with a row.
  func requirement(violatedAlong row: BindingRow) -> LayoutRequirement? {
    let columns = Set(row.terms.map(\.column))
    let candidates = violated.filter { candidate in
      candidate.row.terms.contains { columns.contains(Int($0.variable.index)) }
    }
    return candidates.max { $0.row.priority < $1.row.priority }?.requirement
  }
}
