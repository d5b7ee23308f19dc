// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinUIKit

extension CellLayout {
  /// Judges the view of a selector; a selector that finds none or several is the finding.
  func with(
    _ selector: LayoutSelector, _ judge: (LaidOutView) -> [ExpectationFinding]
  ) -> [ExpectationFinding] {
    switch SelectedView(selector, in: self) {
    case .found(let view): judge(view)
    case .failed(let finding): [finding]
    }
  }

  /// Evaluates a view and one around it.
  ///
  /// - Parameter outer: The view around it; nil for the superview.
  func with(
    _ selector: LayoutSelector, _ outer: LayoutSelector?,
    _ judge: (LaidOutView, LaidOutView) -> [ExpectationFinding]
  ) -> [ExpectationFinding] {
    with(selector) { entry in
      if let outer { return with(outer) { judge(entry, $0) } }
      guard let parent = views.parent(of: entry) else {
        return [
          ExpectationFinding(
            key: entry.path, message: "\(name(of: entry.view)) has no superview in the layout")
        ]
      }
      return judge(entry, parent)
    }
  }

  /// Judges the views of several selectors.
  func with(
    all selectors: [LayoutSelector], _ judge: ([LaidOutView]) -> [ExpectationFinding]
  ) -> [ExpectationFinding] {
    var views: [LaidOutView] = []
    var failures: [ExpectationFinding] = []
    for selector in selectors {
      switch SelectedView(selector, in: self) {
      case .found(let view): views.append(view)
      case .failed(let finding): failures.append(finding)
      }
    }
    return failures.isEmpty ? judge(views) : failures
  }

  /// Evaluates without some views and their descendants.
  func without(
    _ selectors: [LayoutSelector], _ judge: (_ isLeftOut: (UIView) -> Bool) -> [ExpectationFinding]
  ) -> [ExpectationFinding] {
    with(all: selectors) { outer in
      judge { view in
        views.entry(of: view).map { entry in
          outer.contains { views.contains(entry, in: $0.view) }
        } ?? false
      }
    }
  }
}
