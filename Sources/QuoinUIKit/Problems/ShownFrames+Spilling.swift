// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation

extension ShownFrames {
  /// Views with a background from which a text inside protrudes by more than half, each once. A
  /// caption that is tied to the opposite edge is to be outside, and so is a mark with a background.
  var spilledTexts: [Finding] {
    var known: Set<ObjectIdentifier> = []
    return shown.compactMap { view, frame in
      guard let label = view as? UILabel, hasContent(label), frame.width > 0, frame.height > 0,
        !hasBackground(label), let container = label.superview, container !== root,
        !(container is UIControl), !(container is UIScrollView), hasBackground(container),
        !container.clipsToBounds, container.bounds.width > 0, container.bounds.height > 0,
        !container.translatesAutoresizingMaskIntoConstraints
      else { return nil }
      let (bounds, inner) = (container.bounds, label.frame)
      let isBeside = inner.midX < bounds.minX || inner.midX > bounds.maxX
      guard isBeside || inner.midY < bounds.minY || inner.midY > bounds.maxY,
        !isTiedOutside(label, of: container), known.insert(ObjectIdentifier(container)).inserted
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

  /// Whether a constraint ties an edge of a view to the opposite edge of its superview, which puts
  /// it outside.
  private func isTiedOutside(_ view: UIView, of container: UIView) -> Bool {
    view.programConstraints.contains { constraint in
      guard constraint.firstItem === container || constraint.secondItem === container else {
        return false
      }
      let sides = [constraint.firstAttribute, constraint.secondAttribute]
      return (sides.contains(.top) && sides.contains(.bottom))
        || (sides.contains(.leading) && sides.contains(.trailing))
        || (sides.contains(.left) && sides.contains(.right))
    }
  }
}
