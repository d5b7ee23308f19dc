// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinLayout

extension UIView {
  /// The view whose host lays out this one: the topmost view, or the nearest separate root.
  var layoutHostRoot: UIView {
    var view = self
    while !view.layoutState.isSeparateRoot, let next = view.parent { view = next }
    return view
  }

  /// What the root of the view's layout says, or a root around it; nil when none says it.
  func rootSetting<Value>(_ read: (RareLayoutState) -> Value?) -> Value? {
    var root = layoutHostRoot
    while true {
      if let rare = root.layoutState.rare, let value = read(rare) { return value }
      guard let outer = root.parent else { return nil }
      root = outer.layoutHostRoot
    }
  }

  /// Pixels a point for rounding frames and sizes of content, 0 for none.
  var contentScale: CGFloat { rootSetting { $0.scale } ?? UIScreen.main.scale }

  /// The host of the view's layout, made when there is none.
  var currentLayoutHost: LayoutHost {
    let root = layoutHostRoot
    if let host = root.layoutHost { return host }
    let host = LayoutHost(root: root)
    root.layoutHost = host
    return host
  }

  /// The layout has to be described anew.
  func layoutStructureDidChange() {
    noteStructure { $0.structureIsDirty = true }
  }

  /// A subview joined.
  func subviewDidJoin(_ view: UIView) {
    noteStructure { $0.arrivals.append(view.life) }
    notePendingBelow(view.pending)
  }

  /// A subview is about to leave.
  func subviewWillLeave(_ view: UIView) {
    noteStructure { $0.dismiss(view) }
  }

  /// Subviews changed their order.
  func subviewOrderDidChange() {
    noteStructure { $0.noteOrder() }
  }

  /// A guide joined.
  func guideDidJoin(_ guide: UILayoutGuide) {
    noteStructure { $0.arrivals.append(guide.life) }
  }

  /// A guide is about to leave.
  func guideWillLeave(_ guide: UILayoutGuide) {
    noteStructure { $0.dismiss(guide) }
  }

  /// The view is about to hold more constraints, of which the host of its layout is to be told, if
  /// there is one yet.
  func constraintsWillJoin() -> LayoutHost? {
    var found: LayoutHost?
    noteStructure { found = $0 }
    return found
  }

  /// The view held some constraints.
  func constraintsDidLeave(_ constraints: [NSLayoutConstraint]) {
    noteStructure { host in
      for constraint in constraints { host.forget(constraint) }
    }
  }

  /// Something that the engine knows of the view changed.
  func layoutItemDidChange() {
    noteChange { $0.noteItem(self) }
    if layoutState.isSeparateRoot { parent?.layoutStructureDidChange() }
  }

  /// Constant or priority of a constraint that the view holds changed.
  func constraintDidChange(_ constraint: NSLayoutConstraint) {
    noteChange { $0.changedConstraints.append(constraint) }
  }

  /// The same for what there is to lay out. Trials that were kept begin anew.
  private func noteStructure(_ change: (LayoutHost) -> Void) {
    LayoutHost.structureCount &+= 1
    var view = self
    while LayoutHost.keepsTrials {
      view.layoutState.fittingHost = nil
      guard !view.layoutState.isSeparateRoot, let next = view.parent else { break }
      view = next
    }
    noteChange(change)
  }

  /// Tells the host of the view's layout, if there is one yet, and the window that would show it.
  private func noteChange(_ change: (LayoutHost) -> Void) {
    let root = layoutHostRoot
    if let host = root.layoutHost { change(host) }
    root.notePending(.layout)
    root.layoutBecamePending()
  }

  // MARK: What is pending

  /// Counts how often something became pending.
  @exclusivity(unchecked) private static var pendingCount = 0

  /// Tells the views above that something is pending in this one or below.
  func notePending(_ work: PendingWork) {
    UIView.pendingCount &+= 1
    guard !pending.isSuperset(of: work) else { return }
    pending.formUnion(work)
    guard let parent = life.parent?.uncountedView,
      !UIView.pending(in: parent).isSuperset(of: work.withBelow)
    else { return }
    parent.takeUnretainedValue().notePendingBelow(work)
  }

  /// Something is pending in a subview, or below of one.
  private func notePendingBelow(_ work: PendingWork) {
    UIView.pendingCount &+= 1
    let work = work.withBelow
    var view = self
    while !view.pending.isSuperset(of: work) {
      view.pending.formUnion(work)
      guard let next = view.parent else { return }
      view = next
    }
  }

  func markForLayout() {
    guard !layoutState.needsLayout else { return }
    requireLayout()
    // A pass that goes on comes to the view, or says that it did not.
    if LayoutHost.running == nil { layoutHostRoot.layoutBecamePending() }
  }

  /// Asks for `layoutSubviews()`, without telling the window.
  func requireLayout() {
    guard !layoutState.needsLayout else { return }
    layoutState.needsLayout = true
    notePending(.layout)
  }

  func markForUpdate() {
    layoutState.needsUpdateConstraints = true
    notePending(.constraints)
  }

  /// Nothing of a kind is pending in the view itself. What is pending below is known, unless
  /// something became pending since it was looked at.
  private func settle(_ work: PendingWork, since count: Int) {
    if count != UIView.pendingCount {
      for index in children.indices
      where !UIView.pending(in: Unmanaged.passUnretained(children[index])).isDisjoint(with: work) {
        return
      }
    }
    pending.subtract(work)
  }

  func runLayoutPass(from view: UIView) {
    currentLayoutHost.run()
  }

  func placeSubviews() {
    // In a pass the host need not be looked for.
    let isVisited = LayoutHost.visited == ObjectIdentifier(life)
    let host = (isVisited ? LayoutHost.running : nil) ?? currentLayoutHost
    host.synchronize()
    writeSubviewFrames()
  }

  /// Calls `updateConstraints()` where it was asked for, subviews first.
  func updateConstraintsFromLeaves() {
    guard pending.contains(.constraints) else { return }
    let count = UIView.pendingCount
    let children = children
    for index in children.indices
    where UIView.pending(in: Unmanaged.passUnretained(children[index])).contains(.constraints) {
      children[index].updateConstraintsFromLeaves()
    }
    if layoutState.needsUpdateConstraints {
      if let controller {
        controller.updateViewConstraints()
      } else {
        updateConstraints()
      }
      layoutState.needsUpdateConstraints = false
    }
    settle(.constraints, since: count)
  }

  /// Calls `layoutSubviews()` where it was asked for, superviews first.
  fileprivate func layOutTree(in host: LayoutHost) {
    guard pending.contains(.layout) else { return }
    if layoutState.isSeparateRoot, life !== host.rootLife {
      currentLayoutHost.run()
      return
    }
    if layoutState.needsLayout {
      layoutState.needsLayout = false
      if knownDistinctions.isDisjoint(with: [.mayOverride, .hasController]) {
        host.synchronize()
        writeSubviewFrames()
      } else {
        callLayoutSubviews()
      }
    }
    let count = UIView.pendingCount
    if pending.contains(.layoutBelow) {
      let children = children
      for index in children.indices
      where UIView.pending(in: Unmanaged.passUnretained(children[index])).contains(.layout) {
        children[index].layOutTree(in: host)
      }
    }
    if !layoutState.needsLayout { settle([.layout, .layoutBelow], since: count) }
  }

  private func callLayoutSubviews() {
    LayoutHost.visited = ObjectIdentifier(life)
    controller?.viewWillLayoutSubviews()
    layoutSubviews()
    controller?.viewDidLayoutSubviews()
  }

  /// Views that asked for more since they had their turn.
  fileprivate func collectUnsettled(into found: inout [ElementLife]) {
    guard !pending.isEmpty else { return }
    if layoutState.needsLayout || layoutState.needsUpdateConstraints { found.append(life) }
    for child in children { child.collectUnsettled(into: &found) }
  }

  /// Goes to the other end of the first range that is open.
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

extension LayoutHost {
  /// Updates constraints, solves, writes frames and calls `layoutSubviews()` until nothing is
  /// pending. What does not settle is reported.
  func run() {
    if !isRunning { unsettled = [] }
    guard let root, isDirty || !root.pending.isEmpty else { return }
    let outer = LayoutHost.running
    LayoutHost.running = self
    defer {
      LayoutHost.running = outer
      LayoutHost.visited = nil
    }
    if isRunning {
      // `layoutIfNeeded()` within the pass: what is known by now is written at once.
      synchronize()
      root.layOutTree(in: self)
      return
    }
    isRunning = true
    defer { isRunning = false }
    unsettled = LayoutRounds.pass.run {
      root.updateConstraintsFromLeaves()
      synchronize()
      root.layOutTree(in: self)
      return unsettledLives()
    }
    #if QUOIN_INVARIANTS
    if unsettled.isEmpty { checkInvariants() }
    #endif
  }

  /// The views that ask for layout or that changed since the engine found frames, each once.
  private func unsettledLives() -> [ElementLife] {
    guard let root else { return [] }
    var found: [ElementLife] = []
    root.collectUnsettled(into: &found)
    guard isDirty else { return found }
    for life in changedLives() where !found.contains(where: { $0 === life }) { found.append(life) }
    return found
  }

  /// The views that changed since the engine found frames, or that a constraint is about that did;
  /// the root where no view can be named. Empty when nothing changed.
  func changedLives() -> [ElementLife] {
    guard isDirty else { return [] }
    let constraints = joined + changedConstraints
    var found: [ElementLife] = []
    for life in dirtyItems + arrivals + constraints.flatMap(\.itemLives)
    where life.view != nil && !found.contains(where: { $0 === life }) {
      found.append(life)
    }
    return found.isEmpty ? [rootLife] : found
  }
}
