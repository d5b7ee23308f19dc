// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

// A change of a view affects objects of its ancestors: the host of its layout, the window, the
// traits. Views store shortcuts to distant ancestors, so that a search does not visit all
// superviews.
//
// A barrier is a view that no shortcut passes. Barriers are the views that searches look for:
// separate roots of layouts, windows, views with traits or a cached fitting host of their own, and
// views of a program's own class on long paths, which may override the window or the traits. A
// barrier remains one when the reason is gone: that costs one step of a search.
//
// Invariant: the shortcut of a view is nil, the handle of a freed view, or the handle of an
// ancestor. The path from the view, included, to that ancestor, excluded, has no barrier and no
// view of a program's own class. As long as the ancestor lives, so do the views on the path, since
// each view is retained by its superview.

extension UIView {
  /// The largest number of steps of a search that stores no shortcuts.
  private static let longestSearch = 8

  /// The nearest barrier among the view and its ancestors; without one, the topmost view.
  ///
  /// - Complexity: O(log *d*) on average, where *d* is the depth of the tree: after a long search,
  ///   the shortcuts of all views on the path lead to its end.
  var nearestBarrier: UIView {
    var view = self
    var steps = 0
    while let next = view.nextOnPath {
      view = next
      steps += 1
    }
    if steps > UIView.longestSearch { storeShortcuts() }
    return view
  }

  /// The next view on the path to the nearest barrier; nil at its end.
  private var nextOnPath: UIView? {
    layoutState.isBarrier ? nil : shortcut?.view ?? parent
  }

  private func storeShortcuts() {
    var path: [UIView] = []
    var end = self
    while let next = end.nextOnPath {
      path.append(end)
      end = next
    }
    for view in path.reversed() {
      if view.isOfThisLibrary {
        view.shortcut = end.handle
      } else {
        view.layoutState.isBarrier = true
        end = view
      }
    }
  }

  /// Whether no program can override the properties of the view.
  var isOfThisLibrary: Bool { QuoinUIKit.isOfThisLibrary(type(of: self)) }

  /// The nearest superview that may have a window or traits of its own, otherwise the topmost one;
  /// nil at the top of a tree.
  var inheritedSource: UIView? {
    var source = layoutState.isBarrier ? parent : shortcut?.view ?? parent
    while let view = source, type(of: view) == UIView.self, let next = view.nextOnPath {
      source = next
    }
    return source
  }

  /// Moves the view to another superview, nil for none.
  func changeParent(to view: UIView?) {
    if handle.parent != nil { removeShortcuts() }
    handle.parent = view?.handle
    #if QUOIN_INVARIANTS
    checkShortcuts()
    #endif
  }

  /// Makes the view a barrier, and removes the shortcuts that pass it.
  func becomeBarrier() {
    guard !layoutState.isBarrier else { return }
    removeShortcuts()
    layoutState.isBarrier = true
    #if QUOIN_INVARIANTS
    checkShortcuts()
    #endif
  }

  /// Removes the shortcuts that pass the view. Called when the view leaves its superview or becomes
  /// a barrier; nothing else invalidates a shortcut.
  private func removeShortcuts() {
    walk { view in
      view.shortcut = nil
      return view === self || !view.layoutState.isBarrier
    }
  }

  /// The view without superview that contains this one.
  var topmostView: UIView {
    var view = nearestBarrier
    while let next = view.parent { view = next.nearestBarrier }
    return view
  }

  /// The view whose host lays out this one: the topmost view, or the nearest separate root.
  var layoutHostRoot: UIView {
    var view = nearestBarrier
    while !view.layoutState.isSeparateRoot, let next = view.parent { view = next.nearestBarrier }
    return view
  }
}

#if QUOIN_INVARIANTS
extension UIView {
  /// Checks that a search from the view and from each descendant finds the barrier that a walk down
  /// the tree finds.
  ///
  /// - Complexity: O(*n*), *n* the number of views, and O(log *d*) for each.
  func checkShortcuts() {
    // Shortcuts are stored first, which may add barriers.
    forEachInTree { _ = $0.nearestBarrier }
    walk { (view, outer: UIView?) -> UIView? in
      let isSought =
        view.layoutState.isSeparateRoot || view is UIWindow || !view.inheritsTraits
        || view.fittingHost != nil
      precondition(
        view.layoutState.isBarrier || !isSought,
        "\(view.itemName) is searched for by its descendants, but is not a barrier")
      let found =
        view.layoutState.isBarrier ? view : outer ?? view.parent?.nearestBarrier ?? view
      precondition(
        view.nearestBarrier === found,
        "a search from \(view.itemName) finds \(view.nearestBarrier.itemName), not \(found.itemName)"
      )
      return found
    }
  }
}
#endif
