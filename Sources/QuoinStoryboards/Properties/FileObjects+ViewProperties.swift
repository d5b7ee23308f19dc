// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinInterfaceBuilder
import QuoinUIKit

extension FileObjects {
  /// Sets the properties of a view from the file, except for frame, margins, mask and priorities.
  func apply(_ element: MarkupElement, _ description: ViewDescription, to view: UIView) {
    applyLook(element, to: view)
    switch view {
    case let label as UILabel: apply(element, description, to: label)
    case let button as UIButton: read(element, into: button)
    case let image as UIImageView:
      image.image = self.image(of: element)
      image.highlightedImage = self.image("highlightedImage", of: element)
    case let stack as UIStackView: apply(element, description, to: stack)
    case let control as UIControl: apply(element, to: control)
    case let scroll as UIScrollView: apply(element, to: scroll)
    case let cell as UITableViewCell: apply(element, to: cell)
    case let view as UICollectionReusableView:
      view.reuseIdentifier = element["reuseIdentifier"]
    default: applyRest(element, to: view)
    }
  }

  private func applyLook(_ element: MarkupElement, to view: UIView) {
    if let color = color("backgroundColor", of: element) { view.backgroundColor = color }
    if let color = color("tintColor", of: element) { view.tintColor = color }
    if let alpha = element.number("alpha") { view.alpha = alpha }
    if let mode = element["contentMode"].flatMap({ FileNames.contentModes[$0] }) {
      view.contentMode = mode
    }
    if let tag = element["tag"].flatMap({ Int($0) }) { view.tag = tag }
    if let isOpaque = element.flag("opaque") { view.isOpaque = isOpaque }
    if let clips = element.flag("clipsSubviews") { view.clipsToBounds = clips }
    if let multiple = element.flag("multipleTouchEnabled") {
      view.isMultipleTouchEnabled = multiple
    }
    guard let accessibility = element.child("accessibility", key: "accessibilityConfiguration")
    else { return }
    view.accessibilityIdentifier = accessibility["identifier"]
    if let label = accessibility.text("label") { view.accessibilityLabel = label }
    if let hint = accessibility.text("hint") { view.accessibilityHint = hint }
  }

  private func apply(
    _ element: MarkupElement, _ description: ViewDescription, to label: UILabel
  ) {
    label.text = description.appearance.text
    if let font = font(of: element) { label.font = font }
    if let color = color("textColor", of: element) { label.textColor = color }
    label.numberOfLines = element["numberOfLines"].flatMap { Int($0) } ?? 1
    if let alignment = Self.alignment(of: element) { label.textAlignment = alignment }
    if let mode = element["lineBreakMode"].flatMap({ FileNames.lineBreakModes[$0] }) {
      label.lineBreakMode = mode
    }
    // Files state both for each label.
    label.limitsText = false
    if let width = element.number("preferredMaxLayoutWidth") {
      label.preferredMaxLayoutWidth = width
    }
    if let factor = element.leastFontScale(pointSize: Double(label.font.pointSize)) {
      label.adjustsFontSizeToFitWidth = true
      label.minimumScaleFactor = CGFloat(factor)
    }
    label.adjustsFontForContentSizeCategory =
      element.flag("adjustsFontForContentSizeCategory") ?? false
    label.isEnabled = element.flag("enabled") ?? true
    if let text = attributedText("attributedText", of: element) { label.attributedText = text }
  }

  /// The alignment of a text. Files write every alignment but the left one; attributed texts have
  /// their own.
  static func alignment(of element: MarkupElement) -> NSTextAlignment? {
    guard let name = element["textAlignment"] else {
      return element.child("attributedString") == nil ? .left : nil
    }
    return FileNames.textAlignments[name]
  }

  private func apply(
    _ element: MarkupElement, _ description: ViewDescription, to stack: UIStackView
  ) {
    guard let described = description.stack else { return }
    described.apply(to: stack)
    stack.isLayoutMarginsRelativeArrangement = description.margins != nil
  }

  private func applyRest(_ element: MarkupElement, to view: UIView) {
    switch view {
    case let progress as UIProgressView:
      if let value = element.number("progress") { progress.progress = Float(value) }
    case let activity as UIActivityIndicatorView:
      if element["style"] == "large" || element["style"] == "whiteLarge" {
        activity.style = .large
      }
      activity.hidesWhenStopped = element.flag("hidesWhenStopped") ?? false
      if element.flag("animating") == true { activity.startAnimating() }
    case let bar as UISearchBar:
      bar.text = element.text("text")
      bar.placeholder = element.text("placeholder")
    default: break
    }
  }
}
