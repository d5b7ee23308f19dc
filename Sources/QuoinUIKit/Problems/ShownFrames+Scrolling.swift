// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinLayout

extension ShownFrames {
  /// Scroll views whose content no constraint ties to an edge, so that it has no size.
  var untiedContents: [Finding] {
    scrollViews.compactMap { scroll in
      let inner = scroll.subviews.filter {
        !$0.translatesAutoresizingMaskIntoConstraints && !$0.isHidden
          && !$0.handle.activations.isEmpty
      }
      guard let first = inner.first, scroll.contentSize == .zero, !isTied(scroll) else {
        return nil
      }
      return Finding(
        code: "untied-content",
        sentence:
          "the content of \(names.name(of: scroll)) has no size, so that it does not scroll: "
          + "no constraint ties \(names.name(of: first)) to its edges (centers, widths and heights "
          + "count for the frame); tie it to all four edges of contentLayoutGuide",
        view: scroll, evidence: first.constraintLines(.vertical))
    }
  }

  /// Scroll views whose content is as long as the scroll view, and a little longer by its insets.
  var longerContents: [Finding] {
    scrollViews.compactMap { scroll in
      for (size, isWide) in [
        (NSLayoutConstraint.Attribute.width, true), (.height, false),
      ] {
        let (content, shown) =
          isWide
          ? (scroll.contentSize.width, scroll.bounds.width)
          : (scroll.contentSize.height, scroll.bounds.height)
        let excess = content - shown
        // Another view beside it, such as a footer, may be what the content is longer by.
        guard excess > 0.5, excess < shown / 3 else { continue }
        if isWide, let found = fixedContent(of: scroll) { return found }
        guard let inner = equalView(in: scroll, size), isOnlyContent(inner, of: scroll) else {
          continue
        }
        let direction = isWide ? "wide" : "high"
        return Finding(
          code: "longer-content",
          sentence:
            "the content of \(names.name(of: scroll)) is \(Self.number(content)) \(direction), "
            + "but the scroll view shows \(Self.number(shown)): \(names.name(of: inner)) is as \(direction) as the "
            + "scroll view, and has insets of \(Self.number(excess)) beside it; make its "
            + "\(isWide ? "width" : "height") \(Self.number(excess)) less",
          view: scroll)
      }
      return nil
    }
  }

  /// A content that is wider than its scroll view by a constant width that nearly fills the screen.
  ///
  /// The excess of a strip, of pages, or of a picture that can be zoomed is intended: a screen of texts
  /// that is to scroll vertically takes at least half of the height.
  private func fixedContent(of scroll: UIScrollView) -> Finding? {
    guard scroll.bounds.height * 2 >= root.bounds.height, !scroll.isPagingEnabled,
      scroll.maximumZoomScale <= scroll.minimumZoomScale,
      !scroll.alwaysBounceHorizontal,
      let inner = scroll.subviews.first(where: { !$0.isHidden && !$0.isDecoration }),
      isOnlyContent(inner, of: scroll), let width = constantWidth(in: inner)
    else { return nil }
    let (name, content) = (names.name(of: scroll), Self.number(scroll.contentSize.width))
    return Finding(
      code: "longer-content",
      sentence: "the content of \(name) is \(content) wide, but the scroll view shows "
        + "\(Self.number(scroll.bounds.width)), so that it scrolls sideways: "
        + "\(names.name(of: width.view)) has the constant width \(Self.number(width.constant)); make "
        + "the width of \(names.name(of: inner)) equal to that of \(name)",
      view: scroll, severity: "info")
  }

  /// The first view with a constant width that does not fit the screen with margins of 32 points, a
  /// content or a view inside.
  private func constantWidth(in view: UIView) -> (view: UIView, constant: CGFloat)? {
    let isWide = { (constraint: NSLayoutConstraint) in
      constraint.origin == .program && constraint.firstAttribute == .width
        && constraint.secondItem == nil && constraint.relation != .lessThanOrEqual
        && constraint.priority == .required
        && constraint.constant + 64 > root.bounds.width
    }
    for inner in [view] + view.subviews where !(inner is UIScrollView) {
      if let found = inner.constraints.first(where: { $0.firstItem === inner && isWide($0) }) {
        return (inner, found.constant)
      }
    }
    return nil
  }

  private func isOnlyContent(_ inner: UIView, of scroll: UIScrollView) -> Bool {
    inner.superview === scroll
      && scroll.subviews.allSatisfy { $0 === inner || $0.isHidden || $0.isDecoration }
  }

  private var scrollViews: [UIScrollView] {
    shown.compactMap { view, _ in
      (view as? UIScrollView).flatMap { $0.setsOwnContentSize ? nil : $0 }
    }
  }

  /// Whether a constraint ties a view to an edge of the content.
  private func isTied(_ scroll: UIScrollView) -> Bool {
    scroll.constraints.contains { constraint in
      let sides = [
        (constraint.firstItem, constraint.firstAttribute),
        (constraint.secondItem, constraint.secondAttribute),
      ]
      return sides.contains { item, attribute in
        if (item as? UILayoutGuide)?.kind == .contentGuide { return true }
        switch attribute {
        case .left, .right, .leading, .trailing, .top, .bottom, .leftMargin, .rightMargin,
          .leadingMargin, .trailingMargin, .topMargin, .bottomMargin:
          return item === scroll
        default: return false
        }
      }
    }
  }

  /// The view in a scroll view that a constraint makes as long as it.
  private func equalView(
    in scroll: UIScrollView, _ size: NSLayoutConstraint.Attribute
  ) -> UIView? {
    for constraint in scroll.constraints
    where constraint.firstAttribute == size && constraint.secondAttribute == size
      && constraint.relation == .equal && constraint.multiplier == 1 && constraint.constant == 0
    {
      let items = [constraint.firstItem, constraint.secondItem]
      // Reading frameLayoutGuide would add the guide.
      let isFrame = items.contains { item in
        item === scroll
          || (item as? UILayoutGuide).map {
            $0.kind == .frameGuide && $0.owningView === scroll
          } ?? false
      }
      guard isFrame else { continue }
      if let inner = items.lazy.compactMap({ $0 as? UIView }).first(where: { $0 !== scroll }) {
        return inner
      }
    }
    return nil
  }
}
