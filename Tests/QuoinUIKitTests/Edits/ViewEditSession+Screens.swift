// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinUIKit

// Views as screens have them: of all kinds, and each placed completely when it is added.

extension ViewEditSession {
  /// Adds a view of any kind with constraints that place it.
  mutating func place() {
    guard inner.count < 24 else { return }
    let view = makeControl()
    views.append(view)
    let parent = someParent()
    add(view, to: parent)
  }

  /// Removes a view and adds it again, mostly to the same superview, so that constraints around it
  /// are gone and those inside of it remain.
  mutating func placeAgain() {
    guard let view = one(of: inner), let former = view.superview else { return }
    view.removeFromSuperview()
    log.append("remove \(number(view))")
    let parent = chance(2, of: 3) ? former : someParent()
    if chance(1, of: 3), !(parent is UIStackView) {
      parent.addSubview(view)
      log.append("and add it to \(number(parent))")
    } else {
      add(view, to: parent)
    }
  }

  private mutating func add(_ view: UIView, to parent: UIView) {
    view.translatesAutoresizingMaskIntoConstraints = false
    log.append("add \(type(of: view)) \(number(view)) to \(number(parent))")
    if let stack = parent as? UIStackView {
      let index = Int.random(in: 0...stack.arrangedSubviews.count, using: &random)
      stack.insertArrangedSubview(view, at: index)
    } else {
      parent.addSubview(view)
      if let scroll = parent as? UIScrollView, !(parent is UITextView) {
        fill(scroll, with: view)
      } else {
        addPlacement(of: view, in: parent)
      }
    }
  }

  private mutating func fill(_ scroll: UIScrollView, with view: UIView) {
    let content = area(.content, of: scroll)
    guard chance(2, of: 3) else {
      let pairs: [[NSLayoutConstraint.Attribute]] = [[.centerX, .centerY], [.left, .top]]
      for attribute in one(of: pairs) ?? [] {
        place(view, attribute, content, attribute, constant: length(0...30))
      }
      addSize(of: view)
      return
    }
    for edge in [NSLayoutConstraint.Attribute.top, .leading, .bottom, .trailing] {
      place(view, edge, content, edge)
    }
    if chance(2, of: 3) { place(view, .width, area(.frame, of: scroll), .width) }
  }

  private mutating func addPlacement(of view: UIView, in parent: UIView) {
    let siblings = parent.subviews.filter { $0 !== view && number($0) >= 0 }
    let area = someArea(of: parent)
    switch (Int.random(in: 0..<6, using: &random), one(of: siblings)) {
    case (0, _):
      let inset = length(0...20)
      place(view, .leading, area, .leading, constant: inset)
      place(view, .trailing, area, .trailing, constant: -length(0...20))
      place(view, .top, area, .top, constant: inset)
      if chance(1, of: 2) { addSize(of: view) }
    case (1, _):
      place(view, .centerX, area, .centerX)
      place(view, .centerY, area, .centerY, constant: length(-20...80))
      addSize(of: view)
    case (2, let sibling?), (3, let sibling?):
      place(view, .top, sibling, .bottom, constant: length(-8...40))
      place(view, .leading, sibling, .leading)
      addSize(of: view)
    case (4, let sibling?):
      place(view, .leading, sibling, .trailing, constant: length(-8...40))
      let lines: [NSLayoutConstraint.Attribute] = [.centerY, .top, .firstBaseline]
      let line = one(of: lines) ?? .top
      place(view, line, sibling, line)
      addSize(of: view)
    default:
      place(view, .left, area, .left, constant: length(-8...40))
      place(view, .top, area, .top, constant: length(0...100))
      addSize(of: view)
    }
  }

  private mutating func addSize(of view: UIView) {
    switch Int.random(in: 0..<5, using: &random) {
    case 0: place(view, .height, view, .width, multiplier: one(of: [1, 0.5625, 1.618]) ?? 1)
    case 1:
      for size in [NSLayoutConstraint.Attribute.height, .width] {
        place(view, size, nil, .notAnAttribute, constant: length(8...120))
      }
    case 2:
      guard let parent = view.superview else { return }
      let area = someArea(of: parent)
      place(view, .width, area, .width, multiplier: 1.0 / 3, priority: one(of: [999, 1000]) ?? 999)
    default: break
    }
  }

  private mutating func place(
    _ first: AnyObject, _ attribute: NSLayoutConstraint.Attribute, _ second: AnyObject?,
    _ other: NSLayoutConstraint.Attribute, multiplier: CGFloat = 1, constant: CGFloat = 0,
    priority: Float = 1000
  ) {
    install(
      first, attribute, .equal, second, other, multiplier: multiplier, constant: constant,
      priority: priority)
    log.append("  \(active.last.map(text) ?? "")")
  }

  /// A view or one of its guides.
  private mutating func someArea(of view: UIView) -> AnyObject {
    switch Int.random(in: 0..<7, using: &random) {
    case 0, 1: area(.margins, of: view)
    case 2: area(.safeArea, of: view)
    case 3: area(.readable, of: view)
    default: view
    }
  }

  private mutating func someParent() -> UIView {
    let parents = ([root] + inner).filter {
      type(of: $0) == UIView.self || $0 is UIStackView
        || $0 is UIScrollView && !($0 is UITextView) || $0 is EditedView
    }
    return one(of: parents) ?? root
  }

  /// Adds a guide that is placed in a view of any kind.
  mutating func placeGuide() {
    let (guide, view) = (UILayoutGuide(), someView())
    view.addLayoutGuide(guide)
    guides.append(guide)
    log.append("add a guide to \(number(view))")
    let area = someArea(of: view)
    place(guide, .leading, view, .leading, constant: length(0...20))
    place(guide, .top, area, .top, constant: length(0...140))
    place(guide, .width, nil, .notAnAttribute, constant: length(8...40))
    place(guide, .height, view, .height, multiplier: 0.5)
  }

  /// Relates any two views, or guides of theirs, mostly at a low priority.
  mutating func relate() {
    let (first, second) = (someView(), someView())
    let (area, other) = (someArea(of: first), someArea(of: second))
    guard area !== other else { return }
    let groups: [[NSLayoutConstraint.Attribute]] = [
      [.leading, .trailing, .centerX], [.top, .bottom, .centerY], [.width, .height],
    ]
    let group = one(of: groups) ?? []
    let relations: [NSLayoutConstraint.Relation] = [
      .equal, .greaterThanOrEqual, .lessThanOrEqual,
    ]
    install(
      area, one(of: group) ?? .width, one(of: relations) ?? .equal, other, one(of: group) ?? .width,
      multiplier: group == groups[2] ? one(of: [1, 0.5, 1.0 / 3]) ?? 1 : 1,
      constant: length(-20...60),
      priority: one(of: [1000, 999, 750, 750, 500, 250, 250, 49]) ?? 750)
    log.append("relate \(active.last.map(text) ?? "")")
  }
}
