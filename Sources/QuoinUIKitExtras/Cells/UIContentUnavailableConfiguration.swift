// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation
public import QuoinUIKit

/// What is shown in the place of content that there is not: an image, a text, a second text, a button.
/// Their sizes and distances are not verified against UIKit.
public struct UIContentUnavailableConfiguration: UIContentConfiguration {
  /// The button. Its size is that of the configuration.
  public var button = UIButton.Configuration.plain()
  /// What the button does.
  public var buttonProperties = ButtonProperties()
  /// The second button.
  public var secondaryButton = UIButton.Configuration.plain()
  /// What the second button does.
  public var secondaryButtonProperties = ButtonProperties()
  /// The image.
  public var image: UIImage?
  /// The text.
  public var text: String?
  /// The text with styles.
  public var attributedText: NSAttributedString?
  /// The second text.
  public var secondaryText: String?
  /// The second text with styles.
  public var secondaryAttributedText: NSAttributedString?
  /// What is behind it. Stored, not shown.
  public var background = UIBackgroundConfiguration.clear()
  /// The distance of image and text, in points.
  public var imageToTextPadding: CGFloat = 15
  /// The distance of the texts, in points.
  public var textToSecondaryTextPadding: CGFloat = 8
  /// The distance of texts and button, in points.
  public var textToButtonPadding: CGFloat = 15
  private var isLoading = false

  /// Nothing.
  public static func empty() -> UIContentUnavailableConfiguration { Self() }
  /// A text that something is loaded, with an activity indicator.
  public static func loading() -> UIContentUnavailableConfiguration {
    var configuration = Self()
    configuration.text = "Loading…"
    configuration.isLoading = true
    return configuration
  }
  /// The text of a search that found nothing.
  public static func search() -> UIContentUnavailableConfiguration {
    var configuration = Self()
    configuration.image = UIImage(systemName: "magnifyingglass")
    configuration.text = "No Results"
    configuration.secondaryText = "Check the spelling or try a new search."
    return configuration
  }

  /// A view with the content in a column in its middle.
  @preconcurrency @MainActor public func makeContentView() -> any UIView & UIContentView {
    UIContentUnavailableView(configuration: self)
  }
  /// The configuration for a state: itself.
  public func updated(for state: any UIConfigurationState) -> UIContentUnavailableConfiguration {
    self
  }

  /// The views of the column, from top to bottom, with the distances below them.
  @MainActor func parts() -> [(view: UIView, gap: CGFloat)] {
    var parts: [(view: UIView, gap: CGFloat)] = []
    if isLoading {
      let indicator = UIActivityIndicatorView(style: .medium)
      indicator.startAnimating()
      parts.append((indicator, imageToTextPadding))
    } else if let image {
      parts.append((UIImageView(image: image), imageToTextPadding))
    }
    if let attributed = attributedText ?? text.map({ NSAttributedString(string: $0) }) {
      parts.append((label(attributed, .title2), textToSecondaryTextPadding))
    }
    if let attributed = secondaryAttributedText
      ?? secondaryText.map({ NSAttributedString(string: $0) })
    {
      parts.append((label(attributed, .subheadline), textToButtonPadding))
    }
    for (configuration, properties) in [
      (button, buttonProperties), (secondaryButton, secondaryButtonProperties),
    ] where configuration.title != nil || configuration.image != nil {
      let button = UIButton(
        configuration: configuration, primaryAction: properties.primaryAction)
      // The title of an action takes the place of that of the configuration only where there is none.
      button.configuration = configuration
      properties.apply(to: button)
      parts.append((button, textToButtonPadding))
    }
    return parts
  }

  @MainActor private func label(
    _ text: NSAttributedString, _ style: UIFont.TextStyle
  ) -> UILabel {
    let label = UILabel()
    label.font = .preferredFont(forTextStyle: style)
    label.text = text.string
    label.numberOfLines = 0
    label.textAlignment = .center
    return label
  }
}

/// A view with what is shown in the place of content that there is not.
@preconcurrency @MainActor open class UIContentUnavailableView: UIView, UIContentView {
  /// What is shown.
  open var configuration: any UIContentConfiguration { didSet { show() } }
  private let column = UIStackView()

  /// A view of a configuration.
  public init(configuration: UIContentUnavailableConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
    column.axis = .vertical
    column.alignment = .center
    column.translatesAutoresizingMaskIntoConstraints = false
    addSubview(column)
    NSLayoutConstraint.activate([
      column.centerXAnchor.constraint(equalTo: centerXAnchor),
      column.centerYAnchor.constraint(equalTo: centerYAnchor),
      column.leadingAnchor.constraint(greaterThanOrEqualTo: layoutMarginsGuide.leadingAnchor),
      column.topAnchor.constraint(greaterThanOrEqualTo: layoutMarginsGuide.topAnchor),
    ])
    show()
  }

  /// A view of nothing; archives are not read.
  public required init?(coder: NSCoder) { nil }

  private func show() {
    for view in column.arrangedSubviews { view.removeFromSuperview() }
    guard let shown = configuration as? UIContentUnavailableConfiguration else { return }
    for part in shown.parts() {
      column.addArrangedSubview(part.view)
      column.setCustomSpacing(part.gap, after: part.view)
    }
  }
}

extension UIViewController {
  /// What fills the view in the place of content that there is not.
  public var contentUnavailableConfiguration: (any UIContentConfiguration)? {
    get { unavailable?.configuration }
    set {
      unavailable?.view.removeFromSuperview()
      unavailable = nil
      guard let newValue, let view else { return }
      let content = newValue.makeContentView()
      content.frame = view.bounds
      content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.addSubview(content)
      unavailable = Unavailable(configuration: newValue, view: content)
    }
  }

  private var unavailable: Unavailable? {
    get { kept(nil) }
    set { keep(newValue) }
  }
}

private struct Unavailable {
  var configuration: any UIContentConfiguration
  var view: UIView
}
