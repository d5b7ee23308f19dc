// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinUIKit

/// A view whose content is given by a case.
final class CaseView: UIView {
  var content: CGSize?
  var insets = UIEdgeInsets.zero { didSet { invalidateIntrinsicContentSize() } }

  override var intrinsicContentSize: CGSize { content ?? super.intrinsicContentSize }
  override var alignmentRectInsets: UIEdgeInsets { insets }
}

/// The views and constraints of a case.
@MainActor final class CaseTree {
  let root = UIView()
  private(set) var views: [String: UIView] = [:]
  private(set) var guides: [String: UILayoutGuide] = [:]
  private(set) var constraints: [String: NSLayoutConstraint] = [:]
  /// The descriptions that the constraints were made from.
  private(set) var descriptions: [String: CaseValue] = [:]

  private let order: CaseOrder

  init(_ data: CaseValue, order: CaseOrder = .written) {
    self.order = order
    root.layoutScale = 0
    root.layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    views["root"] = root
    let size = data["root"]["size"].numbers?.compactMap { $0 } ?? [320, 480]
    root.frame = CGRect(x: 0, y: 0, width: size[0], height: size[1])
    setRoot(data["root"])
    for view in data["views"].list { add(view) }
    for view in data["views"].list where view["stack"].exists {
      for id in view["stack"]["arranged"].strings { arrange(id, in: view["id"].text) }
      setStack(view["id"].text, view["stack"])
    }
    for format in inOrder(data["vfl"].list) { activate(CaseFormat(format), format["format"].text) }
    activate(data["constraints"].list)
  }

  private func activate(_ format: CaseFormat, _ text: String?) {
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(
        withVisualFormat: text ?? "", options: format.options, metrics: format.metrics,
        views: views))
  }

  private func inOrder(_ list: [CaseValue]) -> [CaseValue] {
    order == .reversed ? list.reversed() : list
  }

  // MARK: Views

  private func add(_ data: CaseValue) {
    guard let id = data["id"].text, let parent = views[data["parent"].text ?? "root"] else {
      return
    }
    if data["guide"].isTrue {
      let guide = UILayoutGuide()
      parent.addLayoutGuide(guide)
      guides[id] = guide
      return
    }
    let view: UIView
    if data["stack"].exists {
      view = UIStackView()
    } else if data["scroll"].exists {
      view = UIScrollView()
    } else if data["text"].exists {
      view = CaseLabel()
    } else {
      view = CaseView()
    }
    view.accessibilityIdentifier = id
    views[id] = view
    if let numbers = data["autoresizing"]["superSize"].numbers, let w = numbers[0],
      let h = numbers[1]
    {
      // The frame is taken in a superview of the stated size.
      let bounds = parent.bounds
      parent.bounds.size = CGSize(width: w, height: h)
      let frame = data["autoresizing"]["frame"].numbers?.compactMap { $0 } ?? [0, 0, 0, 0]
      view.autoresizingMask = mask(data["autoresizing"]["mask"].strings)
      view.frame = CGRect(x: frame[0], y: frame[1], width: frame[2], height: frame[3])
      parent.addSubview(view)
      parent.bounds.size = bounds.size
    } else {
      view.translatesAutoresizingMaskIntoConstraints = false
      parent.addSubview(view)
    }
    setView(data)
  }

  private func mask(_ names: [String]) -> UIView.AutoresizingMask {
    let bits = [
      "flexibleLeftMargin", "flexibleWidth", "flexibleRightMargin", "flexibleTopMargin",
      "flexibleHeight", "flexibleBottomMargin",
    ]
    return UIView.AutoresizingMask(
      rawValue: bits.enumerated().reduce(0) {
        names.contains($1.element) ? $0 | 1 << $1.offset : $0
      }
    )
  }

  func setView(_ data: CaseValue) {
    guard let id = data["id"].text, let view = views[id] else { return }
    if let size = data["intrinsic"].numbers, let view = view as? CaseView {
      view.content = CGSize(
        width: size[0] ?? UIView.noIntrinsicMetric, height: size[1] ?? UIView.noIntrinsicMetric)
      view.invalidateIntrinsicContentSize()
    }
    if data["text"].exists { (view as? CaseLabel)?.show(data["text"]) }
    for (axis, index) in [(NSLayoutConstraint.Axis.horizontal, 0), (.vertical, 1)] {
      if let hug = data["hug"].numbers?[index] {
        view.setContentHuggingPriority(UILayoutPriority(Float(hug)), for: axis)
      }
      if let resistance = data["cr"].numbers?[index] {
        view.setContentCompressionResistancePriority(
          UILayoutPriority(Float(resistance)), for: axis)
      }
    }
    if let baseline = data["baseline"].numbers?.compactMap({ $0 }) {
      view.layoutOverrides = LayoutOverrides(
        baselineOffsets: (CGFloat(baseline[0]), CGFloat(baseline[1])))
    }
    if let insets = data["alignmentInsets"].insets { (view as? CaseView)?.insets = insets }
    if let margins = data["layoutMargins"].insets { view.layoutMargins = margins }
    if data["preservesSuperviewLayoutMargins"].isTrue {
      view.preservesSuperviewLayoutMargins = true
    }
    setMarginsFollowSafeArea(data, of: view)
    if data["rtl"].exists {
      view.semanticContentAttribute =
        data["rtl"].isTrue ? .forceRightToLeft : .forceLeftToRight
    }
    if data["hidden"].exists { view.isHidden = data["hidden"].isTrue }
  }

  func setRoot(_ data: CaseValue) {
    if let size = data["size"].numbers?.compactMap({ $0 }) {
      root.frame = CGRect(x: 0, y: 0, width: size[0], height: size[1])
    }
    if let margins = data["layoutMargins"].insets { root.layoutMargins = margins }
    if let safeArea = data["safeArea"].insets {
      root.layoutOverrides = LayoutOverrides(safeAreaInsets: safeArea)
    }
    setMarginsFollowSafeArea(data, of: root)
    if data["rtl"].exists {
      root.layoutDirectionOverride = data["rtl"].isTrue ? .rightToLeft : .leftToRight
    }
  }

  private func setMarginsFollowSafeArea(_ data: CaseValue, of view: UIView) {
    guard data["insetsMarginsFromSafeArea"].exists else { return }
    view.insetsLayoutMarginsFromSafeArea = data["insetsMarginsFromSafeArea"].isTrue
  }

  // MARK: Stacks

  private func arrange(_ id: String, in stack: String?) {
    guard let view = views[id], let stack = views[stack ?? ""] as? UIStackView else { return }
    stack.addArrangedSubview(view)
  }

  func setStack(_ id: String?, _ data: CaseValue) {
    guard let stack = views[id ?? ""] as? UIStackView else { return }
    if let axis = data["axis"].text { stack.axis = axis == "v" ? .vertical : .horizontal }
    let distributions: [String: UIStackView.Distribution] = [
      "fill": .fill, "fillEqually": .fillEqually, "fillProportionally": .fillProportionally,
      "equalSpacing": .equalSpacing, "equalCentering": .equalCentering,
    ]
    if let name = data["distribution"].text, let found = distributions[name] {
      stack.distribution = found
    }
    let alignments: [String: UIStackView.Alignment] = [
      "fill": .fill, "leading": .leading, "top": .top, "center": .center, "trailing": .trailing,
      "bottom": .bottom, "firstBaseline": .firstBaseline, "lastBaseline": .lastBaseline,
    ]
    if let name = data["alignment"].text, let found = alignments[name] { stack.alignment = found }
    if let spacing = data["spacing"].number { stack.spacing = spacing }
    for (id, spacing) in data["customSpacing"].entries {
      if let view = views[id] { stack.setCustomSpacing(spacing.number ?? 0, after: view) }
    }
    if data["marginsRelative"].isTrue { stack.isLayoutMarginsRelativeArrangement = true }
    if data["baselineRelative"].isTrue { stack.isBaselineRelativeArrangement = true }
  }

  // MARK: Constraints

  func activate(_ list: [CaseValue]) {
    for data in inOrder(list) {
      guard let constraint = CaseConstraint(data, in: self).made, let id = data["id"].text
      else { continue }
      constraint.priority = UILayoutPriority(Float(data["p"].number ?? 1000))
      constraint.identifier = id
      constraint.isActive = true
      constraints[id] = constraint
      descriptions[id] = data
      if order == .oneByOne { root.layoutIfNeeded() }
    }
  }

  /// The view or guide of a name such as `a` or `root.layoutMarginsGuide`.
  func element(_ path: Substring) -> AnyObject? {
    let parts = path.split(separator: ".").map(String.init)
    guard let first = parts.first else { return nil }
    if let guide = guides[first] { return guide }
    guard let view = views[first], parts.count > 1 else { return views[first] }
    switch parts[1] {
    case "layoutMarginsGuide": return view.layoutMarginsGuide
    case "safeAreaLayoutGuide": return view.safeAreaLayoutGuide
    case "contentLayoutGuide": return (view as? UIScrollView)?.contentLayoutGuide
    case "frameLayoutGuide": return (view as? UIScrollView)?.frameLayoutGuide
    default: return nil
    }
  }

  /// A frame, a guide's frame or a content size of a name such as `s.contentSize`.
  func numbers(_ path: String) -> [Double]? {
    if path.hasSuffix(".contentSize"), let name = path.split(separator: ".").first,
      let scrollView = views[String(name)] as? UIScrollView
    {
      return [scrollView.contentSize.width, scrollView.contentSize.height]
    }
    let frame: CGRect
    switch element(path[...]) {
    case let view as UIView: frame = view.frame
    case let guide as UILayoutGuide: frame = guide.layoutFrame
    default: return nil
    }
    return [frame.minX, frame.minY, frame.width, frame.height]
  }
}

extension CaseValue {
  /// Top, left, bottom, right.
  var insets: UIEdgeInsets? {
    guard let numbers = numbers?.compactMap({ $0 }), numbers.count == 4 else { return nil }
    return UIEdgeInsets(top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
  }
}
