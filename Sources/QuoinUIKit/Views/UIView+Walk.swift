// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// A view whose subviews are being visited.
private struct WalkLevel<State> {
  let view: UIView
  let state: State
  /// The subviews as they were when the view was entered.
  private let children: [UIView]
  private var index = 0

  @MainActor init(_ view: UIView, _ state: State, _ children: [UIView]) {
    self.view = view
    self.state = state
    self.children = children
  }

  /// Returns the next subview, nil after the last one.
  mutating func next() -> UIView? {
    guard index < children.count else { return nil }
    defer { index += 1 }
    return children[index]
  }
}

/// The subviews that a walk visits.
@MainActor enum WalkScope {
  case allSubviews, subviewsWithWork

  func subviews(of view: UIView) -> [UIView] {
    switch self {
    case .allSubviews: view.children
    case .subviewsWithWork: view.viewsWithWork
    }
  }
}

extension UIView {
  /// Visits the view and all below it, superviews first, subviews from back to front.
  ///
  /// Without recursion: a tree of views may be deeper than the stack of the program.
  /// - Parameters:
  ///   - scope: the subviews that are visited.
  ///   - enter: gets a view and the state of its superview, nil for the receiver. Returns the state
  ///     of the view, nil to pass over the view and all below it.
  ///   - leave: gets a view that was entered, and its state, after all below it.
  func walk<State>(
    among scope: WalkScope = .allSubviews,
    _ enter: (_ view: UIView, _ outer: State?) -> State?,
    leaving leave: (_ view: UIView, _ state: State) -> Void = { _, _ in }
  ) {
    guard let state = enter(self, nil) else { return }
    guard !children.isEmpty else { return leave(self, state) }
    var levels = [WalkLevel(self, state, scope.subviews(of: self))]
    while let last = levels.indices.last {
      guard let child = levels[last].next() else {
        let level = levels.removeLast()
        leave(level.view, level.state)
        continue
      }
      guard let state = enter(child, levels[last].state) else { continue }
      if child.children.isEmpty {
        leave(child, state)
      } else {
        levels.append(WalkLevel(child, state, scope.subviews(of: child)))
      }
    }
  }

  /// Visits the view and all below it, superviews first.
  ///
  /// - Parameter visit: gets a view and returns whether its subviews are visited.
  func walk(into visit: (UIView) -> Bool) {
    walk { (view, _: Bool?) in visit(view) ? true : nil }
  }

  /// Calls the view and all below it, superviews first.
  func forEachInTree(_ body: (UIView) -> Void) {
    walk { (view, _: Bool?) in
      body(view)
      return true
    }
  }
}
