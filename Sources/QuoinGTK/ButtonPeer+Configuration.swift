// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if GTK
import CQuoinGTK
import Foundation
import QuoinUIKit

extension ButtonPeer {
  /// Shows a button by its configuration.
  func show(_ button: UIButton, _ configuration: UIButton.Configuration) {
    let strings = CStrings()
    let color = configuration.foreground(of: button)
    var content = quoin_button_content(configuration, button)
    content.title = button.currentTitle.flatMap { strings.pointer(to: $0) }
    content.subtitle = configuration.subtitle.flatMap { strings.pointer(to: $0) }
    withExtendedLifetime(strings) {
      TextLook(font: button.titleLabel?.font, color: color).withLook { title in
        content.title_look = title
        let font = button.subtitleLabel?.font ?? .systemFont(ofSize: 12)
        TextLook(font: font, color: color).withLook { subtitle in
          content.subtitle_look = subtitle
          set(
            content, image: button.currentImage, for: button.traitCollection, tint: color ?? .label)
        }
      }
    }
  }

  private func set(
    _ content: quoin_button_content, image: UIImage?, for traits: UITraitCollection, tint: UIColor
  ) {
    var content = content
    guard let image else { return quoin_configured_button_set(widget, &content) }
    Picture(image, for: traits, tint: tint, isMirrored: false).withPicture { picture in
      withUnsafePointer(to: picture) {
        content.picture = $0
        quoin_configured_button_set(widget, &content)
      }
    }
  }
}

extension quoin_button_content {
  /// Converts everything but texts and image.
  @MainActor fileprivate init(_ configuration: UIButton.Configuration, _ button: UIButton) {
    self.init()
    style = configuration.style.number
    is_busy = configuration.showsActivityIndicator
    picture_side = configuration.imagePlacement.side
    alignment = configuration.alignment
    picture_gap = Double(configuration.imagePadding)
    title_gap = Double(configuration.titlePadding)
    let insets = configuration.contentInsets
    top = Double(insets.top)
    start = Double(insets.leading)
    bottom = Double(insets.bottom)
    end = Double(insets.trailing)
    if let color = configuration.background(of: button) {
      has_background = true
      background = quoin_color(color)
    }
    corner_radius = configuration.cornerRadius
  }
}

extension UIButton.Configuration {
  /// The colour of texts and symbols; nil for that of the theme.
  @MainActor fileprivate func foreground(of button: UIButton) -> UIColor? {
    let hasBackground = background(of: button) != nil
    if !button.isEnabled, !hasBackground { return .tertiaryLabel }
    if let baseForegroundColor { return baseForegroundColor }
    switch style {
    case .plain, .tinted: return button.tintColor
    case .gray: return nil
    case .filled: return hasBackground ? .white : nil
    }
  }

  /// The colour behind the content; nil for that of the theme.
  @MainActor fileprivate func background(of button: UIButton) -> UIColor? {
    if let color = background.backgroundColor, color != .clear { return color }
    if let baseBackgroundColor { return baseBackgroundColor }
    switch style {
    case .plain, .gray: return nil
    case .tinted: return button.tintColor.withAlphaComponent(0.18)
    // The usual tint is the accent of the theme.
    case .filled: return button.tintColor == .systemBlue ? nil : button.tintColor
    }
  }

  /// The radius of the corners; negative for that of the theme.
  fileprivate var cornerRadius: Double {
    switch cornerStyle {
    case .capsule: 9999
    case .fixed: Double(background.cornerRadius)
    case .dynamic, .small, .medium, .large: -1
    }
  }

  fileprivate var alignment: Int32 {
    let isRow = imagePlacement != .top && imagePlacement != .bottom
    let alignment =
      switch titleAlignment {
      case .automatic: isRow ? QUOIN_ALIGN_START : QUOIN_ALIGN_CENTER
      case .leading: QUOIN_ALIGN_START
      case .center: QUOIN_ALIGN_CENTER
      case .trailing: QUOIN_ALIGN_END
      }
    return Int32(alignment)
  }
}

extension UIButton.Configuration.Style {
  fileprivate var number: Int32 {
    let number =
      switch self {
      case .plain: QUOIN_BUTTON_PLAIN
      case .gray: QUOIN_BUTTON_GRAY
      case .tinted: QUOIN_BUTTON_TINTED
      case .filled: QUOIN_BUTTON_FILLED
      }
    return Int32(number)
  }
}

extension NSDirectionalRectEdge {
  fileprivate var side: Int32 {
    let side =
      switch self {
      case .trailing: QUOIN_SIDE_END
      case .top: QUOIN_SIDE_TOP
      case .bottom: QUOIN_SIDE_BOTTOM
      default: QUOIN_SIDE_START
      }
    return Int32(side)
  }
}
#endif
