// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinUIKit

extension ViewEditSession {
  mutating func addView() {
    let view = makeView()
    view.translatesAutoresizingMaskIntoConstraints = chance(1, of: 8)
    if view.translatesAutoresizingMaskIntoConstraints {
      view.frame = CGRect(x: 3, y: 4, width: length(10...60), height: 20)
    }
    let parent = someContainer()
    parent.insertSubview(view, at: Int.random(in: 0...parent.subviews.count, using: &random))
    views.append(view)
    log.append("add \(type(of: view)) \(number(view)) to \(number(parent))")
    if chance(1, of: 3) { addUsualConstraints(to: view, in: parent) }
  }

  /// Adds a view that a pattern places.
  mutating func addMember(to parent: UIView) -> UIView {
    let view = makeView()
    view.translatesAutoresizingMaskIntoConstraints = false
    parent.addSubview(view)
    views.append(view)
    log.append("add \(type(of: view)) \(number(view)) to \(number(parent))")
    return view
  }

  private mutating func makeView() -> UIView {
    switch Int.random(in: 0..<9, using: &random) {
    case 0, 1:
      let label = UILabel()
      label.numberOfLines = one(of: [0, 0, 1, 2]) ?? 0
      label.text = someText()
      return label
    case 2: return UIScrollView()
    case 3, 4:
      let stack = UIStackView()
      change(stack)
      return stack
    default:
      guard !isPlain else { return UIView() }
      return EditedView()
    }
  }

  /// Adds the constraints that views usually have: two edges, and perhaps a size.
  private mutating func addUsualConstraints(to view: UIView, in parent: UIView) {
    view.translatesAutoresizingMaskIntoConstraints = false
    install(view, .leading, .equal, parent, .leading, constant: length(0...30))
    install(view, .top, .equal, parent, .top, constant: length(0...30))
    guard chance(1, of: 2) else { return }
    install(view, .width, .equal, parent, .width, multiplier: one(of: [0.5, 1.0 / 3, 0.75]) ?? 1)
    install(view, .height, .equal, nil, .notAnAttribute, constant: length(10...60))
  }

  mutating func removeView() {
    guard let view = one(of: inner) else { return }
    log.append("remove \(number(view))")
    view.removeFromSuperview()
    guard chance(1, of: 2) else { return }
    let parent = someContainer()
    log.append("and add it to \(number(parent))")
    parent.addSubview(view)
  }

  mutating func moveView() {
    guard let view = one(of: inner) else { return }
    let parent = someContainer()
    guard !parent.isDescendant(of: view) else { return }
    log.append("move \(number(view)) to \(number(parent))")
    parent.insertSubview(view, at: Int.random(in: 0...parent.subviews.count, using: &random))
  }

  mutating func reorderViews() {
    guard let view = one(of: inner) else { return }
    log.append("send \(number(view)) back")
    view.superview?.sendSubviewToBack(view)
  }

  mutating func resizeRoot() {
    root.frame.size = CGSize(width: length(100...400), height: length(100...400))
    log.append("resize to \(root.frame.size)")
  }

  mutating func changeFrame() {
    let fixed = inner.filter(\.translatesAutoresizingMaskIntoConstraints)
    guard let view = one(of: fixed) else { return }
    view.frame = CGRect(x: length(0...50), y: 5, width: length(0...90), height: length(0...50))
    log.append("frame of \(number(view)) is \(view.frame)")
  }

  mutating func changeTranslation() {
    let free = inner.filter { !($0.superview is UIStackView) }
    guard let view = one(of: free) else { return }
    view.translatesAutoresizingMaskIntoConstraints.toggle()
    if view.translatesAutoresizingMaskIntoConstraints {
      view.frame = CGRect(x: 7, y: 3, width: 12, height: 50)
    }
    log.append("translation of \(number(view))")
  }

  mutating func changeDirection() {
    let view = someView()
    let choices: [UISemanticContentAttribute] = [
      .unspecified, .forceRightToLeft, .forceLeftToRight,
    ]
    view.semanticContentAttribute = one(of: choices) ?? .unspecified
    log.append("direction of \(number(view)) is \(view.semanticContentAttribute)")
  }

  mutating func addGuide() {
    let guide = UILayoutGuide()
    let view = someContainer()
    view.addLayoutGuide(guide)
    guides.append(guide)
    log.append("add a guide to \(number(view))")
  }

  mutating func removeGuide() {
    guard let guide = guides.popLast() else { return }
    guide.owningView?.removeLayoutGuide(guide)
    log.append("remove the last guide")
  }

  /// Asks for a fitting size, which must not change anything.
  mutating func measure() {
    let view = someView()
    let size = view.systemLayoutSizeFitting(
      CGSize(width: length(0...200), height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    log.append("measure \(number(view)): \(size)")
  }
}
