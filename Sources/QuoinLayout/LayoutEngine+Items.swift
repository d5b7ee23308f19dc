// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

extension LayoutEngine {
  /// Adds an item as the last child of its parent, or as a root.
  ///
  /// - Parameter item: the item, whose parent has to be a view of this engine.
  /// - Returns: the name of the item in this engine.
  /// - Throws: ``LayoutError/unknownItem(_:)`` or ``LayoutError/guideAsParent(_:)`` for the parent,
  ///   ``LayoutError/nonFiniteGeometry``, ``LayoutError/geometryOutOfRange``,
  ///   ``LayoutError/priorityOutOfRange(_:)``.
  public mutating func addItem(_ item: LayoutItem) throws(LayoutError) -> ItemID {
    try item.validate()
    _ = try model.tree.parentSlot(of: item)
    let slot = model.tree.insert(item)
    model.insets.didAdd(item, at: slot)
    placements.invalidate(slot)
    reportedInsets.invalidate(slot)
    newSlots.append(slot)
    isOtherTree = true
    if changesInPlace {
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

  /// The number of items.
  package var itemCount: Int { model.tree.table.count }

  /// The number of constraints.
  package var constraintCount: Int { model.constraints.count }

  /// Replaces the order in which items and constraints were added, on which conflicts and ambiguous
  /// coordinates depend. Later additions come last.
  ///
  /// - Parameters:
  ///   - items: the slots of all items; nil where their order stays.
  ///   - constraints: the slots of all constraints, in the order of activation.
  package mutating func setOrder(items: [Int32]?, constraints: [Int32]) {
    if let items { model.tree.setOrder(items) }
    model.constraints.setOrder(constraints)
    guard needs < .rows else { return }
    if lowered.dependsOnOrder { require(.solution) }
    lowered.restoreOrder(model)
  }

  /// Removes an item with its descendants, guides and all constraints that name one of these.
  ///
  /// - Throws: ``LayoutError/unknownItem(_:)``.
  public mutating func removeItem(_ id: ItemID) throws(LayoutError) {
    let slot = try model.tree.knownSlot(id)
    let items = model.tree.subtree(of: slot)
    let constraints = model.constraints.removeAll(about: items, keepsInner: false)
    if changesInPlace {
      for constraint in constraints { lowered.removeConstraint(constraint) }
      lowered.removeItems(items)
      require(.solution)
    } else {
      require(.rows)
    }
    for slot in model.tree.removeSubtree(slot) {
      model.insets.didRemove(model.tree[slot].item)
      placements.forget(slot)
    }
    isOtherTree = true
    #if QUOIN_INVARIANTS
    checkRemoval(ofItems: items)
    #endif
  }

  /// Returns the item in a slot that has one.
  package func itemID(at slot: Int32) -> ItemID { model.tree.id(slot) }

  /// Returns the current properties of an item, nil when it was removed.
  public func item(_ id: ItemID) -> LayoutItem? {
    model.tree.slot(id).map { model.tree[$0].item }
  }

  /// Replaces the properties of an item.
  ///
  /// With another parent, the constraints between the item or one of its descendants and any other
  /// item are removed, as when the item is removed and added again. Constraints inside the item
  /// stay.
  /// - Parameters:
  ///   - id: the item.
  ///   - item: its new properties.
  /// - Throws: as ``addItem(_:)``, and ``LayoutError/unknownItem(_:)``,
  ///   ``LayoutError/cyclicParent(_:)``, or ``LayoutError/guideWithoutOwner(_:)`` for a guide that
  ///   has constraints and would become a root.
  /// - Complexity: as a change of the properties that differ; see ``layout()``.
  public mutating func updateItem(_ id: ItemID, to item: LayoutItem) throws(LayoutError) {
    let slot = try model.tree.knownSlot(id)
    try item.validate()
    let parent = try model.tree.parentSlot(of: item)
    if parent == slot || (parent >= 0 && model.tree.isDescendant(parent, of: slot)) {
      throw .cyclicParent(id)
    }
    guard item.kind == .view || model.tree[slot].firstChild < 0 else { throw .guideAsParent(id) }
    guard item.kind == .view || parent >= 0 || !hasConstraintsOfItsOwn(slot) else {
      throw .guideWithoutOwner(id)
    }
    let old = model.tree[slot].item
    let change = ItemChange(from: old, to: item)
    model.insets.didReplace(old, by: item)
    reportedInsets.invalidate(slot)
    if parent != model.tree[slot].parent {
      move(slot, to: parent)
      isOtherTree = true
    }
    model.tree.setItem(slot, to: item)
    if item.kind != old.kind || item.parent != old.parent {
      isOtherTree = true
      updateOwners(ofConstraintsAbout: slot)
    }
    switch change {
    case .nothing: break
    case .insets: require(.solution)
    case .ownConstants:
      if needs < .constants { lowered.refreshItem(slot, model) }
      require(.solution)
    case .innerConstants:
      if needs < .constants {
        lowered.refreshItem(slot, model)
        lowered.refreshConstraints(through: slot, model)
      }
      require(.solution)
    case .constants: require(.constants)
    case .rows: require(.rows)
    }
    #if QUOIN_INVARIANTS
    checkEdit(ofItem: slot)
    #endif
  }

  private mutating func move(_ slot: Int32, to parent: Int32) {
    _ = model.constraints.removeAll(about: model.tree.subtree(of: slot), keepsInner: true)
    model.tree.move(slot, to: parent)
    placements.invalidate(slot)
  }

  /// Removes all items but some, and the constraints that name one of them.
  /// - Parameter isKept: by slot. The parents of kept items are kept.
  package mutating func removeItems(except isKept: [Bool]) {
    require(.rows)
    isOtherTree = true
    model.constraints.removeAll(naming: { !isKept[Int($0)] })
    for slot in model.tree.parentsFirst() where !isKept[Int(slot)] && model.tree.table.isLive(slot)
    {
      for removed in model.tree.removeSubtree(slot) {
        model.insets.didRemove(model.tree[removed].item)
        placements.forget(removed)
      }
    }
  }

  /// Whether constraints name an item without descendants and no other item.
  private mutating func hasConstraintsOfItsOwn(_ slot: Int32) -> Bool {
    model.constraints.slots(about: slot).contains {
      !model.constraints[$0].containsItem { $0 != slot }
    }
  }

  /// A view owns its constraints; a guide's are owned by its parent.
  private mutating func updateOwners(ofConstraintsAbout slot: Int32) {
    for constraint in model.constraints.slots(about: slot) {
      let owner = model.owner(of: model.constraints[constraint])
      model.constraints.setOwner(of: constraint, to: owner)
    }
  }
}
