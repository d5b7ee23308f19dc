// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinUIKit

extension ViewEditSession {
  mutating func someText() -> String {
    let words = ["a", "words", "that", "wrap", "where there is little room"]
    return (0..<Int.random(in: 0..<8, using: &random)).map { _ in one(of: words) ?? "" }
      .joined(separator: " ")
  }

  mutating func changeText() {
    guard let label = one(of: inner.compactMap { $0 as? UILabel }) else { return }
    switch Int.random(in: 0..<8, using: &random) {
    case 0: label.numberOfLines = one(of: [0, 1, 2, 3]) ?? 0
    case 1: label.font = .systemFont(ofSize: one(of: [11, 17, 28]) ?? 17)
    case 2: label.preferredMaxLayoutWidth = one(of: [0, 0, 80]) ?? 0
    default: label.text = someText()
    }
    log.append(
      "label \(number(label)): \(label.text?.count ?? 0) letters, \(label.numberOfLines) lines, "
        + "font \(label.font.pointSize), at most \(label.preferredMaxLayoutWidth)")
  }

  mutating func changeContent() {
    guard let view = one(of: inner.compactMap { $0 as? EditedView }) else { return }
    let sizes: [CGFloat] = [UIView.noIntrinsicMetric, 20, 45, 100.0 / 3]
    view.content = CGSize(width: one(of: sizes) ?? 0, height: one(of: sizes) ?? 0)
    log.append("content of \(number(view)) is \(view.content)")
  }

  mutating func changePriorities() {
    let view = someView()
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      view.setContentHuggingPriority(
        UILayoutPriority(one(of: [250, 251, 750, 1000]) ?? 250), for: axis)
      view.setContentCompressionResistancePriority(
        UILayoutPriority(one(of: [750, 749, 250, 1000]) ?? 750), for: axis)
    }
    log.append("priorities of the content of \(number(view))")
  }

  /// Moves the contents of a view, as a scroll view does.
  mutating func scroll() {
    let view = someContainer()
    view.bounds.origin = CGPoint(x: length(0...30), y: length(0...90))
    log.append("contents of \(number(view)) begin at \(view.bounds.origin)")
  }

  mutating func changeMargins() {
    let view = someView()
    let (near, far) = (length(0...20), length(0...20))
    let new: EditedMargins =
      chance(1, of: 2)
      ? .sides(UIEdgeInsets(top: near, left: near, bottom: 0, right: far))
      : .directional(NSDirectionalEdgeInsets(top: 0, leading: near, bottom: far, trailing: far))
    new.set(on: view)
    margins[number(view)] = new
    log.append("margins of \(number(view)): \(new)")
  }

  mutating func changeMarginRules() {
    let view = someView()
    if chance(2, of: 3) {
      view.preservesSuperviewLayoutMargins.toggle()
    } else {
      view.insetsLayoutMarginsFromSafeArea.toggle()
    }
    log.append(
      "margin rules of \(number(view)): \(view.preservesSuperviewLayoutMargins) "
        + "\(view.insetsLayoutMarginsFromSafeArea)")
  }

  mutating func changeSafeArea() {
    let insets = UIEdgeInsets(top: length(0...40), left: 0, bottom: 10, right: length(0...10))
    ViewProbe.setSafeArea(chance(1, of: 4) ? nil : insets, of: root)
    log.append("safe area: \(insets)")
  }
}
