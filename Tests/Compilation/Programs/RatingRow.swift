// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import UIKit

/// A row of configured buttons, which is one container for assistive programs.
final class RatingRow: UIView {
  let buttons: [UIButton]
  private(set) var rating = 0
  private let observers = NSHashTable<UIView>.weakObjects()

  init(count: Int) {
    buttons = (0..<count).map { _ in UIButton(type: .system) }
    super.init(frame: .zero)
    for (index, button) in buttons.enumerated() {
      var configuration = UIButton.Configuration.tinted()
      configuration.contentInsets = NSDirectionalEdgeInsets(
        top: 4, leading: 6, bottom: 4, trailing: 6)
      configuration.imagePadding = 4
      configuration.baseForegroundColor = .red
      button.configuration = configuration
      button.configurationUpdateHandler = { button in
        button.configuration?.title = button.isSelected ? "on" : "off"
      }
      button.accessibilityLabel = "\(index + 1)"
      button.addAction(
        UIAction(title: "Rate") { [weak self] _ in self?.rate(index + 1) },
        for: .primaryActionTriggered)
      addSubview(button)
    }
    accessibilityElements = buttons
    shouldGroupAccessibilityChildren = true
    if UIAccessibility.isVoiceOverRunning {
      UIAccessibility.post(notification: .layoutChanged, argument: buttons.first)
    }
  }

  required init?(coder: NSCoder) { fatalError("not archived") }

  func add(_ observer: UIView) { observers.add(observer) }
  var observerCount: Int { observers.allObjects.count }

  private func rate(_ rating: Int) {
    self.rating = rating
    for (index, button) in buttons.enumerated() { button.isSelected = index < rating }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    var x: CGFloat = 0
    for button in buttons {
      button.frame = CGRect(x: x, y: 0, width: 60, height: 44)
      x = button.frame.maxX + 4
    }
  }
}
