// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinLayout

extension ShownFrames {
  /// Views of a program whose content size is another one than that of the layout.
  var staleContents: [Finding] {
    shown.compactMap { view, _ in
      // The classes of UIKit announce changes, and texts have other sizes when they wrap.
      guard !(view is UILabel), !(view is UIControl), !(view is UIScrollView),
        !(view is UIStackView), !(view is UIImageView), view.layoutOverrides == nil,
        let known = view.layoutState.intrinsicSize
      else { return nil }
      let current = view.intrinsicContentSize
      let isOther = { (length: CGFloat, other: CGFloat) in abs(length - other) > 0.5 }
      let isHigher = isOther(known.height, current.height)
      guard isHigher || isOther(known.width, current.width) else { return nil }
      let (was, now) = isHigher ? (known.height, current.height) : (known.width, current.width)
      let direction = isHigher ? "high" : "wide"
      return Finding(
        code: "stale-content",
        sentence: "the intrinsicContentSize of \(names.name(of: view)) is \(Self.length(now)) "
          + "\(direction) now, but the layout has \(Self.length(was)); call "
          + "invalidateIntrinsicContentSize() where it changes, in layoutSubviews() where it depends on "
          + "the bounds",
        view: view)
    }
  }

  private static func length(_ length: CGFloat) -> String {
    length == UIView.noIntrinsicMetric ? "none" : number(length)
  }

  /// One finding for all statements that ran several times, and added equal constraints each time.
  var repeatedConstraints: [Finding] {
    var counts: [ConstraintKey: Int] = [:]
    var first: (key: ConstraintKey, constraint: NSLayoutConstraint, view: UIView)?
    for (view, _) in shown {
      for constraint in view.constraints where constraint.origin == .program {
        guard let key = ConstraintKey(constraint) else { continue }
        counts[key, default: 0] += 1
        if counts[key] == 2, first == nil { first = (key, constraint, view) }
      }
    }
    guard let first else { return [] }
    let others = counts.values.count { $0 > 1 } - 1
    let subject = others > 0 ? " and \(others) more hold" : " holds"
    return [
      Finding(
        code: "repeated-constraint",
        sentence: "\(first.constraint.summary)\(subject) \(counts[first.key] ?? 0) times: "
          + "\(first.key.location) adds it each time it runs; add constraints once, as in init or "
          + "viewDidLoad, and change their constants later",
        view: first.view)
    ]
  }
}

/// The values in which constraints are equal that one statement made.
private struct ConstraintKey: Hashable {
  let location: String
  private let items: [ObjectIdentifier?]
  private let attributes: [NSLayoutConstraint.Attribute]
  private let relation: NSLayoutConstraint.Relation
  private let numbers: [CGFloat]

  /// - Returns: nil where the statement is not known.
  @MainActor init?(_ constraint: NSLayoutConstraint) {
    guard let location = constraint.sourceLocation?.text else { return nil }
    self.location = location
    items = [constraint.firstItem, constraint.secondItem].map { $0.map(ObjectIdentifier.init) }
    attributes = [constraint.firstAttribute, constraint.secondAttribute]
    relation = constraint.relation
    numbers = [constraint.multiplier, constraint.constant]
  }
}
