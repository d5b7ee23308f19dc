// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
package import QuoinUIKit

extension FileResources {
  /// Gives a button the titles, images and colours of its element, or its configuration.
  package func read(_ element: MarkupElement, into button: UIButton) {
    applyState(element, to: button)
    if let type = element["buttonType"].flatMap({ FileNames.buttonTypes[$0] }) {
      button.setButtonType(type)
    }
    if let font = font(of: element) { button.titleLabel?.font = font }
    if let mode = element["lineBreakMode"].flatMap({ FileNames.lineBreakModes[$0] }) {
      button.titleLabel?.lineBreakMode = mode
    }
    for (key, state) in FileNames.controlStates {
      guard let values = element.child("state", key: key) else { continue }
      if let title = values.text("title") { button.setTitle(title, for: state) }
      if let title = attributedText("attributedTitle", of: values) {
        button.setAttributedTitle(title, for: state)
      }
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

  /// Gives a control the state and the alignments of its element.
  package func applyState(_ element: MarkupElement, to control: UIControl) {
    control.isEnabled = element.flag("enabled") ?? true
    control.isSelected = element.flag("selected") ?? false
    if let alignment = element["contentHorizontalAlignment"].flatMap({
      FileNames.horizontalAlignments[$0]
    }) {
      control.contentHorizontalAlignment = alignment
    }
    if let alignment = element["contentVerticalAlignment"].flatMap({
      FileNames.verticalAlignments[$0]
    }) {
      control.contentVerticalAlignment = alignment
    }
  }

  private func configuration(_ element: MarkupElement) -> UIButton.Configuration {
    var configuration: UIButton.Configuration =
      switch element["style"] {
      case "filled": .filled()
      case "tinted": .tinted()
      case "gray": .gray()
      case "borderless": .borderless()
      case "bordered": .bordered()
      default: .plain()
      }
    if let title = element.text("title") ?? attributedText("attributedTitle", of: element)?.string {
      configuration.title = title
    }
    if let subtitle = element.text("subtitle") { configuration.subtitle = subtitle }
    if let font = font(of: element, key: "titleFontDescription") {
      configuration.titleTextAttributesTransformer = .init {
        var attributes = $0
        attributes[TitleFont.self] = font
        return attributes
      }
    }
    configuration.image = image(of: element)
    configuration.preferredSymbolConfigurationForImage = symbolConfiguration(
      of: element, key: "preferredSymbolConfigurationForImage")
    if let padding = element.number("imagePadding") { configuration.imagePadding = padding }
    if let padding = element.number("titlePadding") { configuration.titlePadding = padding }
    if let placement = element["imagePlacement"].flatMap({ FileNames.imagePlacements[$0] }) {
      configuration.imagePlacement = placement
    }
    if let style = element["cornerStyle"].flatMap({ FileNames.cornerStyles[$0] }) {
      configuration.cornerStyle = style
    }
    if let size = element["buttonSize"].flatMap({ FileNames.buttonSizes[$0] }) {
      configuration.buttonSize = size
    }
    configuration.showsActivityIndicator = element.flag("showsActivityIndicator") ?? false
    if let insets = element.child("directionalEdgeInsets", key: "contentInsets") {
      configuration.contentInsets = NSDirectionalEdgeInsets(
        top: insets.number("top") ?? 0, leading: insets.number("leading") ?? 0,
        bottom: insets.number("bottom") ?? 0, trailing: insets.number("trailing") ?? 0)
    }
    if let background = element.child("backgroundConfiguration", key: "background") {
      if let radius = background.number("cornerRadius") {
        configuration.background.cornerRadius = radius
      }
      configuration.background.backgroundColor = color("backgroundColor", of: background)
      configuration.background.strokeColor = color("strokeColor", of: background)
      configuration.background.strokeWidth = background.number("strokeWidth") ?? 0
    }
    configuration.baseForegroundColor = color("baseForegroundColor", of: element)
    configuration.baseBackgroundColor = color("baseBackgroundColor", of: element)
    return configuration
  }
}
