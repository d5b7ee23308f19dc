// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinText
import QuoinUIKit

extension RenderedAppearance {
  /// Reads the appearance of a view.
  @MainActor init(of view: UIView) {
    self.init(
      backgroundColor: view.backgroundColor.map(RenderedColor.init),
      cornerRadius: Double(view.layer.cornerRadius), opacity: Double(view.alpha))
    switch view {
    case let label as UILabel: read(label)
    case let button as UIButton: read(button)
    case let field as UITextField: read(field)
    case let text as UITextView:
      self.text = text.text
      font = RenderedFont(text.font)
    case let image as UIImageView: imageName = image.image == nil ? nil : "image"
    case let toggle as UISwitch:
      isOn = toggle.isOn
      tintColor = toggle.onTintColor.map(RenderedColor.init)
    case let slider as UISlider:
      let range = slider.maximumValue - slider.minimumValue
      fraction = range > 0 ? Double((slider.value - slider.minimumValue) / range) : 0
    case let progress as UIProgressView: fraction = Double(progress.progress)
    case let control as UISegmentedControl:
      segments = (0..<control.numberOfSegments).map { control.titleForSegment(at: $0) ?? "" }
      selectedSegment = control.selectedSegmentIndex < 0 ? nil : control.selectedSegmentIndex
    default: break
    }
  }

  @MainActor private mutating func read(_ label: UILabel) {
    text = label.text
    font = RenderedFont(label.font)
    font.size *= Double(label.shownScale)
    textColor = label.textColor.map(RenderedColor.init)
    alignment = RenderedAlignment(label.textAlignment)
    lineLimit = label.numberOfLines
  }

  @MainActor private mutating func read(_ button: UIButton) {
    text = button.currentTitle
    font = RenderedFont(button.titleLabel?.font)
    isEnabled = button.isEnabled
    imageName = button.currentImage == nil ? nil : "image"
    isSymbol = imageName != nil
    textColor = button.titleColor(for: .normal).map(RenderedColor.init)
  }

  @MainActor private mutating func read(_ field: UITextField) {
    text = field.text
    placeholder = field.placeholder
    font = RenderedFont(field.font)
    textColor = field.textColor.map(RenderedColor.init)
    alignment = RenderedAlignment(field.textAlignment)
    hasBorder = field.borderStyle != .none
    isSecure = field.isSecureTextEntry
  }
}

extension RenderedColor {
  fileprivate init(_ color: UIColor) {
    let parts = color.components.map { Double($0) }
    self.init(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
  }
}

extension RenderedFont {
  /// Converts a font; nil becomes the regular system font at 17 points.
  fileprivate init(_ font: UIFont?) {
    guard let style = font?.style else {
      self.init(size: 17)
      return
    }
    self.init(size: style.pointSize, weight: RenderedFont.weight(style.weight))
  }

  /// Converts a weight from -1 to 1 into one from 100 to 900.
  private static func weight(_ weight: Double) -> Int {
    // The middles between the named weights: ultra light -0.8, thin -0.6, light -0.4, regular 0,
    // medium 0.23, semibold 0.3, bold 0.4, heavy 0.56, black 0.62.
    let limits = [-0.7, -0.5, -0.2, 0.115, 0.265, 0.35, 0.48, 0.59]
    return 100 * ((limits.firstIndex { weight < $0 } ?? limits.count) + 1)
  }
}

extension RenderedAlignment {
  fileprivate init(_ alignment: NSTextAlignment) {
    switch alignment {
    case .left: self = .left
    case .center: self = .center
    case .right: self = .right
    default: self = .natural
    }
  }
}
