// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinUIKit

extension ViewEditSession {
  mutating func install(
    _ first: AnyObject, _ attribute: NSLayoutConstraint.Attribute,
    _ relation: NSLayoutConstraint.Relation = .equal, _ second: AnyObject?,
    _ other: NSLayoutConstraint.Attribute, multiplier: CGFloat = 1, constant: CGFloat = 0,
    priority: Float = 1000
  ) {
    let constraint = NSLayoutConstraint(
      item: first, attribute: attribute, relatedBy: relation, toItem: second, attribute: other,
      multiplier: multiplier, constant: constant)
    constraint.priority = UILayoutPriority(priority)
    constraint.isActive = true
    active.append(constraint)
  }

  mutating func addConstraint() {
    guard let view = one(of: inner) else { return }
    let first: AnyObject = chance(1, of: 6) ? one(of: guides.filter(isInTree)) ?? view : view
    var second: AnyObject = someView()
    if chance(1, of: 4), let view = second as? UIView {
      second = area(chance(1, of: 2) ? .margins : .safeArea, of: view)
    }
    let groups: [[NSLayoutConstraint.Attribute]] = [
      [.leading, .trailing, .leadingMargin, .trailingMargin, .centerX],
      [.top, .bottom, .topMargin, .bottomMargin, .centerY, .firstBaseline, .lastBaseline],
      [.width, .height],
    ]
    let group = one(of: groups) ?? []
    let isAlone = group == groups[2] && chance(1, of: 2)
    let relations: [NSLayoutConstraint.Relation] = [
      .equal, .equal, .greaterThanOrEqual, .lessThanOrEqual,
    ]
    install(
      first, attribute(of: first, group), one(of: relations) ?? .equal, isAlone ? nil : second,
      isAlone ? .notAnAttribute : attribute(of: second, group),
      multiplier: group == groups[2] && !isAlone ? one(of: [1, 0.5, 1.0 / 3, 2]) ?? 1 : 1,
      constant: length(), priority: one(of: [1000, 999, 750, 750, 500, 250, 249, 49]) ?? 750)
    log.append("add \(active.last.map(text) ?? "")")
  }

  /// One of some attributes; guides have neither margins nor baselines.
  private mutating func attribute(
    of item: AnyObject, _ group: [NSLayoutConstraint.Attribute]
  ) -> NSLayoutConstraint.Attribute {
    let plain: Set<NSLayoutConstraint.Attribute> = [
      .leading, .trailing, .centerX, .top, .bottom, .centerY, .width, .height,
    ]
    return one(of: item is UILayoutGuide ? group.filter(plain.contains) : group) ?? .width
  }

  private mutating func someActive() -> NSLayoutConstraint? {
    active.removeAll { !$0.isActive }
    return one(of: active)
  }

  mutating func deactivate() {
    guard let constraint = someActive() else { return }
    log.append("deactivate \(text(constraint))")
    constraint.isActive = false
    inactive.append(constraint)
  }

  mutating func activate() {
    guard let constraint = inactive.popLast(), !constraint.isActive,
      isInTree(constraint.firstItem),
      constraint.secondAttribute == .notAnAttribute || isInTree(constraint.secondItem)
    else { return }
    constraint.isActive = true
    log.append("activate \(text(constraint))")
    active.removeAll { $0 === constraint }
    active.append(constraint)
  }

  /// Whether an item of a constraint is there; a removed guide is not.
  private func isInTree(_ item: AnyObject?) -> Bool {
    let view = item as? UIView ?? (item as? UILayoutGuide)?.owningView
    return view?.isDescendant(of: root) ?? false
  }

  /// Also what makes an equation false that followed from others.
  mutating func changeConstant() {
    guard let constraint = someActive() else { return }
    constraint.constant += length(-9...9)
    log.append("constant of \(text(constraint))")
  }

  mutating func changePriority() {
    guard let constraint = someActive() else { return }
    let priority = UILayoutPriority(one(of: [1000, 999, 750, 500.5, 250, 1]) ?? 1)
    if (priority == .required) != (constraint.priority == .required) {
      constraint.isActive = false
      constraint.priority = priority
      constraint.isActive = true
      active.removeAll { $0 === constraint }
      active.append(constraint)
    } else {
      constraint.priority = priority
    }
    log.append("priority of \(text(constraint))")
  }

  /// A constraint in the numbers of its views.
  func text(_ constraint: NSLayoutConstraint) -> String {
    let sign =
      switch constraint.relation {
      case .lessThanOrEqual: "<="
      case .equal: "=="
      case .greaterThanOrEqual: ">="
      }
    let first = "\(name(constraint.firstItem)).\(constraint.firstAttribute)"
    let second =
      constraint.secondItem.map {
        "\(constraint.multiplier) * \(name($0)).\(constraint.secondAttribute) + "
      } ?? ""
    return "\(first) \(sign) \(second)\(constraint.constant) @\(constraint.priority.rawValue)"
  }

  func name(_ item: AnyObject?) -> String {
    if let view = item as? UIView { return "\(number(view))" }
    guard let guide = item as? UILayoutGuide, let owner = guide.owningView else { return "?" }
    if let kind = ownGuides[ObjectIdentifier(guide)] { return "\(kind) of \(number(owner))" }
    return "guide \(guides.firstIndex { $0 === guide } ?? -1)"
  }
}
