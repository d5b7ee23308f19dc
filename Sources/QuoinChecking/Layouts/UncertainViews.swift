// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinExplanation
import QuoinUIKit

/// The views whose frames follow from a choice of the engine: those of conflicts and ambiguities, and
/// what is inside of them.
///
/// Rules about frames leave them out. The conflict or the ambiguity is a finding already, and its fix
/// moves the views.
@MainActor struct UncertainViews {
  private let views: Set<ObjectIdentifier>

  init(_ layout: CheckedLayout) {
    let open = layout.problems.all.ambiguities.map(\.item)
    let broken = layout.problems.explained.conflicts.flatMap(\.items)
    let items = Set((open + broken).map(ObjectIdentifier.init))
    var views: Set<ObjectIdentifier> = []
    // A view comes before those inside of it.
    for checked in layout.views where !items.isEmpty {
      let isInside =
        layout.parent(of: checked).map { views.contains(ObjectIdentifier($0.view)) } ?? false
      // What fills a root moves with the constraints of the root, not with the root.
      let isItem = items.contains(ObjectIdentifier(checked.view)) && checked.parent != nil
      if isInside || isItem { views.insert(ObjectIdentifier(checked.view)) }
    }
    self.views = views
  }

  func contains(_ view: CheckedView) -> Bool { views.contains(ObjectIdentifier(view.view)) }
}
