// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinExplanation
import QuoinUIKit

/// The views whose frames the engine chose among several, or that a warning is about: those of conflicts,
/// ambiguities and warnings, with their descendants.
///
/// Rules about frames leave them out. The conflict, the ambiguity or the warning is a finding already, and
/// its fix moves the views.
@MainActor struct UncertainViews {
  private let horizontal: Set<ObjectIdentifier>
  private let vertical: Set<ObjectIdentifier>
  /// The views whose upper left corner the engine chose, and those of conflicts.
  private let places: Set<ObjectIdentifier>

  init(_ layout: CheckedLayout) {
    let open = layout.problems.all.ambiguities
    let possible = layout.problems.all.conflicts.flatMap(\.constraints).flatMap {
      [$0.firstItem, $0.secondItem].compactMap(\.self)
    }
    let broken =
      layout.problems.explained.conflicts.flatMap(\.items) + possible
      + layout.problems.warnings.flatMap(\.items)
    let isHorizontal = { (ambiguity: ViewLayoutReport.Ambiguity) in
      ["x", "width", "contentWidth"].contains(ambiguity.attribute)
    }
    horizontal = Self.views(open.filter(isHorizontal).map(\.item) + broken, in: layout)
    let isPlace = { (ambiguity: ViewLayoutReport.Ambiguity) in
      !["width", "contentWidth"].contains(ambiguity.attribute)
    }
    places = Self.views(open.filter(isPlace).map(\.item) + broken, in: layout)
    vertical = Self.views(open.filter { !isHorizontal($0) }.map(\.item) + broken, in: layout)
  }

  /// Returns the views among some items, with their descendants.
  private static func views(
    _ items: [AnyObject], in layout: CheckedLayout
  ) -> Set<ObjectIdentifier> {
    let items = Set(items.map(ObjectIdentifier.init))
    var views: Set<ObjectIdentifier> = []
    // A view comes before its descendants.
    for checked in layout.views where !items.isEmpty {
      let isInside =
        layout.parent(of: checked).map { views.contains(ObjectIdentifier($0.view)) } ?? false
      // A view that fills a root moves with the constraints of the root, not with the root.
      let isItem = items.contains(ObjectIdentifier(checked.view)) && checked.parent != nil
      if isInside || isItem { views.insert(ObjectIdentifier(checked.view)) }
    }
    return views
  }

  /// Returns whether the engine chose the frame of a view, or a part of it.
  func contains(_ view: CheckedView) -> Bool {
    containsHorizontally(view) || vertical.contains(ObjectIdentifier(view.view))
  }

  /// Returns whether the engine chose only the width of a view.
  func containsWidthOnly(_ view: CheckedView) -> Bool {
    let key = ObjectIdentifier(view.view)
    return horizontal.contains(key) && !places.contains(key) && !vertical.contains(key)
  }

  /// Returns whether the engine chose the horizontal extent of a view.
  func containsHorizontally(_ view: CheckedView) -> Bool {
    horizontal.contains(ObjectIdentifier(view.view))
  }
}
