// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinLayout

extension UIView {
  /// Returns a setting of the root of the view's layout, or of a root around it; nil where none has
  /// it.
  func rootSetting<Setting>(_ read: (ViewLayoutExtras) -> Setting?) -> Setting? {
    var root = layoutHostRoot
    while true {
      if let extras = root.layoutExtras, let value = read(extras) { return value }
      guard let outer = root.parent else { return nil }
      root = outer.layoutHostRoot
    }
  }

  /// The number of pixels per point for rounding frames and sizes of content, 0 for none.
  var contentScale: CGFloat { rootSetting { $0.scale } ?? UIScreen.main.scale }

  /// The host of the view's layout, created if it is missing.
  var currentLayoutHost: LayoutHost {
    let root = layoutHostRoot
    if let host = root.layoutHost { return host }
    let host = LayoutHost(root: root)
    root.layoutHost = host
    return host
  }

  // MARK: Pending work

  /// The number of times that work became pending.
  private static var pendingCount = 0

  /// Marks the view, and its ancestors up to the topmost one, for the next pass.
  func requireWork(_ work: PendingWork) {
    UIView.pendingCount &+= 1
    guard !pending.isSuperset(of: work) else { return }
    pending.formUnion(work)
    announceWork(work)
  }

  /// Marks the superview and those around it because of work in the view.
  func announceWork(_ work: PendingWork) {
    guard let parent else { return }
    parent.subviewLists?.withWork.insert(handle, of: parent.children.count)
    parent.requireWorkBelow(work)
  }

  /// Marks the view and those around it because of work in a subview, or below one.
  func requireWorkBelow(_ work: PendingWork) {
    guard !work.isEmpty else { return }
    UIView.pendingCount &+= 1
    let work = work.inSuperview
    var view = self
    while !view.pending.isSuperset(of: work) {
      view.pending.formUnion(work)
      guard let next = view.parent else { return view.layoutBecamePending() }
      next.subviewLists?.withWork.insert(view.handle, of: next.children.count)
      view = next
    }
  }

  func markForLayout() {
    guard !layoutState.needsLayout else { return }
    guard !layoutState.isApplying else {
      // Before the engine's frames are written, the superview is marked once for all subviews.
      layoutState.needsLayout = true
      pending.formUnion(.layout)
      return
    }
    requireLayout()
    layoutHostRoot.layoutBecamePending()
  }

  /// Requires `layoutSubviews()` of the view, without scheduling a pass.
  func requireLayout() {
    guard !layoutState.needsLayout else { return }
    layoutState.needsLayout = true
    requireWork(.layout)
  }

  func markForUpdate() {
    layoutState.needsUpdateConstraints = true
    requireWork(.constraints)
  }

  /// Removes the mark of finished work. The pending work below is known, unless work became pending
  /// since the subviews were visited.
  private func settle(_ work: PendingWork, since count: Int) {
    if count != UIView.pendingCount,
      viewsWithWork.contains(where: { !$0.pending.isDisjoint(with: work) })
    {
      return
    }
    pending.subtract(work)
    if pending.isEmpty { subviewLists?.withWork.removeAll() }
  }

  func runLayoutPass(from view: UIView) {
    let host = currentLayoutHost
    if host.isSolving {
      // A program lays a view out to compute a value of it, such as the height of all rows. The
      // subviews get the frames of the last solution.
      view.layOutTree(in: host)
    } else {
      host.run()
    }
    ValueListeners.notify()
  }

  /// The view with subviews whose `layoutSubviews()` a pass is calling, and the host of its layout,
  /// which the view need not search then.
  private static var placing: (view: ObjectIdentifier, host: LayoutHost, isDone: Bool)?

  /// Places the subviews. A view with nothing inside leaves changes to the next round of the pass.
  func placeSubviews() {
    guard !children.isEmpty || !guideList.isEmpty else { return }
    if let placing = UIView.placing, placing.view == ObjectIdentifier(self) {
      UIView.placing?.isDone = true
      placing.host.synchronize()
    } else {
      currentLayoutHost.synchronize()
    }
    writeSubviewFrames()
    if !guideList.isEmpty { updateKeyboardGuide() }
  }

  /// Calls `updateConstraints()` of the marked views, subviews first.
  func updateConstraintsFromLeaves() {
    walk(among: .subviewsWithWork) { view, _ in
      view.pending.contains(.constraints) ? UIView.pendingCount : nil
    } leaving: { view, count in
      view.callUpdateConstraints()
      view.settle(.constraints, since: count)
    }
  }

  private func callUpdateConstraints() {
    guard layoutState.needsUpdateConstraints else { return }
    let outer = UIView.updating
    UIView.updating = (ObjectIdentifier(self), [])
    defer { UIView.updating = outer }
    if let controller {
      controller.updateViewConstraints()
    } else {
      updateConstraints()
    }
    if let called = UIView.updating?.called {
      let isCalled = called.contains(.updateConstraints)
      let isOfController =
        !isCalled && controller != nil && !called.contains(.updateViewConstraints)
      recordSuper(.updateConstraints, isCalled: isCalled || isOfController)
      recordSuper(.updateViewConstraints, isCalled: !isOfController)
    }
    layoutState.needsUpdateConstraints = false
  }

  /// The view whose `updateConstraints()` a pass is calling, and the implementations of this library
  /// that were called meanwhile.
  private static var updating: (view: ObjectIdentifier, called: OverriddenMethods)?

  /// Records that the implementation of a method in this library was called.
  func didUpdate(_ method: OverriddenMethods) {
    if UIView.updating?.view == ObjectIdentifier(self) { UIView.updating?.called.insert(method) }
  }

  /// Calls `layoutSubviews()` of the marked views, superviews first.
  func layOutTree(in host: LayoutHost) {
    walk(among: .subviewsWithWork) { view, _ in
      view.layOut(in: host)
    } leaving: { view, count in
      view.settleLayout(since: count)
    }
  }

  /// Calls `layoutSubviews()` if the view is marked.
  /// - Returns: how often work had become pending before the subviews have their turn; nil where
  ///   there is nothing to do in them.
  private func layOut(in host: LayoutHost) -> Int? {
    guard pending.contains(.layout) else { return nil }
    if layoutState.isSeparateRoot, handle !== host.rootHandle {
      currentLayoutHost.run()
      return nil
    }
    if layoutState.needsLayout {
      layoutState.needsLayout = false
      callLayoutSubviews(in: host)
    }
    let count = UIView.pendingCount
    guard !pending.contains(.layoutBelow) else { return count }
    settleLayout(since: count)
    return nil
  }

  private func settleLayout(since count: Int) {
    if !layoutState.needsLayout { settle([.layout, .layoutBelow], since: count) }
  }

  private func callLayoutSubviews(in host: LayoutHost) {
    let outer = UIView.placing
    if !children.isEmpty { UIView.placing = (ObjectIdentifier(self), host, false) }
    defer { UIView.placing = outer }
    let controller = controller
    controller?.placeContents()
    controller?.viewWillLayoutSubviews()
    layoutSubviews()
    if !children.isEmpty, let placing = UIView.placing, placing.view == ObjectIdentifier(self) {
      recordSuper(.layoutSubviews, isCalled: placing.isDone)
    }
    controller?.viewDidLayoutSubviews()
    controller?.placeContexts()
  }

  /// Collects the views that were marked again after their turn.
  func collectUnsettled(into found: inout [ItemHandle]) {
    walk(among: .subviewsWithWork) { (view, _: Bool?) in
      guard !view.pending.isEmpty else { return nil }
      if view.layoutState.needsLayout || view.layoutState.needsUpdateConstraints {
        found.append(view.handle)
      }
      return true
    }
  }

  /// Shows the solution at the other end of the first ambiguous range.
  func showOtherSolution() {
    var frame = geometry.untransformedFrame
    for ambiguity in ownAmbiguities {
      let ends = [ambiguity.minimum, ambiguity.maximum].filter(\.isFinite).map { CGFloat($0) }
      guard let low = ends.first, let high = ends.last, low != high else { continue }
      func other(_ value: CGFloat) -> CGFloat { abs(value - low) < 0.5 ? high : low }
      switch ambiguity.coordinate {
      case .x: frame.origin.x = other(frame.origin.x)
      case .y: frame.origin.y = other(frame.origin.y)
      case .width: frame.size.width = other(frame.size.width)
      case .height: frame.size.height = other(frame.size.height)
      case .contentWidth, .contentHeight: break
      }
    }
    applyLayoutFrame(frame)
  }
}
