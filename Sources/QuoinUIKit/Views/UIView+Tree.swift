// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation

extension UIView {
  func insert(_ view: UIView, nextTo sibling: UIView, offset: Int) {
    guard let index = subviewIndex(of: sibling) else {
      insert(view, at: children.count)
      return
    }
    insert(view, at: index + offset)
  }

  func insert(_ view: UIView, at index: Int) {
    if view.parent === self {
      reorder(view, to: index)
      return
    }
    // Only a view with subviews can contain another.
    if view === self || (!view.children.isEmpty && isInside(view)) {
      ProgrammerError.stop(
        "circular-subview",
        view === self
          ? "\(itemName) cannot be added to itself; add another view."
          : "\(view.itemName) cannot be added to \(itemName): it contains that view. Remove "
            + "\(itemName) from it first.")
    }
    let oldWindow = view.window
    let oldTraits = view.traitCollection
    let newWindow = window
    let changesWindow = oldWindow !== newWindow
    let appears = changesWindow && isOnScreen
    let disappears = view.isOnScreen && !isOnScreen
    if appears { view.announce(.willAppear) }
    if disappears { view.announce(.willDisappear) }
    if changesWindow { view.forEachInTree { $0.willMove(toWindow: newWindow) } }
    view.willMove(toSuperview: self)
    view.detachFromSuperview()
    changeChildren { $0.insert(view, at: min(max(index, 0), $0.count)) }
    view.parent = self
    makeSubviewLists()
    if !view.layoutState.isSeparateRoot { view.layoutHost = nil }
    view.layoutState.solvedFrame = nil
    view.captureAutoresizing()
    subviewDidJoin(view)
    reportChange(.tree)
    setNeedsLayout()
    let newTraits = view.traitCollection
    if newTraits !== oldTraits, newTraits != oldTraits { view.traitsDidChange(from: oldTraits) }
    if appears { view.announce(.isAppearing) }
    if changesWindow {
      if AppearanceProxies.isInUse, view.window != nil {
        view.forEachInTree { $0.takeCommonLook() }
      }
      view.forEachInTree { $0.didMoveToWindow() }
    }
    view.didMoveToSuperview()
    didAddSubview(view)
    if appears { view.announce(.didAppear) }
    if disappears { view.announce(.didDisappear) }
  }

  func leaveSuperview() {
    guard parent != nil else { return }
    let oldWindow = window
    let disappears = isOnScreen
    if disappears { announce(.willDisappear) }
    if oldWindow != nil { forEachInTree { $0.willMove(toWindow: nil) } }
    willMove(toSuperview: nil)
    detachFromSuperview()
    if oldWindow != nil { forEachInTree { $0.didMoveToWindow() } }
    didMoveToSuperview()
    if disappears { announce(.didDisappear) }
  }

  /// Changes the list of subviews.
  ///
  /// The list is taken out of the view meanwhile. Were it changed in place, each use of the list
  /// anywhere would be checked for overlapping ones when the program runs.
  private func changeChildren(_ change: (inout [UIView]) -> Void) {
    var list = children
    children = []
    change(&list)
    children = list
  }

  /// Removes the view from its superview without notifying the view itself.
  private func detachFromSuperview() {
    guard let old = parent else { return }
    old.willRemoveSubview(self)
    old.willDetach(self)
    let leaving = LeavingItems(self)
    deactivateConstraintsFromAbove(about: leaving)
    old.subviewWillLeave(self)
    if let index = old.subviewIndex(of: self) {
      old.changeChildren { $0.remove(at: index) }
    }
    parent = nil
    old.reportChange(.tree)
    solvedMargins = nil
    solvedSafeArea = .zero
    old.setNeedsLayout()
  }

  /// Returns the index of a subview, nil for any other view.
  ///
  /// - Complexity: O(*n*), *n* the number of subviews, which are not retained.
  private func subviewIndex(of view: UIView) -> Int? {
    guard view.parent === self else { return nil }
    return children.withIdentifiers { $0.firstIndex(of: ObjectIdentifier(view)) }
  }

  func reorder(_ view: UIView, to index: Int) {
    guard let old = subviewIndex(of: view) else { return }
    changeChildren {
      $0.remove(at: old)
      $0.insert(view, at: min(max(index, 0), $0.count))
    }
    reportChange(.order)
    subviewOrderDidChange()
  }

  /// Deactivates the constraints of all superviews that mention some views or guides, which are the
  /// view or in it.
  ///
  /// - Complexity: as of ``ConstraintList/constraints(activated:)`` in the superview. Only where
  ///   constraints about them were held further up, the same in all superviews.
  func deactivateConstraintsFromAbove(about leaving: LeavingItems) {
    var ancestor = parent
    while let owner = ancestor {
      owner.deleteConstraints(about: leaving)
      ancestor = leaving.haveDistantOwner ? owner.parent : nil
    }
    #if QUOIN_INVARIANTS
    checkNoConstraints(about: leaving)
    #endif
  }

  /// Deactivates the constraints of the view that mention some views or guides.
  func deleteConstraints(about leaving: LeavingItems) {
    let constraints = constraintList.constraints(activated: leaving.activations)
    deleteConstraints(constraints)
    for constraint in constraints where constraint.origin == .program {
      constraint.forEachItem { item, _ in
        guard item !== handle else { return }
        item.lostConstraints += 1
        let location = constraint.storedLocation
        guard item.lostConstraints == 1, location.isKnown else { return }
        item.view?.changeLayoutExtras { $0.lostLocation = location }
      }
    }
  }

  /// Notifies the tree of changed traits, superviews first.
  func traitsDidChange(from old: UITraitCollection) {
    walk { view in
      guard view === self || view.inheritsTraits else { return false }
      view.traitVariations?.traitsDidChange(of: view)
      view.adjustFont()
      view.reportChange(.traits)
      view.controller?.traitsDidChange(from: old)
      view.traitCollectionDidChange(old)
      view.reportTraits(from: old)
      view.layoutItemDidChange()
      view.setNeedsLayout()
      return true
    }
  }

  func firstView(tagged tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for child in children {
      if let found = child.viewWithTag(tag) { return found }
    }
    return nil
  }

  func front(at point: CGPoint, _ event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha >= 0.01, self.point(inside: point, with: event)
    else { return nil }
    for child in children.reversed() {
      if let found = child.hitTest(child.convert(point, from: self), with: event) { return found }
    }
    return self
  }

  /// Notifies the views with the same tint colour that it changed.
  func tintDidChange() {
    walk { view in
      guard view === self || view.ownTintColor == nil else { return false }
      view.reportChange(.look)
      view.tintColorDidChange()
      return true
    }
  }

  func endEditingInTree(_ force: Bool) -> Bool {
    if isFirstResponder {
      guard resignFirstResponder() || force else { return false }
    }
    return children.allSatisfy { $0.endEditingInTree(force) }
  }

  func changeHidden(to hidden: Bool) {
    guard hidden != storedIsHidden else { return }
    storedIsHidden = hidden
    reportChange(.hidden)
    parent?.subviewDidHide(self)
    // Others may hang on a view that keeps its place.
    if hidden, !handle.activations.isEmpty { layoutHostRoot.layoutHost?.hasChangedFrames = true }
    hiddenDidChange()
  }

  /// Returns whether the view is inside another one, or that view itself.
  ///
  /// - Complexity: O(log *d*) on average where the other one is the top of a tree, *d* the depth;
  ///   otherwise O(*d*).
  private func isInside(_ view: UIView) -> Bool {
    view.parent == nil ? topmostView === view : isDescendant(of: view)
  }
}

extension UIView: ConstraintItem {
  var itemView: UIView? { self }

  var itemName: String { ViewNames().name(of: self) }

  /// Exchanges two subviews; an invalid index is a programmer's error.
  func swapChildren(_ first: Int, _ second: Int) {
    for index in [first, second] where !children.indices.contains(index) {
      ProgrammerError.stop(
        "no-subview",
        "\(itemName) has \(children.count) subviews and none at index \(index); "
          + "exchange subviews that are there.")
    }
    changeChildren { $0.swapAt(first, second) }
    reportChange(.order)
    subviewOrderDidChange()
  }
}
