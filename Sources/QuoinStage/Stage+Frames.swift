// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation
import QuoinUIKit

extension Stage {
  /// Returns the frames of all views in the window before some animations and after them.
  ///
  /// ```swift
  /// let changes = stage.frames(during: {
  ///   UIView.animate(withDuration: 0.3) { card.isExpanded = true }
  /// })
  /// let moved = changes.filter(\.isMoved).map(\.name)  // ["card", "details"]
  /// ```
  ///
  /// The window is laid out before and after them. Insides of controls are left out.
  ///
  /// - Parameter animations: Changes the views, with or without a call of `UIView.animate`.
  /// - Returns: The views in the order of the tree, those that are no longer in the window last.
  /// - Complexity: O(*n*) besides layout and the names, for *n* views.
  public func frames(during animations: () throws -> Void) rethrows -> [FrameChange] {
    layoutIfNeeded()
    let old = shownViews
    try perform(animations)
    layoutIfNeeded()
    let new = shownViews
    let before = Dictionary(old.map { ($0.id, $0.frame) }, uniquingKeysWith: { first, _ in first })
    let present = Set(new.map(\.id))
    return new.map { FrameChange(name: $0.name, before: before[$0.id], after: $0.frame) }
      + old.filter { !present.contains($0.id) }
      .map { FrameChange(name: $0.name, before: $0.frame, after: nil) }
  }

  /// Returns the appearance of the views at some times while animations run.
  ///
  /// ```swift
  /// let moments = stage.moments(at: [0, 0.15, 0.3], during: {
  ///   UIView.animate(withDuration: 0.3) { card.isExpanded = true }
  /// })
  /// let halfway = moments[1].frame(of: "card")
  /// ```
  ///
  /// Time passes in the stage alone, so that nothing waits. Afterwards the animations are over.
  ///
  /// - Parameters:
  ///   - times: Seconds after the animations were started, ascending.
  ///   - animations: Calls of `UIView.animate`, and starts of animators.
  /// - Returns: The appearance at each of the times.
  public func moments(
    at times: [TimeInterval], during animations: () throws -> Void
  ) rethrows -> [AnimationMoment] {
    layoutIfNeeded()
    let clock = ManualClock()
    let outer = Host.clock
    Host.clock = clock
    defer { Host.clock = outer }
    try perform(animations)
    return times.map { time in
      // Each of them is a frame, at which animations end and others begin.
      clock.advance(by: max(time - clock.now, 0))
      layoutIfNeeded()
      return AnimationMoment(time: time, views: shownViews.map(\.shown))
    }
  }

  /// A view with its frame. The view is kept, so that its identity stays its own.
  private struct ShownView {
    var view: UIView
    var name: String
    var frame: CGRect
    var id: ObjectIdentifier { ObjectIdentifier(view) }

    /// The appearance of the view during animations.
    @MainActor var shown: AnimationMoment.ShownView {
      AnimationMoment.ShownView(
        name: name, frame: view.presentedFrame,
        opacity: Double(view.presentedAlpha ?? view.alpha))
    }
  }

  private var shownViews: [ShownView] {
    let names = ViewNames()
    var views: [ShownView] = []
    func visit(_ view: UIView, below root: UIView) {
      let name =
        names.ownName(of: view) ?? (view === root ? "root" : names.path(of: view, below: root))
      views.append(ShownView(view: view, name: name, frame: view.frame))
      if view is UIControl { return }
      for child in view.subviews { visit(child, below: root) }
    }
    for root in window.subviews { visit(root, below: root) }
    return views
  }
}
