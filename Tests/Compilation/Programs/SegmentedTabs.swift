// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import UIKit

/// Tabs with a line below the chosen one.
final class SegmentedTabs: UIControl {
  private let stack = UIStackView()
  let line = UIView()
  private var lineConstraints: [NSLayoutConstraint] = []
  var titles: [String] = [] {
    didSet { rebuild() }
  }
  private(set) var selectedIndex = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    stack.distribution = .fillEqually
    stack.translatesAutoresizingMaskIntoConstraints = false
    line.translatesAutoresizingMaskIntoConstraints = false
    line.backgroundColor = .tintColor
    addSubview(stack)
    addSubview(line)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: topAnchor),
      stack.leadingAnchor.constraint(equalTo: leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: trailingAnchor),
      stack.bottomAnchor.constraint(equalTo: line.topAnchor),
      line.heightAnchor.constraint(equalToConstant: 3),
      line.bottomAnchor.constraint(equalTo: bottomAnchor),
    ])
  }

  required init?(coder: NSCoder) { fatalError("not archived") }

  private var buttons: [UIButton] { stack.arrangedSubviews.compactMap { $0 as? UIButton } }

  private func rebuild() {
    for button in stack.arrangedSubviews { button.removeFromSuperview() }
    for (index, title) in titles.enumerated() {
      let button = UIButton(type: .system)
      button.setTitle(title, for: .normal)
      button.addAction(
        UIAction { [weak self] _ in
          self?.select(index, animated: true)
          self?.sendActions(for: .valueChanged)
        }, for: .touchUpInside)
      stack.addArrangedSubview(button)
    }
    select(min(selectedIndex, titles.count - 1), animated: false)
  }

  func select(_ index: Int, animated: Bool) {
    guard buttons.indices.contains(index) else { return }
    selectedIndex = index
    NSLayoutConstraint.deactivate(lineConstraints)
    lineConstraints = [
      line.leadingAnchor.constraint(equalTo: buttons[index].leadingAnchor, constant: 8),
      line.trailingAnchor.constraint(equalTo: buttons[index].trailingAnchor, constant: -8),
    ]
    NSLayoutConstraint.activate(lineConstraints)
    guard animated else { return }
    UIView.animate(withDuration: 0.25, delay: 0, options: [.curveEaseInOut]) {
      self.layoutIfNeeded()
    }
  }

  func touch(_ index: Int) { buttons[index].sendActions(for: .touchUpInside) }

  override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 44)
  }
}
