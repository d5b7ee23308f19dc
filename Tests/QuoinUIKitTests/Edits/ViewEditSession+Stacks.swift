// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinUIKit

extension ViewEditSession {
  private mutating func someStack() -> UIStackView? {
    one(of: inner.compactMap { $0 as? UIStackView })
  }

  mutating func arrange() {
    guard let stack = someStack() else { return }
    let isNew = chance(1, of: 2)
    let candidates = inner.filter { !stack.isDescendant(of: $0) }
    let view = isNew ? UILabel() : one(of: candidates) ?? UIView()
    if let label = view as? UILabel, isNew {
      label.text = someText()
      label.numberOfLines = one(of: [0, 1]) ?? 0
    }
    if number(view) < 0 { views.append(view) }
    let index = Int.random(in: 0...stack.arrangedSubviews.count, using: &random)
    stack.insertArrangedSubview(view, at: index)
    log.append("arrange \(type(of: view)) \(number(view)) in \(number(stack)) at \(index)")
  }

  mutating func stopArranging() {
    guard let stack = someStack(), let view = one(of: stack.arrangedSubviews) else { return }
    stack.removeArrangedSubview(view)
    log.append("stop arranging \(number(view)) in \(number(stack))")
  }

  mutating func hide() {
    guard let view = someStack().flatMap({ one(of: $0.arrangedSubviews) }) ?? one(of: inner) else {
      return
    }
    view.isHidden.toggle()
    log.append("\(number(view)) is hidden: \(view.isHidden)")
  }

  mutating func changeStack() {
    guard let stack = someStack() else { return }
    change(stack)
    log.append(
      "stack \(number(stack)): \(stack.axis) \(stack.distribution) \(stack.alignment) "
        + "\(stack.isLayoutMarginsRelativeArrangement) \(stack.isBaselineRelativeArrangement)")
  }

  mutating func change(_ stack: UIStackView) {
    let distributions: [UIStackView.Distribution] = [
      .fill, .fillEqually, .fillProportionally, .equalSpacing, .equalCentering,
    ]
    let alignments: [UIStackView.Alignment] = [
      .fill, .leading, .firstBaseline, .center, .trailing, .lastBaseline,
    ]
    stack.axis = chance(1, of: 2) ? .horizontal : .vertical
    stack.distribution = one(of: distributions) ?? .fill
    stack.alignment = one(of: alignments) ?? .fill
    stack.isLayoutMarginsRelativeArrangement = chance(1, of: 4)
    stack.isBaselineRelativeArrangement = chance(1, of: 5)
  }

  mutating func changeSpacing() {
    guard let stack = someStack() else { return }
    if chance(1, of: 2), let view = one(of: stack.arrangedSubviews) {
      let spacings: [CGFloat] = [0, 7, UIStackView.spacingUseDefault, 1.0 / 3]
      let spacing = one(of: spacings) ?? 0
      stack.setCustomSpacing(spacing, after: view)
      log.append("spacing after \(number(view)) is \(spacing)")
    } else {
      stack.spacing = length(0...20)
      log.append("spacing of \(number(stack)) is \(stack.spacing)")
    }
  }
}
