// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinUIKit

extension PropertyChange {
  private static func makeButton() -> UIButton {
    let button = UIButton(type: .system)
    button.setTitle("Title", for: .normal)
    button.setImage(makeImage(12), for: .normal)
    return button
  }

  private static func makeConfiguredButton() -> UIButton {
    var configuration = UIButton.Configuration.plain()
    configuration.title = "Title"
    return UIButton(configuration: configuration)
  }

  private static func makeImage(_ side: CGFloat) -> UIImage {
    UIImage(size: CGSize(width: side, height: side))
  }

  /// Buttons.
  static let buttons = [
    PropertyChange("UIButton.contentEdgeInsets", of: makeButton) {
      $0.contentEdgeInsets = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
    },
    PropertyChange("UIButton.titleEdgeInsets", of: makeButton) {
      $0.titleEdgeInsets = UIEdgeInsets(top: 0, left: 8, bottom: 0, right: -8)
    },
    PropertyChange("UIButton.imageEdgeInsets", of: makeButton) {
      $0.imageEdgeInsets = UIEdgeInsets(top: 0, left: 8, bottom: 0, right: -8)
    },
    PropertyChange("UIButton.setTitle(_:for:)", of: makeButton) {
      $0.setTitle("Other", for: .normal)
    },
    PropertyChange("UIButton.setImage(_:for:)", of: makeButton) {
      $0.setImage(makeImage(40), for: .normal)
    },
    PropertyChange("UIButton.titleLabel.font", of: makeButton) {
      $0.titleLabel?.font = .systemFont(ofSize: 30)
    },
    PropertyChange("UIButton.configuration", of: makeConfiguredButton) {
      $0.configuration?.title = "Another title"
    },
    PropertyChange("UIButton.configurationUpdateHandler", of: makeConfiguredButton) {
      $0.configurationUpdateHandler = { $0.configuration?.title = "Another title" }
    },
    PropertyChange("UIControl.contentHorizontalAlignment", of: makeButton) {
      $0.widthAnchor.constraint(equalToConstant: 150).isActive = true
      $0.contentHorizontalAlignment = .leading
    },
    PropertyChange("UIControl.contentVerticalAlignment", of: makeButton) {
      $0.heightAnchor.constraint(equalToConstant: 150).isActive = true
      $0.contentVerticalAlignment = .top
    },
    PropertyChange(
      "UIControl.isSelected",
      of: { () -> UIButton in
        let button = makeButton()
        button.setTitle("Selected title", for: .selected)
        return button
      }, { $0.isSelected = true }),
    PropertyChange(
      "UIControl.isEnabled",
      of: { () -> UIButton in
        let button = makeButton()
        button.setTitle("Disabled title", for: .disabled)
        return button
      }, { $0.isEnabled = false }),
    PropertyChange(
      "UIControl.isHighlighted",
      of: { () -> UIButton in
        let button = makeButton()
        button.setTitle("Highlighted title", for: .highlighted)
        return button
      }, { $0.isHighlighted = true }),
  ]

  private static func makeImageView() -> UIImageView { UIImageView(image: makeImage(20)) }

  /// Images and other controls.
  static let controls = [
    PropertyChange("UIImageView.image", of: makeImageView) { $0.image = makeImage(33) },
    PropertyChange(
      "UIImageView.preferredSymbolConfiguration",
      of: {
        UIImageView(image: UIImage(systemName: "star"))
      }, { $0.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 60) }),
    PropertyChange(
      "UIActivityIndicatorView.style", of: { UIActivityIndicatorView(style: .medium) },
      { $0.style = .large }),
    PropertyChange("UIPageControl.numberOfPages", of: UIPageControl.init) { $0.numberOfPages = 5 },
    PropertyChange(
      "UISegmentedControl.setTitle(_:forSegmentAt:)",
      of: {
        UISegmentedControl(items: ["One", "Two"])
      }, { $0.setTitle("A longer title", forSegmentAt: 0) }),
    PropertyChange(
      "UISegmentedControl.insertSegment(withTitle:at:animated:)",
      of: {
        UISegmentedControl(items: ["One", "Two"])
      }, { $0.insertSegment(withTitle: "Three", at: 2, animated: false) }),
  ]
}
