// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout
import QuoinUIKit

/// Finds the ambiguities of a scene that was laid out without sizes read back from its file.
@MainActor struct AmbiguityJudge {
  private let scene: LoadedScene
  private let found: [ObjectIdentifier: [ViewLayoutReport.Ambiguity]]

  init(_ scene: LoadedScene) {
    self.scene = scene
    let reports = scene.roots.map { $0.singleLayoutReport() }
    found = Dictionary(grouping: reports.flatMap(\.ambiguities)) { ObjectIdentifier($0.item) }
  }

  /// The ambiguities of one view.
  func ambiguities(of view: UIView) -> [ViewLayoutReport.Ambiguity] {
    guard let description = scene.entries.description(of: view),
      description.ambiguityCheck != .off, !isSizedByAppKit(view, description)
    else { return [] }
    var list = isPlaced(view, description) ? found[ObjectIdentifier(view)] ?? [] : []
    list += undeterminedContent(of: view, description, besides: list)
    list += undeterminedPosition(of: view, description)
    let pixel = 1 / max(1, view.traitCollection.displayScale)
    return list.filter { ambiguity in
      ambiguity.maximum - ambiguity.minimum >= pixel
        && (description.ambiguityCheck == .always || !ambiguity.isOfSize)
    }
  }

  /// Returns whether constraints, installed or not, or a stack view place the view. The editor
  /// keeps a view without any where it is. Observed: none of 17 such views is marked.
  private func isPlaced(_ view: UIView, _ description: ViewDescription) -> Bool {
    description.isConstrained || view.superview is UIStackView
  }

  /// Whether AppKit sizes a view itself: the scrollers of a scroll view, the header of a table, and
  /// the table, text or collection that a clip view shows.
  private func isSizedByAppKit(_ view: UIView, _ description: ViewDescription) -> Bool {
    guard scene.platform == .macOS else { return false }
    if ["tableHeaderView", "scroller"].contains(description.element) { return true }
    let isShown = view.superview.map { scene.elementKind(of: $0) == .clip } ?? false
    return isShown && [.table, .textView, .collection].contains(description.rule.kind)
  }

  /// The position of the content view of a window that has no mask to tie it to the window.
  ///
  /// Observed: two of two such views are marked. One has moved away from the edge of its window.
  private func undeterminedPosition(
    of view: UIView, _ description: ViewDescription
  ) -> [ViewLayoutReport.Ambiguity] {
    guard scene.entries.scene.controller?.element == "window", view === scene.roots.first,
      !description.translatesMask
    else { return [] }
    return [LayoutAmbiguity.Coordinate.x, .y].map {
      ViewLayoutReport.Ambiguity(
        item: view, attribute: $0.rawValue, minimum: -.infinity, maximum: .infinity)
    }
  }

  // MARK: Scroll views

  /// The content sizes of a scroll view that no constraint of its content mentions.
  ///
  /// The editor judges one without content if the file has its content guide. Observed: four of
  /// four such views are marked, and none of 15 without a guide.
  private func undeterminedContent(
    of view: UIView, _ description: ViewDescription,
    besides known: [ViewLayoutReport.Ambiguity]
  ) -> [ViewLayoutReport.Ambiguity] {
    guard description.element == "scrollView", scene.platform != .macOS,
      hasContentGuide(view) || view.subviews.contains(where: isPlacedByConstraints)
    else { return [] }
    return [LayoutAmbiguity.Coordinate.contentWidth, .contentHeight].compactMap { coordinate in
      guard !isMentioned(coordinate, of: view),
        !known.contains(where: { $0.attribute == coordinate.rawValue })
      else { return nil }
      return ViewLayoutReport.Ambiguity(
        item: view, attribute: coordinate.rawValue, minimum: 0, maximum: .infinity)
    }
  }

  private func hasContentGuide(_ view: UIView) -> Bool {
    (view as? UIScrollView).flatMap { scene.identifier(of: $0.contentLayoutGuide) } != nil
  }

  private func isPlacedByConstraints(_ view: UIView) -> Bool {
    scene.entries.description(of: view).map { !$0.translatesMask && !$0.isFixedFrame } ?? false
  }

  /// Whether a constraint inside a scroll view depends on how large its content is.
  private func isMentioned(
    _ coordinate: LayoutAmbiguity.Coordinate, of view: UIView
  ) -> Bool {
    let attributes: Set<NSLayoutConstraint.Attribute> =
      coordinate == .contentWidth
      ? [.trailing, .right, .trailingMargin, .rightMargin]
      : [.bottom, .bottomMargin, .lastBaseline]
    let guide = (view as? UIScrollView)?.contentLayoutGuide
    return scene.constraints.contains { constraint in
      let ends: [(item: AnyObject?, attribute: NSLayoutConstraint.Attribute, other: AnyObject?)] = [
        (constraint.firstItem, constraint.firstAttribute, constraint.secondItem),
        (constraint.secondItem, constraint.secondAttribute, constraint.firstItem),
      ]
      return ends.contains { end in
        if let guide, end.item === guide {
          return attributes.contains(end.attribute)
            || end.attribute == (coordinate == .contentWidth ? .width : .height)
            || end.attribute == (coordinate == .contentWidth ? .centerX : .centerY)
        }
        guard end.item === view, attributes.contains(end.attribute),
          let inner = end.other as? UIView
        else { return false }
        return inner !== view && inner.isDescendant(of: view)
      }
    }
  }
}

extension ViewLayoutReport.Ambiguity {
  /// Whether the attribute is a size.
  fileprivate var isOfSize: Bool { !["x", "y"].contains(attribute) }
}
