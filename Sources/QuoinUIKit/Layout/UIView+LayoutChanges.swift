// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

extension UIView {
  /// Called when the host has to describe the layout to the engine from scratch.
  func layoutStructureDidChange() {
    changeStructure { $0.edits.needsRebuild = true }
  }

  /// Records that a subview was added.
  func subviewDidJoin(_ view: UIView) {
    changeStructure { $0.edits.addedItems.append(view.handle) }
    view.announceWork(view.pending)
  }

  /// Records that a subview is about to be removed.
  func subviewWillLeave(_ view: UIView) {
    changeStructure { $0.remove(view) }
  }

  /// Records that subviews changed their order.
  func subviewOrderDidChange() {
    changeStructure { $0.itemOrderDidChange() }
  }

  /// Records that a guide was added.
  func guideDidJoin(_ guide: UILayoutGuide) {
    changeStructure { $0.edits.addedItems.append(guide.handle) }
  }

  /// Records that a guide is about to be removed.
  func guideWillLeave(_ guide: UILayoutGuide) {
    changeStructure { $0.remove(guide) }
  }

  /// Records that the view owns another constraint.
  func constraintDidJoin(_ constraint: NSLayoutConstraint) {
    changeStructure { $0.edits.addedConstraints.append(constraint) }
  }

  /// Called when constraints that the view creates itself were added before others of the view.
  func constraintOrderDidChange() {
    changeStructure { $0.additionOrder.didInsertConstraint() }
  }

  /// Called when the view no longer owns some constraints.
  func constraintsDidLeave(_ constraints: [NSLayoutConstraint]) {
    changeStructure { host in
      for constraint in constraints { host.remove(constraint) }
    }
  }

  /// Records a change of the view that the engine's description contains.
  func layoutItemDidChange() {
    changeLayout({ $0.invalidateItem(self) }, fitting: { $0.record(self.handle) })
    if layoutState.isSeparateRoot { parent?.layoutStructureDidChange() }
  }

  /// Called when the constant or the priority of a constraint that the view owns changed.
  func constraintDidChange(_ constraint: NSLayoutConstraint) {
    changeLayout(
      { $0.edits.changedConstraints.append(constraint) }, fitting: { $0.record(constraint) })
  }

  /// Records a change of items or constraints, and discards the fitting hosts that were kept.
  private func changeStructure(_ change: (LayoutHost) -> Void) {
    LayoutHost.structureCount &+= 1
    var view = nearestBarrier
    view.fittingHost = nil
    while !view.layoutState.isSeparateRoot, let next = view.parent {
      view = next.nearestBarrier
      view.fittingHost = nil
    }
    view.changeOwnLayout(change)
    reportContentChange()
  }

  /// Records a change in the host of the view's layout, if there is one yet, and schedules a pass.
  /// - Parameter record: the same for the kept fitting hosts of the view and of its ancestors.
  private func changeLayout(
    _ change: (LayoutHost) -> Void, fitting record: (inout FittingState) -> Void
  ) {
    LayoutHost.changeCount &+= 1
    var view = nearestBarrier
    view.fittingHost?.change(record)
    // The contents of a separate root are not part of the layout around it.
    while !view.layoutState.isSeparateRoot, let next = view.parent {
      view = next.nearestBarrier
      view.fittingHost?.change(record)
    }
    layoutHostRoot.changeOwnLayout(change)
    reportContentChange()
  }

  /// Reports a change of the layout in the view to those around it, if a list measures its rows
  /// again after each.
  private func reportContentChange() {
    guard ContentChanges.areReported else { return }
    var view = self
    while let next = view.parent {
      next.contentLayoutDidChange(in: view)
      view = next
    }
  }

  /// Records a change in the host of the root of a layout, if there is one yet, and schedules a
  /// pass.
  private func changeOwnLayout(_ change: (LayoutHost) -> Void) {
    if let layoutHost { change(layoutHost) }
    requireWork(.layout)
    layoutBecamePending()
  }
}
