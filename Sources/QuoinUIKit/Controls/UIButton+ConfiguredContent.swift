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
    return ConfiguredButtonLayout(
      image: image,
      title: currentTitle == nil ? .zero : cut(titleSize(configuration, in: room)),
      subtitle: cut(subtitleSize(configuration, in: room)),
      configuration: configuration)
  }

  /// Returns the size of the title in a width; nil for no limit.
  private func titleSize(_ configuration: Configuration, in room: CGFloat?) -> CGSize {
    guard let title = currentTitle, !title.isEmpty else { return textSize }
    let font = titleLabel?.font ?? .systemFont(ofSize: 17)
    let runs =
      configuration.titleRuns(font: font)
      ?? currentAttributedTitle?.textRuns(font: font) ?? [TextRun(title, style: font.style)]
    return size(of: runs, configuration.titleLineBreakMode, in: room)
  }

  /// Returns the size of the subtitle in a width; nil for no limit.
  private func subtitleSize(_ configuration: Configuration, in room: CGFloat?) -> CGSize {
    // A subtitle has the font of captions.
    let font = subtitleLabel?.font ?? .systemFont(ofSize: 12)
    return configuration.subtitleRuns(font: font).map {
      size(of: $0, configuration.subtitleLineBreakMode, in: room)
    } ?? .zero
  }

  private func size(
    of runs: [TextRun], _ breaks: NSLineBreakMode, in room: CGFloat?
  ) -> CGSize {
    let size = textLayout(
      runs, width: breaks.wraps ? room : nil, lineCount: breaks.wraps ? 0 : 1, breaks: breaks
    ).size
    return CGSize(width: size.width, height: size.height)
  }
}

extension NSLineBreakMode {
  /// Whether a text has several lines where it is too long for one.
  var wraps: Bool { self == .byWordWrapping || self == .byCharWrapping }
}

/// The attribute of a text that has the name of UIKit's attribute for fonts.
package enum TitleFont: AttributedStringKey {
  package typealias Value = UIFont
  package static let name = NSAttributedString.Key.font.rawValue
}

extension UIButton.Configuration {
  /// Whether the title or the subtitle has several lines where the button is too narrow.
  var wrapsTexts: Bool {
    titleLineBreakMode.wraps || subtitle != nil && subtitleLineBreakMode.wraps
  }

  /// The font of the title's first letter by its attributes and their transformer; nil without one.
  var titleFont: UIFont? { attributedTitle?.firstFont(titleTextAttributesTransformer) }
  /// The font of the subtitle's first letter; nil without one.
  var subtitleFont: UIFont? { attributedSubtitle?.firstFont(subtitleTextAttributesTransformer) }

  /// Returns the title in pieces with their fonts; nil without a title. `font` is that of pieces
  /// without one.
  func titleRuns(font: UIFont) -> [TextRun]? {
    attributedTitle?.textRuns(font, titleTextAttributesTransformer)
  }

  /// Returns the subtitle in pieces with their fonts; nil without a subtitle.
  func subtitleRuns(font: UIFont) -> [TextRun]? {
    attributedSubtitle?.textRuns(font, subtitleTextAttributesTransformer)
  }
}

extension AttributedString {
  fileprivate func firstFont(_ transformer: UIConfigurationTextAttributesTransformer?) -> UIFont? {
    runs.first.flatMap { $0.font(transformer) }
  }

  fileprivate func textRuns(
    _ font: UIFont, _ transformer: UIConfigurationTextAttributesTransformer?
  ) -> [TextRun] {
    runs.map { run in
      TextRun(String(self[run.range].characters), style: (run.font(transformer) ?? font).style)
    }
  }
}

extension AttributedString.Runs.Run {
  fileprivate func font(_ transformer: UIConfigurationTextAttributesTransformer?) -> UIFont? {
    (transformer?(attributes) ?? attributes)[TitleFont.self]
  }
}
