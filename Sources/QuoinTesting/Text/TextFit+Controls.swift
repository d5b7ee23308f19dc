// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinUIKit

extension TextFit {
  /// The title and the subtitle of a button with a configuration, each on one line unless the line
  /// break mode of the title wraps it.
  init?(configured button: UIButton) {
    guard let configuration = button.configuration else { return nil }
    let title = button.currentTitle ?? ""
    let insets = configuration.contentInsets
    var room = CGSize(
      width: button.bounds.width - insets.leading - insets.trailing,
      height: button.bounds.height - insets.top - insets.bottom)
    if !configuration.showsActivityIndicator, let image = button.currentImage?.size {
      switch configuration.imagePlacement {
      case .top, .bottom: room.height -= image.height + configuration.imagePadding
      default: room.width -= image.width + configuration.imagePadding
      }
    }
    if let subtitle = configuration.subtitle, !subtitle.isEmpty {
      // The font that the button measures subtitles with.
      let measure = Self.measure(
        subtitle, button.subtitleLabel?.font ?? .systemFont(ofSize: 12))
      if let fit = TextFit(subtitle, measure.oneLine, measure, in: room) {
        self = fit
        return
      }
      if !title.isEmpty { room.height -= measure.lineHeight + configuration.titlePadding }
    }
    guard !title.isEmpty else { return nil }
    let font = button.titleLabel?.font
    let measure = Self.measure(title, font)
    switch configuration.titleLineBreakMode {
    case .byWordWrapping, .byCharWrapping:
      let wrapped = Self.label(title, font)
      wrapped.numberOfLines = 0
      self.init(title, lines: TextMeasure(wrapped, title), in: room)
    default: self.init(title, measure.oneLine, measure, in: room)
    }
  }

  /// The text of a field, otherwise its placeholder. A text of dots has any length.
  init?(_ field: UITextField) {
    let text = field.text ?? ""
    let shown = text.isEmpty ? field.placeholder ?? "" : text
    guard !shown.isEmpty, text.isEmpty || !field.isSecureTextEntry else { return nil }
    let room =
      text.isEmpty
      ? field.placeholderRect(forBounds: field.bounds) : field.textRect(forBounds: field.bounds)
    let label = Self.label(shown, field.font)
    if field.adjustsFontSizeToFitWidth {
      label.adjustsFontSizeToFitWidth = true
      label.minimumScaleFactor = field.minimumFontSize / max(1, label.font.pointSize)
    }
    let measure = TextMeasure(label, shown)
    self.init(shown, measure.oneLine, measure, in: room.size, unit: measure.unit)
  }

  /// Creates the text of a text view that does not scroll.
  init?(_ view: UITextView) {
    guard let text = view.text, !text.isEmpty, !view.isScrollEnabled else { return nil }
    let insets = view.textContainerInset
    let label = Self.label(text, view.font)
    label.numberOfLines = view.textContainer.maximumNumberOfLines
    let padding = 2 * view.textContainer.lineFragmentPadding
    let room = CGSize(
      width: view.bounds.width - insets.left - insets.right - padding,
      height: view.bounds.height - insets.top - insets.bottom)
    self.init(text, lines: TextMeasure(label, text), in: room)
  }

  private static func measure(_ text: String, _ font: UIFont?) -> TextMeasure {
    TextMeasure(label(text, font), text)
  }

  /// A label by which the text of another view is measured.
  private static func label(_ text: String, _ font: UIFont?) -> UILabel {
    let label = UILabel()
    if let font { label.font = font }
    label.text = text
    return label
  }
}
