// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation

extension ShownFrames {
  /// Texts and controls to which no constraint, no frame and no layout of a superview gives a size.
  var unplacedContents: [Finding] {
    shown.dropFirst().compactMap { view, frame in
      guard hasContent(view), frame.size == .zero,
        view.translatesAutoresizingMaskIntoConstraints, view.handle.activations.isEmpty,
        view.constraints.isEmpty,
        !(view.superview is UIStackView), !isInBar(view)
      else { return nil }
      let cause =
        view.frame.origin == .zero
        ? "no layout gives it a frame"
        : "its frame has a position and no size, which sizeToFit() gives it"
      return Finding(
        code: "unplaced-view",
        sentence:
          "\(names.name(of: view)) is 0 wide and 0 high: it has no constraint, and \(cause)",
        view: view)
    }
  }

  /// Containers without a length whose contents are drawn beside them, where no touch reaches
  /// them.
  var emptyContainers: [Finding] {
    var known: Set<ObjectIdentifier> = []
    return shown.compactMap { view, frame in
      guard let container = view.superview, container !== root, hasContent(view),
        frame.width > 0, frame.height > 0, !container.clipsToBounds,
        container.bounds.width <= 0 || container.bounds.height <= 0,
        known.insert(ObjectIdentifier(container)).inserted
      else { return nil }
      let isFlat = container.bounds.height <= 0
      let isNarrow = container.bounds.width <= 0
      let size = [isNarrow ? "0 wide" : nil, isFlat ? "0 high" : nil].compactMap(\.self)
      return Finding(
        code: "empty-container",
        sentence: "\(names.name(of: container)) is \(size.joined(separator: " and ")), and "
          + "\(names.name(of: view)) in it is outside; give it a length, or tie its content to both of "
          + "its edges",
        view: container, axis: isFlat ? .vertical : .horizontal)
    }
  }

  /// Controls outside of their superview, which gets no touches there.
  var untouchable: [Finding] {
    (shown.map(\.view) + shown.flatMap { ($0.view as? UIScrollView)?.controlsInside ?? [] })
      .compactMap { view in
        guard let control = view as? UIControl, control.isEnabled, control.isUserInteractionEnabled,
          let container = control.superview, container !== root, !(container is UIScrollView),
          // What is outside of the screen cannot be touched in any case.
          container.bounds.size != root.bounds.size,
          control.bounds.width > 0, control.bounds.height > 0,
          container.bounds.width > 0, container.bounds.height > 0, !isInBar(control)
        else { return nil }
        let (bounds, inner) = (container.bounds, control.frame)
        let isBeside = inner.midX < bounds.minX || inner.midX > bounds.maxX
        guard isBeside || inner.midY < bounds.minY || inner.midY > bounds.maxY else { return nil }
        let length =
          isBeside
          ? "\(Self.number(bounds.width)) wide" : "\(Self.number(bounds.height)) high"
        return Finding(
          code: "untouchable",
          sentence: "\(names.name(of: control)) is outside of its superview "
            + "\(names.name(of: container)), which is \(length), so that no touch reaches it; make the "
            + "superview contain it, or add it to another one",
          view: control, axis: isBeside ? .horizontal : .vertical)
      }
  }

  /// Texts and controls in a scroll view beyond the end of its content, to which it cannot scroll.
  var unreachable: [Finding] {
    shown.compactMap { view, _ in
      guard let scroll = view as? UIScrollView, !(scroll is UITableView),
        !(scroll is UICollectionView), !(scroll is UITextView), scroll.bounds.height > 0
      else { return nil }
      let end = max(
        scroll.contentSize.height + max(0, scroll.contentInset.bottom), scroll.bounds.height)
      var last: (view: UIView, end: CGFloat)?
      @MainActor func visit(_ view: UIView, _ origin: CGFloat) {
        for inner in view.subviews where !inner.isHidden && inner.alpha > 0.01 {
          let start = origin + inner.frame.minY - (view is UIScrollView ? 0 : view.bounds.minY)
          if hasContent(inner), start + inner.bounds.height > (last?.end ?? 0) {
            last = (inner, start + inner.bounds.height)
          }
          if !(inner is UIScrollView), !(inner is UIControl), !inner.clipsToBounds {
            visit(inner, start)
          }
        }
      }
      visit(scroll, 0)
      guard let last, last.end > end + 1 else { return nil }
      return Finding(
        code: "unreachable-content",
        sentence: "\(names.name(of: last.view)) ends \(Self.number(last.end - end)) below the "
          + "content of \(names.name(of: scroll)), which is \(Self.number(end)) high, so that it cannot be "
          + "scrolled to; tie the bottom of the last view to that of the content, and remove a fixed "
          + "height",
        view: scroll)
    }
  }
}

extension UIScrollView {
  /// The shown controls in the content, but not those of rows.
  fileprivate var controlsInside: [UIView] {
    guard !setsOwnContentSize else { return [] }
    var found: [UIView] = []
    @MainActor func visit(_ view: UIView) {
      for inner in view.subviews
      where !inner.isHidden && inner.alpha > 0.01 && inner.transform == .identity {
        if inner is UIControl { found.append(inner) } else { visit(inner) }
      }
    }
    visit(self)
    return found
  }
}
