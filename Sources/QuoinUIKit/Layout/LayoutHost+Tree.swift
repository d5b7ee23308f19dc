// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout

// The cost of adding or removing views and guides depends on these, not on their surroundings.

extension LayoutHost {
  /// Removes a view with its descendants. The engine removes them in the next pass.
  func remove(_ view: UIView) {
    // A view without item was added after the last pass, or has a host of its own.
    guard !edits.needsRebuild, let item = item(of: view.handle) else { return }
    edits.removedItems.append(item)
    removeContents(of: view)
  }

  /// Removes the data of texts and scroll views that were removed, once for all of them.
  func forgetRemovedItems() {
    guard !edits.removedItems.isEmpty else { return }
    texts = texts.filter { isCurrent($0.key) }
    unsettledTextSlots = unsettledTextSlots.filter { texts[$0] != nil }
    scrollItems.removeAll { !isCurrent($0) }
  }

  /// Returns whether the view or guide of an entry still refers to it.
  private func isCurrent(_ index: Int32) -> Bool {
    item(of: handles[Int(index)])?.index == index
  }

  /// Subviews changed their order, which matters only where the result depends on the order of
  /// additions.
  func itemOrderDidChange() {
    additionOrder.didInsert()
    if dependsOnOrder { edits.needsRebuild = true }
  }

  /// Removes a guide. The engine removes it in the next pass.
  func remove(_ guide: UILayoutGuide) {
    guard !edits.needsRebuild, let item = item(of: guide.handle) else { return }
    edits.removedItems.append(item)
    guide.handle.slot = EngineSlot()
  }

  /// Invalidates the slots of a view's contents, and removes the constraints that they own. The
  /// engine need not look for them then.
  private func removeContents(of view: UIView) {
    view.walk { view in
      view.handle.slot = EngineSlot()
      guard !view.layoutState.isSeparateRoot else { return false }
      for constraint in view.constraintList.all {
        guard let id = id(of: constraint) else { continue }
        constraint.layoutID = .none
        setConstraintObject(nil, at: id)
        edits.removedConstraints.append(id)
      }
      for guide in view.guideList { guide.handle.slot = EngineSlot() }
      return true
    }
  }

  /// Describes the views and guides that were added to the engine.
  /// - Returns: false when everything has to be described from scratch.
  func addNewItems() -> Bool {
    guard !edits.addedItems.isEmpty else { return true }
    let added = edits.addedItems
    edits.addedItems = []
    let nothing = LayoutMentions([])
    var constraints: [NSLayoutConstraint] = []
    for handle in added where item(of: handle) == nil {
      if let guide = handle.guide {
        guard guide.isPartOfLayout, let owner = guide.owner, let parent = item(of: owner.handle)
        else { continue }
        if guide.kind == .guide, !owner.children.isEmpty { additionOrder.didInsert() }
        addItem(guide, parent: parent, for: nothing)
      } else if let view = handle.view {
        guard let outer = view.parent, let parent = item(of: outer.handle) else { continue }
        if additionOrder.isKept, !isLastItem(view) { additionOrder.didInsert() }
        addItems(view, for: nothing, parent: parent)
        collect(view, into: &constraints)
      }
    }
    edits.addedConstraints = constraints + edits.addedConstraints
    return true
  }

  /// Sorts the items and constraints of the systems into the order in which all would be described
  /// from scratch, so that changes that were applied one by one do not have other results.
  func restoreOrder() {
    guard let root, !isFitting else { return }
    var items: [ItemID] = []
    root.walk { view in
      guard let id = item(of: view.handle) else { return false }
      items.append(id)
      guard !view.layoutState.isSeparateRoot || view.handle === rootHandle else { return false }
      items += view.guideList.compactMap { item(of: $0.handle) }
      return true
    }
    let constraints = activeConstraints(below: root)
    let ids = constraints.compactMap { id(of: $0) }
    // A program that was called meanwhile may have removed some.
    guard items.count == engine.itemCount, ids.count == engine.constraintCount else {
      return rebuild()
    }
    engine.setOrder(items: items, constraints: ids)
    if hasFirstSystem { firstSystem.setOrder(items: items, constraints: ids) }
    additionOrder = AdditionOrder(constraints)
  }

  /// Returns whether a view is the last one in the order in which items are described.
  private func isLastItem(_ view: UIView) -> Bool {
    var view = view
    while view.handle !== rootHandle, let parent = view.parent {
      for sibling in parent.children.reversed() {
        if sibling === view { break }
        if item(of: sibling.handle) != nil { return false }
      }
      view = parent
    }
    return true
  }
}
