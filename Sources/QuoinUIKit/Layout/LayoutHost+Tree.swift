// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout

// Views and guides that come and go cost what they are, not what is around them.

extension LayoutHost {
  /// A view leaves with all below it. The engine hears of it at the next pass.
  func dismiss(_ view: UIView) {
    // What is no item came after the last pass, or has a host of its own.
    guard !structureIsDirty, let slot = slot(of: view.life) else { return }
    departures.append(entries[Int(slot)].id)
    forgetItems(of: view)
    textSlots.removeAll { self.slot(of: entries[Int($0)].life) != $0 }
    scrollSlots.removeAll { self.slot(of: entries[Int($0)].life) != $0 }
  }

  /// Subviews changed their order, which matters only where the order of additions has a say.
  func noteOrder() {
    additionOrder.noteInsertion()
    if engine.dependsOnOrder { structureIsDirty = true }
  }

  /// A guide leaves. The engine hears of it at the next pass.
  func dismiss(_ guide: UILayoutGuide) {
    guard !structureIsDirty, let slot = slot(of: guide.life) else { return }
    departures.append(entries[Int(slot)].id)
    guide.life.record.pointee.place = LayoutPlace()
  }

  private func forgetItems(of view: UIView) {
    view.life.record.pointee.place = LayoutPlace()
    guard !view.layoutState.isSeparateRoot else { return }
    for constraint in view.constraintList.all {
      guard let id = id(of: constraint) else { continue }
      constraint.layoutID = .none
      constraintObjects[Int(id.index)] = nil
    }
    for guide in view.guideList { guide.life.record.pointee.place = LayoutPlace() }
    for child in view.children { forgetItems(of: child) }
  }

  /// Describes the views and guides that joined to the engine. Answers false when everything has to
  /// be described anew.
  func addArrivals() -> Bool {
    guard !arrivals.isEmpty else { return true }
    let arrivals = arrivals
    self.arrivals = []
    let nothing = LayoutMentions([])
    var constraints: [NSLayoutConstraint] = []
    for life in arrivals where slot(of: life) == nil {
      if let guide = life.guide {
        guard let owner = guide.owner, let parent = item(of: owner.life) else { continue }
        if guide.kind == .guide, !owner.children.isEmpty {
          additionOrder.noteInsertion()
        }
        addItem(guide, parent: parent, for: nothing)
      } else if let view = life.view {
        guard let outer = view.parent, let parent = item(of: outer.life) else { continue }
        if !isLastItem(view) { additionOrder.noteInsertion() }
        unwrapText(below: view)
        addItems(view, for: nothing, parent: parent)
        collect(view, into: &constraints)
      }
    }
    // Where the order of additions has a say, another order means other results.
    if !additionOrder.isKept && engine.dependsOnOrder { return false }
    joined = constraints + joined
    return true
  }

  /// Whether no item comes after a view in the order in which items are described.
  private func isLastItem(_ view: UIView) -> Bool {
    var view = view
    while view.life !== rootLife, let parent = view.parent {
      for sibling in parent.children.reversed() {
        if sibling === view { break }
        if slot(of: sibling.life) != nil { return false }
      }
      view = parent
    }
    return true
  }
}
