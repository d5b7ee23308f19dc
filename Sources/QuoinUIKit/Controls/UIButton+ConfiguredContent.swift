// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinLayout
import QuoinText

extension UIButton {
  /// Returns the size of a button with a configuration, whose title wraps in a button of a width; nil
  /// for a title without a limit.
  func configuredSize(_ configuration: Configuration, width: CGFloat?) -> CGSize {
    let content = configuredLayout(configuration, width: width).contentSize
    let insets = configuration.contentInsets
    return CGSize(
      width: content.width + insets.leading + insets.trailing,
      height: content.height + insets.top + insets.bottom)
  }

  /// The place of the activity indicator, in points; nil without one.
  package final var spinnerFrame: CGRect? {
    guard let configuration, configuration.showsActivityIndicator else { return nil }
    return configuredFrames(configuration).image
  }

  func configuredFrames(
    _ configuration: Configuration
  ) -> (image: CGRect, title: CGRect, subtitle: CGRect) {
    let insets = configuration.contentInsets
    let content = bounds.shrunk(
      by: UIEdgeInsets(
        top: insets.top, left: isReversed ? insets.trailing : insets.leading,
        bottom: insets.bottom, right: isReversed ? insets.leading : insets.trailing))
    let width = bounds.width > 0 ? bounds.width : nil
    return configuredLayout(configuration, width: width).frames(
      in: content, alignment: effectiveContentHorizontalAlignment, isReversed: isReversed)
  }

  /// Returns the size of the title in a button of a width; 0 for no limit.
  func configuredTitleSize(_ configuration: Configuration, buttonWidth: CGFloat) -> CGSize {
    configuredLayout(configuration, width: buttonWidth > 0 ? buttonWidth : nil).title
  }

  private func configuredLayout(
    _ configuration: Configuration, width: CGFloat?
  ) -> ConfiguredButtonLayout {
    let image =
      configuration.showsActivityIndicator
      ? ControlMetrics.spinner.contentSize : currentImage?.size ?? .zero
    let insets = configuration.contentInsets
    let isBesideImage =
      image != .zero && configuration.imagePlacement != .top
      && configuration.imagePlacement != .bottom
    let taken =
      insets.leading + insets.trailing
      + (isBesideImage ? image.width + configuration.imagePadding : 0)
    let room = width.map { max($0 - taken, 1) }
    func cut(_ size: CGSize) -> CGSize {
      CGSize(width: min(size.width, room ?? .greatestFiniteMagnitude), height: size.height)
    }
    // A subtitle has the font of captions.
    let small = subtitleLabel?.font ?? .systemFont(ofSize: 12)
    return ConfiguredButtonLayout(
      image: image,
      title: currentTitle == nil ? .zero : cut(titleSize(configuration, in: room)),
      subtitle: configuration.subtitle.map { cut(lineSize($0, font: small)) } ?? .zero,
      configuration: configuration)
  }

  /// Returns the size of the title in a width; nil for no limit.
  private func titleSize(_ configuration: Configuration, in room: CGFloat?) -> CGSize {
    guard let title = currentTitle, !title.isEmpty else { return textSize }
    let font = titleLabel?.font ?? .systemFont(ofSize: 17)
    let runs =
      configuration.titleRuns(font: font)
      ?? currentAttributedTitle?.textRuns(font: font) ?? [TextRun(title, style: font.style)]
    let size = textLayout(
      runs, width: configuration.wrapsTitle ? room : nil,
      lineCount: configuration.wrapsTitle ? 0 : 1, breaks: configuration.titleLineBreakMode
    ).size
    return CGSize(width: size.width, height: size.height)
  }
}

/// The attribute of a text that has the name of UIKit's attribute for fonts.
private enum TitleFont: AttributedStringKey {
  typealias Value = UIFont
  static let name = NSAttributedString.Key.font.rawValue
}

extension UIButton.Configuration {
  /// Whether the title has several lines where the button is too narrow.
  var wrapsTitle: Bool {
    titleLineBreakMode == .byWordWrapping || titleLineBreakMode == .byCharWrapping
  }

  /// The font of the title's first letter by its attributes and their transformer; nil without one.
  var titleFont: UIFont? {
    guard let title = attributedTitle, let first = title.runs.first else { return nil }
    return font(of: first)
  }

  /// Returns the title in pieces with their fonts; nil without a title. `font` is that of pieces
  /// without one.
  func titleRuns(font: UIFont) -> [TextRun]? {
    attributedTitle.map { title in
      title.runs.map { run in
        TextRun(
          String(title[run.range].characters), style: (self.font(of: run) ?? font).style)
      }
    }
  }

  private func font(of run: AttributedString.Runs.Run) -> UIFont? {
    let attributes = titleTextAttributesTransformer?(run.attributes) ?? run.attributes
    return attributes[TitleFont.self]
  }
}
