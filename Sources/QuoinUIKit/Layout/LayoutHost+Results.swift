// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinLayout

extension LayoutHost {
  /// Reads the changed frames, margins and safe areas, superviews first. Their consequences are
  /// recorded as an edit.
  func readResults() {
    let scale = scale
    if let root { readRootSize(of: root, scale: scale) }
    var changes = LayoutChanges()
    if engine.takeFrames(scale: Double(scale), into: &changes) { read(changes.frames) }
    engine.takeInsets(into: &changes)
    read(changes.insets)
    readContentSizes(scale: scale)
  }

  /// Stores margins and safe areas in the views and notifies the views, in answer to which a
  /// program may change the tree and lay it out again.
  private func read(_ insets: [LayoutChanges.Insets]) {
    let (handles, number) = (handles, number)
    for insets in insets {
      // An engine that got everything from scratch has reported all insets again.
      guard number == self.number else { return }
      let handle = handles[Int(insets.slot)]
      guard let view = handle.view, item(of: handle)?.index == insets.slot else { continue }
      // Margins that were never solved follow the safe area at once.
      let margins = view.effectiveMargins
      readSafeArea(of: view, insets.slot, UIEdgeInsets(insets.safeArea))
      readMargins(of: view, margins, UIEdgeInsets(insets.margins))
    }
  }

  /// Stores the content sizes in the scroll views, in answer to which a program may do the same.
  private func readContentSizes(scale: CGFloat) {
    let number = number
    for item in scrollItems where number == self.number {
      readContentSize(of: item, scale: scale)
    }
  }

  /// Stores the solved frames in the views, and requires the layout of the superviews of those
  /// whose frame is another one. Calls nothing that a program could override.
  private func read(_ frames: [LayoutChanges.Frame]) {
    let handles = handles
    // The frames of siblings are adjacent.
    var laidOutParent: Int32 = -1
    var lastParent: Int32 = -1
    var lists: SubviewLists?
    for frame in frames {
      guard let view = handles[Int(frame.slot)].view else {
        if let guide = handles[Int(frame.slot)].guide { read(frame, into: guide) }
        continue
      }
      guard frame.parent >= 0, view.handle !== rootHandle else { continue }
      let stored = view.storeSolvedFrame(CGRect(frame.rect))
      guard stored.isOther else { continue }
      if frame.parent != lastParent {
        lists = view.parent?.subviewLists
        lastParent = frame.parent
      }
      if let known = lists {
        known.toPlace.insert(view.handle, of: view.parent?.children.count ?? 0)
        if known.toPlace.isEverything { lists = nil }
      }
      guard stored.requiresLayout, frame.parent != laidOutParent else { continue }
      view.parent?.requireLayout()
      laidOutParent = frame.parent
    }
  }

  private func read(_ frame: LayoutChanges.Frame, into guide: UILayoutGuide) {
    guide.exactFrame = CGRect(engine.frame(of: engine.itemID(at: frame.slot)))
    guide.solvedFrame = CGRect(frame.rect)
  }

  /// Returns the unrounded frame of a view, nil when it is not an item of the layout.
  func exactFrame(of handle: ItemHandle) -> CGRect? {
    item(of: handle).map { CGRect(engine.frame(of: $0)) }
  }

  /// Sets the size of a root without an assigned size from its constraints.
  private func readRootSize(of view: UIView, scale: CGFloat) {
    var exact = view.geometry.untransformedFrame
    defer { exactRootFrame = exact }
    guard let id = item(of: rootHandle), engine.item(id)?.givenSize == nil else { return }
    let open = engine.ambiguities(of: id).map(\.coordinate)
    var frame = exact
    let solved = scale > 0 ? engine.frame(of: id, scale: Double(scale)) : engine.frame(of: id)
    if !open.contains(.width) {
      frame.size.width = CGFloat(solved.width)
      exact.size.width = CGFloat(engine.frame(of: id).width)
    }
    if !open.contains(.height) {
      frame.size.height = CGFloat(solved.height)
      exact.size.height = CGFloat(engine.frame(of: id).height)
    }
    if frame.size != view.bounds.size { view.applyLayoutFrame(frame) }
  }

  /// Reads the content size of a scroll view, on the axes on which constraints determine it or did
  /// so in the last pass.
  private func readContentSize(of item: Int32, scale: CGFloat) {
    handles[Int(item)].view?.takeContentSize(
      engine.contentSize(of: engine.itemID(at: item), scale: Double(scale)),
      on: entryExtras[item]?.contentAxes ?? [])
  }

  private func readMargins(of view: UIView, _ old: UIEdgeInsets, _ new: UIEdgeInsets) {
    // Margins that are those of the view itself need not be kept, unless they may change without
    // the program.
    if new != old || view.layoutExtras != nil { view.solvedMargins = new }
    guard new != old, view.effectiveMargins != old else { return }
    view.updateGuideDescriptions()
    view.layoutMarginsDidChange()
    view.controller?.viewLayoutMarginsDidChange()
  }
}
