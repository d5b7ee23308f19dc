// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation

extension ShownFrames {
  /// Views with a background from which a text inside protrudes by more than half beyond the end, each
  /// once: the container is too short for a text that follows another one inside. A text that is tied
  /// to the container itself or to another view, or that a frame places, is to be outside, and so is a
  /// mark with a background.
  var spilledTexts: [Finding] {
    var known: Set<ObjectIdentifier> = []
    return shown.compactMap { view, frame in
      guard let label = view as? UILabel, hasContent(label), frame.width > 0, frame.height > 0,
        !hasBackground(label), !label.translatesAutoresizingMaskIntoConstraints,
        let container = label.superview, container !== root,
        !(container is UIControl), !(container is UIScrollView), hasBackground(container),
        !container.clipsToBounds, container.bounds.width > 0, container.bounds.height > 0,
        !container.translatesAutoresizingMaskIntoConstraints
      else { return nil }
      let (bounds, inner) = (container.bounds, label.frame)
      let isMirrored = container.effectiveUserInterfaceLayoutDirection == .rightToLeft
      let isBeside = isMirrored ? inner.midX < bounds.minX : inner.midX > bounds.maxX
      guard isBeside || inner.midY > bounds.maxY,
        followsText(label, in: container, isBeside ? .horizontal : .vertical),
        known.insert(ObjectIdentifier(container)).inserted
      else { return nil }
      let name = names.name(of: container)
      let (length, side, edge) =
        isBeside
        ? ("\(Self.number(bounds.width)) wide", "width", "trailing edge")
        : ("\(Self.number(bounds.height)) high", "height", "bottom")
      return Finding(
        code: "outside-superview",
        sentence:
          "\(names.name(of: label)) is outside of its superview \(name), whose background is "
          + "\(length); tie the \(edge) of \(name) to that of its last view, and remove a fixed "
          + side,
        view: container, axis: isBeside ? .horizontal : .vertical)
    }
  }

  /// Whether no other constraints place a view along an axis than those that tie its start to the end
  /// of a text in the container.
  private func followsText(
    _ view: UIView, in container: UIView, _ axis: NSLayoutConstraint.Axis
  ) -> Bool {
    let isHorizontal = axis == .horizontal
    let start: NSLayoutConstraint.Attribute = isHorizontal ? .leading : .top
    let end: NSLayoutConstraint.Attribute = isHorizontal ? .trailing : .bottom
    let length: NSLayoutConstraint.Attribute = isHorizontal ? .width : .height
    let placing = view.programConstraints.filter {
      let own = $0.firstItem === view ? $0.firstAttribute : $0.secondAttribute
      return $0.firstOperand.axis == axis && own != length
    }
    return !placing.isEmpty
      && placing.allSatisfy { constraint in
        let isFirst = constraint.firstItem === view
        let own = isFirst ? constraint.firstAttribute : constraint.secondAttribute
        let other = isFirst ? constraint.secondAttribute : constraint.firstAttribute
        let item = isFirst ? constraint.secondItem : constraint.firstItem
        guard own == start, other == end, let text = item as? UILabel, text.superview === container
        else { return false }
        return container.bounds.contains(CGPoint(x: text.frame.midX, y: text.frame.midY))
      }
  }
}
