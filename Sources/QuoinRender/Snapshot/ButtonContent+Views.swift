// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinLayout
import QuoinUIKit

extension ButtonContent {
  /// Reads the content of a button that is laid out.
  @MainActor init(of button: UIButton) {
    let configuration = button.configuration
    let isBusy = configuration?.showsActivityIndicator ?? false
    let hasImage = isBusy || button.currentImage != nil
    self.init(
      isConfigured: configuration != nil,
      image: isBusy
        ? LayoutRect(button.spinnerFrame ?? .zero)
        : hasImage ? button.imageView.map { LayoutRect($0.frame) } ?? .zero : .zero,
      title: button.titleLabel.map { LayoutRect($0.frame) } ?? .zero,
      subtitle: configuration?.subtitle,
      subtitleRect: button.subtitleLabel.map { LayoutRect($0.frame) } ?? .zero,
      subtitleFont: RenderedFont(button.subtitleLabel?.font),
      isBusy: isBusy,
      fill: configuration?.shownBackground(of: button).map {
        RenderedColor($0.resolvedColor(with: button.traitCollection))
      },
      background: button.currentBackgroundImage.map {
        let bounds = LayoutRect(CGRect(origin: .zero, size: button.bounds.size))
        return RenderedIcon($0, color: nil, rect: bounds, in: button)
      },
      cornerRadius: configuration?.cornerRadius(in: button.bounds.size) ?? 0,
      stroke: configuration.flatMap { Stroke(of: $0.background, in: button) })
  }
}

extension ButtonContent.Stroke {
  @MainActor fileprivate init?(of background: UIBackgroundConfiguration, in button: UIButton) {
    guard background.strokeWidth > 0 else { return nil }
    let color = background.resolvedStrokeColor(for: button.tintColor)
    self.init(
      color: RenderedColor(color.resolvedColor(with: button.traitCollection)),
      width: Double(background.strokeWidth), outset: Double(background.strokeOutset))
  }
}

extension UIButton.Configuration {
  /// The colour of texts and symbols, as UIKit chooses it by style and state.
  @MainActor func shownForeground(of button: UIButton) -> UIColor {
    if !button.isEnabled { return .tertiaryLabel }
    if let baseForegroundColor { return baseForegroundColor }
    return style == .filled ? .white : tint(of: button)
  }

  /// Apple's documentation of `UIButton.Role.destructive`: such a button is red.
  @MainActor private func tint(of button: UIButton) -> UIColor {
    button.role == .destructive ? .systemRed : button.tintColor
  }

  /// The colour behind the content; nil for none.
  @MainActor fileprivate func shownBackground(of button: UIButton) -> UIColor? {
    if let color = background.backgroundColor, color != .clear { return color }
    if style != .plain, !button.isEnabled { return .tertiarySystemFill }
    switch style {
    case .plain: return baseBackgroundColor
    case .gray: return baseBackgroundColor ?? .tertiarySystemFill
    case .tinted: return (baseBackgroundColor ?? tint(of: button)).withAlphaComponent(0.18)
    case .filled: return baseBackgroundColor ?? tint(of: button)
    }
  }

  /// The radius of the corners in points. Those of styles without a number grow with the size of
  /// the button.
  fileprivate func cornerRadius(in size: CGSize) -> Double {
    switch cornerStyle {
    case .capsule: Double(size.height / 2)
    case .fixed: Double(background.cornerRadius)
    case .small: 4
    case .large: 9
    case .dynamic where background.cornerRadius > 0: Double(background.cornerRadius)
    case .dynamic, .medium: buttonSize == .large ? 9 : 6
    }
  }
}
