// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

extension LayoutHost {
  /// Updates constraints, solves, writes frames and calls `layoutSubviews()` until nothing is
  /// pending. Unsettled views are reported.
  func run() {
    if !isRunning { unsettled = [] }
    guard let root, isDirty || !root.pending.isEmpty else { return }
    guard !isRunning else {
      // `layoutIfNeeded()` within the pass: the frames that are known by now are written
      // immediately.
      synchronize()
      root.layOutTree(in: self)
      return
    }
    #if QUOIN_INVARIANTS
    root.checkSubviewLists()
    #endif
    isRunning = true
    unsettled = LayoutRounds.pass.run {
      root.updateConstraintsFromLeaves()
      synchronize()
      root.layOutTree(in: self)
      return unsettledHandles()
    }
    isRunning = false
    #if QUOIN_INVARIANTS
    if unsettled.isEmpty { checkInvariants() }
    #endif
    if hasProblems || root.layoutExtras?.loggedProblems != nil { logNewProblems() }
    Host.observer?.layoutDidRun()
  }

  /// Returns the views that need layout or that changed since the engine was solved, each once.
  private func unsettledHandles() -> [ItemHandle] {
    guard let root else { return [] }
    var found: [ItemHandle] = []
    root.collectUnsettled(into: &found)
    guard isDirty else { return found }
    var known = Set(found.map { ObjectIdentifier($0) })
    found += changedHandles().filter { known.insert(ObjectIdentifier($0)).inserted }
    return found
  }

  /// Returns the views that changed since the engine found frames, or that a constraint is about
  /// that did; the root where no view can be named. Empty when nothing changed.
  func changedHandles() -> [ItemHandle] {
    guard isDirty else { return [] }
    let constraints = edits.addedConstraints + edits.changedConstraints
    let handles = edits.invalidItems + edits.addedItems + constraints.flatMap(\.itemHandles)
    var known: Set<ObjectIdentifier> = []
    let found = handles.filter {
      $0.view != nil && known.insert(ObjectIdentifier($0)).inserted
    }
    return found.isEmpty ? [rootHandle] : found
  }
}
