// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

// Each change of a view concerns objects further up: the host of its layout, the window, the
// traits. So that it need not walk there through all superviews, views store shortcuts.
//
// A landmark is a view that no shortcut skips. These are the targets of searches: separate roots of
// layouts, windows, views with traits or with a kept fitting host of their own, and views of a
// program's own class on long paths, which may override the window or the traits. A view that once
// was one stays a landmark, which only costs a step.
//
// Invariant: the shortcut of a view is nil, the handle of a freed view, or the handle of a
// superview at any distance, with no landmark and no view of a program's own class on the way, the
// view itself included and that superview not. As long as that superview lives, so do the views on
// the way, since each one is kept by its superview.

extension UIView {
  /// A way of more steps is shortened for the next time.
  private static let longestWay = 8

  /// The nearest landmark, else the topmost view; the view itself included.
  ///
  /// - Complexity: O(log *d*) on average, *d* the depth of the tree: the shortcuts of all views on
  ///   a long path lead to its end afterwards.
  var landmark: UIView {
    var view = self
    var steps = 0
    while let next = view.nextOnWay {
      view = next
      steps += 1
    }
    if steps > UIView.longestWay { storeShortcuts() }
    return view
  }

  /// The next view on the way to the landmark, nil at its end.
  private var nextOnWay: UIView? {
    layoutState.isLandmark ? nil : shortcut?.view ?? parent
  }

  private func storeShortcuts() {
    var way: [UIView] = []
    var end = self
    while let next = end.nextOnWay {
      way.append(end)
      end = next
    }
    for view in way.reversed() {
      if view.isOfThisLibrary {
        view.shortcut = end.handle
      } else {
        view.layoutState.isLandmark = true
        end = view
      }
    }
  }

  /// Whether no program can override the properties of the view.
  var isOfThisLibrary: Bool { QuoinUIKit.isOfThisLibrary(type(of: self)) }

  /// The nearest superview that may have a window or traits of its own, else the topmost one; nil
  /// at the top of a tree.
  var inheritedSource: UIView? {
    var source = layoutState.isLandmark ? parent : shortcut?.view ?? parent
    while let view = source, type(of: view) == UIView.self, let next = view.nextOnWay {
      source = next
    }
    return source
  }

  /// Moves the view to another superview, nil for none.
  func changeParent(to view: UIView?) {
    if handle.parent != nil { removeShortcuts() }
    handle.parent = view?.handle
    #if QUOIN_INVARIANTS
    checkLandmarks()
    #endif
  }

  /// Ends the shortcuts that lead past the view.
  func becomeLandmark() {
    guard !layoutState.isLandmark else { return }
    removeShortcuts()
    layoutState.isLandmark = true
    #if QUOIN_INVARIANTS
    checkLandmarks()
    #endif
  }

  /// Removes the shortcuts that lead past the view. The view leaves its superview, or it becomes a
  /// landmark; nothing else makes a shortcut wrong.
  private func removeShortcuts() {
    walk { view in
      view.shortcut = nil
      return view === self || !view.layoutState.isLandmark
    }
  }

  /// The view without superview that contains this one.
  var topmostView: UIView {
    var view = landmark
    while let next = view.parent { view = next.landmark }
    return view
  }

  /// The view whose host lays out this one: the topmost view, or the nearest separate root.
  var layoutHostRoot: UIView {
    var view = landmark
    while !view.layoutState.isSeparateRoot, let next = view.parent { view = next.landmark }
    return view
  }
}

#if QUOIN_INVARIANTS
extension UIView {
  /// Checks that shortcuts lead from the view and from below it to the landmarks that a walk finds
  /// which comes down from the superview.
  ///
  /// - Complexity: O(*n*), *n* the number of views, and O(log *d*) for each.
  func checkLandmarks() {
    // Ways are shortened first, which may make landmarks.
    forEachInTree { _ = $0.landmark }
    walk { (view, outer: UIView?) -> UIView? in
      let isSought =
        view.layoutState.isSeparateRoot || view is UIWindow || !view.inheritsTraits
        || view.fittingHost != nil
      precondition(
        view.layoutState.isLandmark || !isSought,
        "\(view.itemName) is sought from below, but is no landmark")
      let found =
        view.layoutState.isLandmark ? view : outer ?? view.parent?.landmark ?? view
      precondition(
        view.landmark === found,
        "from \(view.itemName) the way leads to \(view.landmark.itemName), not to \(found.itemName)"
      )
      return found
    }
  }
}
#endif
