// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinUIKit

/// Copies of views, guides and constraints as they are now.
@MainActor struct ViewCopies {
  private(set) var views: [(view: UIView, copy: UIView)] = []
  private(set) var guides: [(guide: UILayoutGuide, copy: UILayoutGuide)] = []
  private var copyOf: [ObjectIdentifier: AnyObject] = [:]

  mutating func copy(_ view: UIView) -> UIView {
    let copy = makeCopy(of: view)
    views.append((view, copy))
    copyOf[ObjectIdentifier(view)] = copy
    for guide in view.layoutGuides {
      let other: UILayoutGuide
      if guide === view.layoutMarginsGuide {
        other = copy.layoutMarginsGuide
      } else {
        other = UILayoutGuide()
        copy.addLayoutGuide(other)
      }
      guides.append((guide, other))
      copyOf[ObjectIdentifier(guide)] = other
    }
    for child in view.subviews { copy.addSubview(self.copy(child)) }
    return copy
  }

  private func makeCopy(of view: UIView) -> UIView {
    let copy: UIView
    switch view {
    case let label as UILabel:
      let other = UILabel()
      other.numberOfLines = label.numberOfLines
      other.text = label.text
      copy = other
    case is UIScrollView: copy = UIScrollView()
    default:
      let other = EditedView()
      other.content = view.intrinsicContentSize
      if let margins = (view as? EditedView)?.givenMargins { other.givenMargins = margins }
      copy = other
    }
    copy.preservesSuperviewLayoutMargins = view.preservesSuperviewLayoutMargins
    copy.layoutScale = view.layoutScale
    copy.layoutOverrides = view.layoutOverrides
    if view.translatesAutoresizingMaskIntoConstraints || view.superview == nil {
      copy.frame = view.frame
    }
    copy.translatesAutoresizingMaskIntoConstraints = view.translatesAutoresizingMaskIntoConstraints
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      copy.setContentHuggingPriority(view.contentHuggingPriority(for: axis), for: axis)
      copy.setContentCompressionResistancePriority(
        view.contentCompressionResistancePriority(for: axis), for: axis)
    }
    copy.semanticContentAttribute = view.semanticContentAttribute
    return copy
  }

  /// Activates copies of constraints, in order.
  func install(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints {
      guard let first = constraint.firstItem.flatMap({ copyOf[ObjectIdentifier($0)] }) else {
        continue
      }
      let second = constraint.secondItem.flatMap { copyOf[ObjectIdentifier($0)] }
      let copy = NSLayoutConstraint(
        item: first, attribute: constraint.firstAttribute, relatedBy: constraint.relation,
        toItem: second, attribute: constraint.secondAttribute, multiplier: constraint.multiplier,
        constant: constraint.constant)
      copy.priority = constraint.priority
      copy.isActive = true
    }
  }
}
