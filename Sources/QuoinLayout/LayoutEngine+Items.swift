// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

extension LayoutEngine {
  /// Adds an item.
  ///
  /// - Throws: ``LayoutError/unknownItem(_:)`` or ``LayoutError/guideAsParent(_:)`` for the parent,
  ///   ``LayoutError/nonFiniteGeometry``, ``LayoutError/geometryOutOfRange``,
  ///   ``LayoutError/priorityOutOfRange(_:)``.
  public mutating func addItem(_ item: LayoutItem) throws(LayoutError) -> ItemID {
    try item.validate()
    _ = try model.tree.parentSlot(of: item)
    let slot = model.tree.insert(item)
    model.insets.note(item, at: slot)
    placements.forget(slot)
    toldInsets.note(slot)
    newSlots.append(slot)
    isOtherTree = true
    // Rows of items come before those of constraints. Where the order of additions has a say, all are
    // made anew.
    if changesInPlace, !lowered.dependsOnOrder || !item.hasRows {
      lowered.addItem(slot, model)
      require(.solution)
    } else {
      require(.rows)
    }
    #if QUOIN_INVARIANTS
    checkEdit(ofItem: slot)
    #endif
    return model.tree.id(slot)
  }

  /// Removes an item with its descendants, guides and all constraints that mention one of these.
  ///
  /// - Throws: ``LayoutError/unknownItem(_:)``.
  public mutating func removeItem(_ id: ItemID) throws(LayoutError) {
    let slot = try model.tree.knownSlot(id)
    let leaving = model.tree.subtree(of: slot)
    let constraints = model.constraints.removeAll(about: leaving, isInsideKept: false)
    if changesInPlace {
      for constraint in constraints { lowered.removeConstraint(constraint) }
      lowered.removeItems(leaving)
      require(.solution)
    } else {
      require(.rows)
    }
    for slot in model.tree.removeSubtree(slot) {
      model.insets.forget(model.tree[slot].item)
      placements.forget(slot)
    }
    isOtherTree = true
    #if QUOIN_INVARIANTS
    checkRemoval(ofItems: leaving)
    #endif
  }

  /// What the engine knows about an item, nil when it was removed.
  public func item(_ id: ItemID) -> LayoutItem? {
    model.tree.slot(id).map { model.tree[$0].item }
  }

  // These only read. They are mutating so that who keeps an engine in an object does not copy it for
  // a question.

  /// The parent of an item, nil for a root and for an item that was removed.
  package mutating func parent(of id: ItemID) -> ItemID? {
    model.tree.slot(id).flatMap { model.tree[$0].item.parent }
  }

  /// Whether an item has a size that is given from outside.
  package mutating func hasGivenSize(_ id: ItemID) -> Bool {
    model.tree.slot(id).map { model.tree[$0].item.givenSize != nil } ?? false
  }

  /// Changes what the engine knows about an item.
  ///
  /// With another parent, the constraints between the item or something in it and something outside
  /// are removed, as when it is removed and added again. Constraints inside of it stay.
  /// - Throws: as ``addItem(_:)``, and ``LayoutError/unknownItem(_:)`` or
  ///   ``LayoutError/cyclicParent(_:)``.
  public mutating func updateItem(_ id: ItemID, to item: LayoutItem) throws(LayoutError) {
    let slot = try model.tree.knownSlot(id)
    try item.validate()
    let parent = try model.tree.parentSlot(of: item)
    if parent == slot || (parent >= 0 && model.tree.isDescendant(parent, of: slot)) {
      throw .cyclicParent(id)
    }
    guard item.kind == .view || model.tree[slot].firstChild < 0 else { throw .guideAsParent(id) }
    let change = item.change(from: model.tree[slot].item)
    model.insets.note(item, insteadOf: model.tree[slot].item)
    toldInsets.note(slot)
    if parent != model.tree[slot].parent {
      move(slot, to: parent)
      isOtherTree = true
    }
    model.tree.setItem(slot, to: item)
    switch change {
    case .nothing: break
    case .insets: require(.solution)
    case .ownConstants:
      if needs < .constants { lowered.refreshItem(slot, model) }
      require(.solution)
    case .constants: require(.constants)
    case .rows: require(.rows)
    }
    #if QUOIN_INVARIANTS
    checkEdit(ofItem: slot)
    #endif
  }

  private mutating func move(_ slot: Int32, to parent: Int32) {
    _ = model.constraints.removeAll(about: model.tree.subtree(of: slot), isInsideKept: true)
    model.tree.move(slot, to: parent)
  }
}
