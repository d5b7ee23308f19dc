// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinUIKit

/// A tree of views that is edited at random, which can be compared with a copy that was never laid
/// out before.
@MainActor struct ViewEditSession {
  let root: EditedView
  private var random: SeededGenerator
  /// Views that are or were in the tree, the root first.
  private var views: [UIView]
  /// Guides that are in the tree.
  private var guides: [UILayoutGuide] = []
  /// In order of activation; some may have become inactive since.
  private var active: [NSLayoutConstraint] = []
  /// Constraints that were deactivated and may be activated again.
  private var inactive: [NSLayoutConstraint] = []
  /// What the last edits were, for messages.
  private(set) var log: [String] = []

  init(seed: UInt64) {
    random = SeededGenerator(state: seed)
    root = EditedView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    root.layoutScale = [0, 1, 2, 3].randomElement(using: &random)
    if Int.random(in: 0..<3, using: &random) == 0 {
      root.layoutOverrides = LayoutOverrides(
        safeAreaInsets: UIEdgeInsets(top: 20, left: 0, bottom: 10, right: 5))
    }
    views = [root]
    for _ in 0..<Int.random(in: 2...7, using: &random) { addView() }
    for _ in 0..<Int.random(in: 3...14, using: &random) { addConstraint() }
  }

  /// Changes some things and lays out.
  mutating func edit() {
    log = []
    for _ in 0..<Int.random(in: 1...4, using: &random) { editOnce() }
    root.layoutIfNeeded()
  }

  // MARK: Edits

  private mutating func editOnce() {
    switch Int.random(in: 0..<27, using: &random) {
    case 0..<4: addView()
    case 4, 5: removeView()
    case 6: reparent()
    case 7: reorder()
    case 8..<12: addConstraint()
    case 12: deactivate()
    case 13: activate()
    case 14, 15: changeConstant()
    case 16: changePriority()
    case 17, 18: resizeRoot()
    case 19: changeContent()
    case 20: changeMargins()
    case 21: addOrRemoveGuide()
    case 22: changeTranslation()
    case 23..<26: addRow()
    default: changeDirection()
    }
  }

  /// The views in the tree, without the root.
  private var inner: [UIView] { views.dropFirst().filter { $0.isDescendant(of: root) } }

  private mutating func someView() -> UIView {
    ([root] + inner).randomElement(using: &random) ?? root
  }

  private mutating func addView() {
    let view = Self.makeView(Int.random(in: 0..<8, using: &random))
    view.translatesAutoresizingMaskIntoConstraints = Int.random(in: 0..<6, using: &random) == 0
    if view.translatesAutoresizingMaskIntoConstraints {
      view.frame = CGRect(x: 3, y: 4, width: 30, height: 20)
    }
    let parent = someView()
    let index = Int.random(in: 0...parent.subviews.count, using: &random)
    if Bool.random(using: &random) {
      parent.addSubview(view)
    } else {
      parent.insertSubview(view, at: index)
    }
    views.append(view)
    log.append("add \(views.count - 1) to \(number(parent))")
    if Bool.random(using: &random) { hold(view, in: parent) }
  }

  /// What views usually have: two edges and a size.
  private mutating func hold(_ view: UIView, in parent: UIView) {
    view.translatesAutoresizingMaskIntoConstraints = false
    install(view.leadingAnchor.constraint(equalTo: parent.leadingAnchor, constant: 8))
    install(view.topAnchor.constraint(equalTo: parent.topAnchor, constant: 5))
    guard Bool.random(using: &random) else { return }
    install(view.widthAnchor.constraint(equalTo: parent.widthAnchor, multiplier: 0.5))
    install(view.heightAnchor.constraint(equalToConstant: 20))
  }

  private mutating func install(_ constraint: NSLayoutConstraint) {
    constraint.isActive = true
    active.append(constraint)
  }

  private mutating func removeView() {
    guard let view = inner.randomElement(using: &random) else { return }
    log.append("remove \(number(view))")
    view.removeFromSuperview()
    guard Bool.random(using: &random) else { return }
    let parent = someView()
    log.append("and add it to \(number(parent))")
    parent.addSubview(view)
  }

  private mutating func reparent() {
    guard let view = inner.randomElement(using: &random) else { return }
    let parent = someView()
    guard !parent.isDescendant(of: view) else { return }
    log.append("move \(number(view)) to \(number(parent))")
    parent.addSubview(view)
  }

  private mutating func reorder() {
    guard let view = inner.randomElement(using: &random) else { return }
    log.append("send \(number(view)) back")
    view.superview?.sendSubviewToBack(view)
  }

  private mutating func addConstraint() {
    guard let view = inner.randomElement(using: &random) else { return }
    let first: AnyObject =
      guides.randomElement(using: &random).flatMap { guide in
        Int.random(in: 0..<5, using: &random) == 0 ? guide : nil
      } ?? view
    let second: AnyObject =
      Int.random(in: 0..<5, using: &random) == 0
      ? someView().layoutMarginsGuide : someView()
    let groups: [[NSLayoutConstraint.Attribute]] = [
      [.leading, .trailing, .leadingMargin, .trailingMargin, .centerX],
      [.top, .bottom, .topMargin, .bottomMargin, .centerY, .firstBaseline], [.width, .height],
    ]
    let group = groups.randomElement(using: &random) ?? []
    let isLone = group == groups[2] && Bool.random(using: &random)
    let relations: [NSLayoutConstraint.Relation] = [
      .equal, .equal, .greaterThanOrEqual, .lessThanOrEqual,
    ]
    let priorities: [Float] = [1000, 750, 750, 500, 250]
    let constraint = try? NSLayoutConstraint(
      checking: first, attribute: group.randomElement(using: &random) ?? .width,
      relatedBy: relations.randomElement(using: &random) ?? .equal,
      toItem: isLone ? nil : second,
      attribute: isLone ? .notAnAttribute : group.randomElement(using: &random) ?? .width,
      multiplier: 1, constant: CGFloat(Int.random(in: -20...120, using: &random)),
      priority: UILayoutPriority(priorities.randomElement(using: &random) ?? 750))
    guard let constraint, (try? constraint.activateChecked()) != nil else { return }
    log.append("add \(constraint.summary)")
    active.append(constraint)
  }

  /// Fills a view with a row of subviews, which says nothing about who gets the room.
  private mutating func addRow() {
    let parents = ([root] + inner).filter { $0.subviews.count > 1 && !($0 is UIScrollView) }
    guard let parent = parents.randomElement(using: &random) else { return }
    var edge = parent.leadingAnchor
    let row = parent.subviews.shuffled(using: &random).prefix(3)
    for view in row {
      view.translatesAutoresizingMaskIntoConstraints = false
      install(view.leadingAnchor.constraint(equalTo: edge))
      edge = view.trailingAnchor
    }
    install(edge.constraint(equalTo: parent.trailingAnchor))
    log.append("row of \(row.map { number($0) }) in \(number(parent))")
  }

  private mutating func someActive() -> NSLayoutConstraint? {
    active.removeAll { !$0.isActive }
    return active.randomElement(using: &random)
  }

  private mutating func deactivate() {
    guard let constraint = someActive() else { return }
    log.append("deactivate \(constraint.summary)")
    constraint.isActive = false
    inactive.append(constraint)
  }

  private mutating func activate() {
    guard let constraint = inactive.popLast(), !constraint.isActive,
      (try? constraint.activateChecked()) != nil
    else { return }
    log.append("activate \(constraint.summary)")
    active.removeAll { $0 === constraint }
    active.append(constraint)
  }

  private mutating func changeConstant() {
    guard let constraint = someActive() else { return }
    constraint.constant += CGFloat(Int.random(in: -9...9, using: &random))
    log.append("constant of \(constraint.summary)")
  }

  private mutating func changePriority() {
    guard let constraint = someActive(), constraint.priority != .required else { return }
    constraint.priority = UILayoutPriority(Float(Int.random(in: 1..<1000, using: &random)))
    log.append("priority of \(constraint.summary)")
  }

  private mutating func resizeRoot() {
    root.frame.size = CGSize(
      width: CGFloat(Int.random(in: 100...400, using: &random)),
      height: CGFloat(Int.random(in: 100...400, using: &random)))
    log.append("resize to \(root.frame.size)")
  }

  private mutating func changeContent() {
    let view = someView()
    if let label = view as? UILabel {
      label.text = String(repeating: "word ", count: Int.random(in: 0..<12, using: &random))
    } else if let view = view as? EditedView {
      let sizes: [CGFloat] = [UIView.noIntrinsicMetric, 20, 45]
      view.content = CGSize(
        width: sizes.randomElement(using: &random) ?? 0,
        height: sizes.randomElement(using: &random) ?? 0)
      let isStiff = Int.random(in: 0..<3, using: &random) == 0
      for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
        view.setContentHuggingPriority(isStiff ? .required : .defaultLow, for: axis)
        view.setContentCompressionResistancePriority(
          isStiff ? .required : .defaultHigh, for: axis)
      }
    }
    log.append("content of \(number(view))")
  }

  private mutating func changeMargins() {
    guard let view = someView() as? EditedView else { return }
    view.givenMargins = UIEdgeInsets(
      top: CGFloat(Int.random(in: 0...9, using: &random)), left: 5, bottom: 0, right: 2)
    view.preservesSuperviewLayoutMargins = Int.random(in: 0..<3, using: &random) == 0
    log.append("margins of \(number(view))")
  }

  private mutating func addOrRemoveGuide() {
    if let guide = guides.popLast(), Bool.random(using: &random) {
      guide.owningView?.removeLayoutGuide(guide)
      log.append("remove a guide")
      return
    }
    let guide = UILayoutGuide()
    let view = someView()
    view.addLayoutGuide(guide)
    guides.append(guide)
    log.append("add a guide to \(number(view))")
  }

  private mutating func changeTranslation() {
    guard let view = inner.randomElement(using: &random) else { return }
    view.translatesAutoresizingMaskIntoConstraints.toggle()
    if view.translatesAutoresizingMaskIntoConstraints {
      view.frame = CGRect(x: 7, y: 3, width: 12, height: 50)
    }
    log.append("translation of \(number(view))")
  }

  private mutating func changeDirection() {
    let view = someView()
    view.semanticContentAttribute =
      [.unspecified, .forceRightToLeft, .forceLeftToRight]
      .randomElement(using: &random) ?? .unspecified
    log.append("direction of \(number(view))")
  }

  private func number(_ view: UIView) -> Int { views.firstIndex(of: view) ?? -1 }

  // MARK: Copy

  static func makeView(_ kind: Int) -> UIView {
    switch kind {
    case 0:
      let label = UILabel()
      label.numberOfLines = 0
      label.text = "some words that wrap where there is little room"
      return label
    case 1: return UIScrollView()
    default: return EditedView()
    }
  }

  /// What is different from a copy that was told the outcome at once; nil when nothing is.
  func differenceFromFresh() -> String? {
    var copies = ViewCopies()
    let copy = copies.copy(root)
    copies.install(active.filter(\.isActive))
    copy.layoutIfNeeded()
    let (report, fresh) = (root.layoutReport(), copy.layoutReport())
    guard report.conflicts.count == fresh.conflicts.count else {
      return "\(report.conflicts.count) conflicts, not \(fresh.conflicts.count)"
    }
    for (view, copy) in copies.views {
      if !isNear(view.exactFrame, copy.exactFrame) {
        return "exact frame of \(number(view)) is \(view.exactFrame), not \(copy.exactFrame)"
      }
      if !isNear(view.frame, copy.frame) {
        return "frame of \(number(view)) is \(view.frame), not \(copy.frame)"
      }
      let (margins, wanted) = (view.layoutMargins, copy.layoutMargins)
      if !isNear(CGRect.zero.inset(by: margins), CGRect.zero.inset(by: wanted)) {
        return "margins of \(number(view)) are \(margins), not \(wanted)"
      }
    }
    for (guide, copy) in copies.guides where !isNear(guide.layoutFrame, copy.layoutFrame) {
      return "a guide is \(guide.layoutFrame), not \(copy.layoutFrame)"
    }
    return nil
  }

  private func isNear(_ first: CGRect, _ second: CGRect) -> Bool {
    zip(
      [first.origin.x, first.origin.y, first.size.width, first.size.height],
      [second.origin.x, second.origin.y, second.size.width, second.size.height]
    ).allSatisfy { abs($0 - $1) < 1e-5 }
  }
}

/// A view with a content size that can be changed.
final class EditedView: UIView {
  var content = CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric) {
    didSet { invalidateIntrinsicContentSize() }
  }
  override var intrinsicContentSize: CGSize { content }
  /// The margins as they were set, nil before.
  var givenMargins: UIEdgeInsets? { didSet { layoutMargins = givenMargins ?? .zero } }
}
