// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation

extension ShownFrames {
  /// Hidden views that keep a large place, empty, above a view that is tied to their bottom.
  ///
  /// A small place, or one beside a view, is kept for a message or a mark that appears and disappears, so that
  /// nothing moves by it. A place that another view fills is that of alternatives, and a hidden view
  /// without content is a distance.
  var hiddenGaps: [Finding] {
    everything.filter { !($0 is UIStackView) }.flatMap { outer in
      outer.subviews.filter(\.isHidden).compactMap { hidden in
        showsContent(hidden) && !isFilled(hidden.frame, in: outer) ? hiddenGap(of: hidden) : nil
      }
    }
  }

  private func hiddenGap(of hidden: UIView) -> Finding? {
    guard hidden.frame.height >= Self.leastGap,
      !hidden.translatesAutoresizingMaskIntoConstraints
    else { return nil }
    for constraint in hidden.programConstraints where constraint.relation == .equal {
      guard constraint.attribute(of: hidden) == .bottom,
        let follower = constraint.other(than: hidden) as? UIView,
        constraint.attribute(of: follower) == .top,
        follower.superview === hidden.superview, !follower.isHidden, follower.alpha > 0.01,
        hasBackground(follower) || showsContent(follower)
      else { continue }
      let (name, next) = (names.name(of: hidden), names.name(of: follower))
      return Finding(
        code: "hidden-gap",
        sentence: "\(name) is hidden, and keeps its place above \(next), "
          + "\(Self.number(hidden.frame.height)) high: only a stack view closes the gap of a hidden view; "
          + "arrange both in one, or exchange this constraint while \(name) is hidden",
        view: hidden, severity: "info", evidence: [constraint.locatedLine])
    }
    return nil
  }

  /// The length from which an empty place is noticed, in points: that of a row.
  private static let leastGap: CGFloat = 44

  /// Whether a shown subview of a view is in a rectangle of it.
  private func isFilled(_ rect: CGRect, in outer: UIView) -> Bool {
    outer.subviews.contains { other in
      guard !other.isHidden, other.alpha > 0.01 else { return false }
      let common = other.frame.intersection(rect)
      return !common.isNull && common.width > 2 && common.height > 2
    }
  }

  /// Whether a view, or one inside of it, shows more than a background.
  private func showsContent(_ view: UIView) -> Bool {
    if hasContent(view) || view is UIScrollView || view is UIImageView { return true }
    return view.subviews.contains { !$0.isHidden && showsContent($0) }
  }
}
