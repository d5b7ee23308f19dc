// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinUIKit

/// Copies of views, guides and constraints as they are now.
@MainActor struct ViewCopies {
  private(set) var views: [(view: UIView, copy: UIView)] = []
  private(set) var guides: [(guide: UILayoutGuide, copy: UILayoutGuide)] = []
  private var copyOf: [ObjectIdentifier: AnyObject] = [:]
  private let session: ViewEditSession

  init(of session: ViewEditSession) {
    self.session = session
  }

  mutating func copy(_ view: UIView) -> UIView {
    let copy = makeCopy(of: view)
    views.append((view, copy))
    copyOf[ObjectIdentifier(view)] = copy
    for guide in view.layoutGuides {
      guard let other = makeCopy(of: guide, in: view, for: copy) else { continue }
      guides.append((guide, other))
      copyOf[ObjectIdentifier(guide)] = other
    }
    // A control makes its parts for itself.
    for child in view.subviews where session.number(child) >= 0 {
      copy.addSubview(self.copy(child))
    }
    if let stack = view as? UIStackView, let copy = copy as? UIStackView { arrange(stack, copy) }
    return copy
  }

  /// Returns the copy of a guide; nil for one that the view needs for another guide.
  private func makeCopy(
    of guide: UILayoutGuide, in view: UIView, for copy: UIView
  ) -> UILayoutGuide? {
    if let kind = session.ownGuides[ObjectIdentifier(guide)] { return kind.of(copy) }
    guard session.guides.contains(where: { $0 === guide }) else { return nil }
    let other = UILayoutGuide()
    copy.addLayoutGuide(other)
    return other
  }

  private func makeCopy(of view: UIView) -> UIView {
    let copy = makeInstance(like: view)
    copy.preservesSuperviewLayoutMargins = view.preservesSuperviewLayoutMargins
    copy.insetsLayoutMarginsFromSafeArea = view.insetsLayoutMarginsFromSafeArea
    session.margins[session.number(view)]?.set(on: copy)
    ViewProbe.setScale(ViewProbe.scale(of: view), of: copy)
    ViewProbe.setSafeArea(ViewProbe.safeArea(of: view), of: copy)
    if view.translatesAutoresizingMaskIntoConstraints || view === session.root {
      copy.frame = view.frame
    }
    copy.translatesAutoresizingMaskIntoConstraints = view.translatesAutoresizingMaskIntoConstraints
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      copy.setContentHuggingPriority(view.contentHuggingPriority(for: axis), for: axis)
      copy.setContentCompressionResistancePriority(
        view.contentCompressionResistancePriority(for: axis), for: axis)
    }
    copy.semanticContentAttribute = view.semanticContentAttribute
    copy.isHidden = view.isHidden
    return copy
  }

  private func makeInstance(like view: UIView) -> UIView {
    switch view {
    case let label as UILabel:
      let copy = UILabel()
      copy.numberOfLines = label.numberOfLines
      copy.font = label.font
      copy.preferredMaxLayoutWidth = label.preferredMaxLayoutWidth
      copy.text = label.text
      return copy
    case let view as EditedView:
      let copy = EditedView()
      copy.content = view.content
      return copy
    case let stack as UIStackView:
      let copy = UIStackView()
      copy.axis = stack.axis
      copy.distribution = stack.distribution
      copy.alignment = stack.alignment
      copy.spacing = stack.spacing
      copy.isLayoutMarginsRelativeArrangement = stack.isLayoutMarginsRelativeArrangement
      copy.isBaselineRelativeArrangement = stack.isBaselineRelativeArrangement
      return copy
    default: break
    }
    if let control = Self.makeControl(like: view) { return control }
    return view is UIScrollView ? UIScrollView() : UIView()
  }

  private func arrange(_ stack: UIStackView, _ copy: UIStackView) {
    for view in stack.arrangedSubviews {
      guard let other = copyOf[ObjectIdentifier(view)] as? UIView else { continue }
      let translates = other.translatesAutoresizingMaskIntoConstraints
      copy.addArrangedSubview(other)
      other.translatesAutoresizingMaskIntoConstraints = translates
      let spacing = stack.customSpacing(after: view)
      if spacing != UIStackView.spacingUseDefault { copy.setCustomSpacing(spacing, after: other) }
    }
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
