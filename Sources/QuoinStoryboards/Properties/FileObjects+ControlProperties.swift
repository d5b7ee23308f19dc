// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinInterfaceBuilder
import QuoinUIKit

extension FileObjects {
  func apply(_ element: MarkupElement, to button: UIButton) {
    applyState(element, to: button)
    if let type = element["buttonType"].flatMap({ Self.buttonTypes[$0] }) {
      button.setButtonType(type)
    }
    if let font = font(of: element) { button.titleLabel?.font = font }
    if let mode = element["lineBreakMode"].flatMap({ Self.lineBreakModes[$0] }) {
      button.titleLabel?.lineBreakMode = mode
    }
    for (key, state) in Self.states {
      guard let values = element.child("state", key: key) else { continue }
      if let title = values.text("title") { button.setTitle(title, for: state) }
      if let image = image(of: values) { button.setImage(image, for: state) }
      if let image = image("backgroundImage", of: values) {
        button.setBackgroundImage(image, for: state)
      }
      if let color = color("titleColor", of: values) { button.setTitleColor(color, for: state) }
    }
    if let insets = element.insets("contentEdgeInsets") { button.contentEdgeInsets = insets }
    if let insets = element.insets("titleEdgeInsets") { button.titleEdgeInsets = insets }
    if let insets = element.insets("imageEdgeInsets") { button.imageEdgeInsets = insets }
    if let values = element.child("buttonConfiguration", key: "configuration") {
      button.configuration = configuration(values)
    }
  }

  private static let buttonTypes: [String: UIButton.ButtonType] = [
    "system": .system, "roundedRect": .system, "custom": .custom,
    "detailDisclosure":
      .detailDisclosure, "infoLight": .infoLight, "infoDark": .infoDark, "contactAdd": .contactAdd,
    "close": .close,
  ]

  private static let states: [(String, UIControl.State)] = [
    ("normal", .normal), ("highlighted", .highlighted), ("disabled", .disabled),
    ("selected", .selected),
  ]

  private func configuration(_ element: MarkupElement) -> UIButton.Configuration {
    var configuration: UIButton.Configuration
    switch element["style"] {
    case "filled": configuration = .filled()
    case "tinted": configuration = .tinted()
    case "gray": configuration = .gray()
    case "borderless": configuration = .borderless()
    case "bordered": configuration = .bordered()
    default: configuration = .plain()
    }
    if let title = element.text("title") ?? attributedText("attributedTitle", of: element) {
      configuration.title = title
    }
    if let subtitle = element.text("subtitle") { configuration.subtitle = subtitle }
    configuration.image = image(of: element)
    if let padding = element.number("imagePadding") { configuration.imagePadding = padding }
    if let padding = element.number("titlePadding") { configuration.titlePadding = padding }
    switch element["imagePlacement"] {
    case "trailing": configuration.imagePlacement = .trailing
    case "top": configuration.imagePlacement = .top
    case "bottom": configuration.imagePlacement = .bottom
    default: break
    }
    if let insets = element.child("directionalEdgeInsets", key: "contentInsets") {
      configuration.contentInsets = NSDirectionalEdgeInsets(
        top: insets.number("top") ?? 0, leading: insets.number("leading") ?? 0,
        bottom: insets.number("bottom") ?? 0, trailing: insets.number("trailing") ?? 0)
    }
    configuration.baseForegroundColor = color("baseForegroundColor", of: element)
    configuration.baseBackgroundColor = color("baseBackgroundColor", of: element)
    return configuration
  }

  /// The letters of a text with styles.
  private func attributedText(_ key: String, of element: MarkupElement) -> String? {
    element.child("attributedString", key: key).map { text in
      text.children.map { $0.text("content") ?? "" }.joined()
    }
  }

  func apply(_ element: MarkupElement, to control: UIControl) {
    applyState(element, to: control)
    switch control {
    case let field as UITextField: apply(element, to: field)
    case let toggle as UISwitch: toggle.isOn = element.flag("on") ?? false
    case let slider as UISlider:
      slider.minimumValue = element.number("minValue").map { Float($0) } ?? 0
      slider.maximumValue = element.number("maxValue").map { Float($0) } ?? 1
      slider.value = element.number("value").map { Float($0) } ?? 0
    case let stepper as UIStepper:
      stepper.minimumValue = element.number("minimumValue").map(Double.init) ?? 0
      stepper.maximumValue = element.number("maximumValue").map(Double.init) ?? 100
      stepper.value = element.number("value").map(Double.init) ?? 0
    case let segments as UISegmentedControl: apply(element, to: segments)
    case let pages as UIPageControl:
      pages.numberOfPages = element["numberOfPages"].flatMap { Int($0) } ?? 0
      pages.currentPage = element["currentPage"].flatMap { Int($0) } ?? 0
    default: break
    }
  }

  private func applyState(_ element: MarkupElement, to control: UIControl) {
    control.isEnabled = element.flag("enabled") ?? true
    control.isSelected = element.flag("selected") ?? false
    if let alignment = element["contentHorizontalAlignment"].flatMap({ Self.horizontal[$0] }) {
      control.contentHorizontalAlignment = alignment
    }
    if let alignment = element["contentVerticalAlignment"].flatMap({ Self.vertical[$0] }) {
      control.contentVerticalAlignment = alignment
    }
  }

  private static let horizontal: [String: UIControl.ContentHorizontalAlignment] = [
    "center": .center, "left": .left, "right": .right, "fill": .fill, "leading": .leading,
    "trailing": .trailing,
  ]
  private static let vertical: [String: UIControl.ContentVerticalAlignment] = [
    "center": .center, "top": .top, "bottom": .bottom, "fill": .fill,
  ]

  private func apply(_ element: MarkupElement, to segments: UISegmentedControl) {
    let written = element.child("segments")?.children ?? []
    for (index, segment) in written.enumerated() {
      if let image = image(of: segment), segment["title"]?.isEmpty ?? true {
        segments.insertSegment(with: image, at: index, animated: false)
      } else {
        segments.insertSegment(withTitle: segment["title"], at: index, animated: false)
      }
    }
    segments.selectedSegmentIndex =
      element["selectedSegmentIndex"].flatMap { Int($0) } ?? UISegmentedControl.noSegment
  }
}
