// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if QUOIN_INVARIANTS

extension LoweredSystem {
  /// Checks that a constraint has a row that was created from it.
  func checkRow(ofConstraint slot: Int32) {
    guard let row = rows.row(ofConstraint: slot) else {
      preconditionFailure("constraint \(slot) has no row")
    }
    let source = rows.source(of: row)
    precondition(
      source.kind == .constraint && source.slot == slot,
      "the row of constraint \(slot) comes from \(source.kind) \(source.slot)")
  }

  /// Checks that an item has the rows and variables that follow from it.
  func checkRows(ofItem slot: Int32, _ model: LayoutModel) {
    let item = model.tree[slot].item
    var expected: [RowSource.Kind] = []
    if item.autoresizing != nil, item.kind == .view, model.tree[slot].parent >= 0 {
      expected += [
        .autoresizingPosition, .autoresizingSize, .autoresizingPosition, .autoresizingSize,
      ]
    }
    for axis in LayoutAxis.allCases {
      guard let content = item.content(axis) else { continue }
      if content.hugging > 0 { expected.append(.hugging) }
      if content.compressionResistance > 0 { expected.append(.compressionResistance) }
    }
    let found = rows.rows(ofItem: slot).map { row in
      let source = rows.source(of: row)
      precondition(source.slot == slot, "a row of item \(slot) comes from item \(source.slot)")
      return source.kind
    }
    precondition(found == expected, "item \(slot) has the rows \(found), not \(expected)")
    checkVariables(ofItem: slot, model)
  }

  private func checkVariables(ofItem slot: Int32, _ model: LayoutModel) {
    let ownsSize = model.tree[slot].item.kind.ownsPosition
    let ownsOrigin = ownsSize && model.tree[slot].parent >= 0
    let isOwned: [(LayoutAmbiguity.Coordinate, Bool)] = [
      (.x, ownsOrigin), (.y, ownsOrigin), (.width, ownsSize), (.height, ownsSize),
    ]
    for (coordinate, isOwned) in isOwned {
      precondition(
        (variable(slot, coordinate) != nil) == isOwned,
        "item \(slot) has \(isOwned ? "no" : "a") variable for its \(coordinate)")
    }
    for coordinate in LayoutAmbiguity.Coordinate.allCases {
      guard let variable = variable(slot, coordinate) else { continue }
      precondition(
        variables.coordinate(of: variable)?.slot == slot
          && variables.coordinate(of: variable)?.coordinate == coordinate,
        "the variable for the \(coordinate) of item \(slot) belongs to another coordinate")
    }
  }

  /// Checks that the constraints that read insets are those whose rows do.
  func checkInsetReaders(_ model: LayoutModel) {
    let readers = Set(insetReaders.filter(model.constraints.contains).map(\.index))
    // Lowering may add variables, which must not remain.
    var system = self
    var row = LoweredRow()
    model.forEachConstraint { slot in
      system.lower(model.constraints[slot], model, into: &row)
      precondition(
        row.readsInsets == readers.contains(slot),
        "constraint \(slot) \(row.readsInsets ? "reads" : "does not read") insets")
    }
  }
}

#endif
