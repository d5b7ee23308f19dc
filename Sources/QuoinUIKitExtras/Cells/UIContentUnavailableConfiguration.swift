// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation
public import QuoinUIKit

/// A placeholder for missing content: an image, a text, a secondary text and buttons. Its sizes and
/// distances are not verified against UIKit.
public struct UIContentUnavailableConfiguration: UIContentConfiguration {
  /// The configuration of the button, which also determines its size.
  public var button = UIButton.Configuration.plain()
  /// The behaviour of the button.
  public var buttonProperties = ButtonProperties()
  /// The configuration of the second button.
  public var secondaryButton = UIButton.Configuration.plain()
  /// The behaviour of the second button.
  public var secondaryButtonProperties = ButtonProperties()
  /// The image of the placeholder.
  public var image: UIImage?
  /// The text of the placeholder.
  public var text: String?
  /// The text with attributes.
  public var attributedText: NSAttributedString?
  /// The secondary text.
  public var secondaryText: String?
  /// The secondary text with attributes.
  public var secondaryAttributedText: NSAttributedString?
  /// The background of the placeholder. Stored, not shown.
  public var background = UIBackgroundConfiguration.clear()
  /// The distance between image and text, in points.
  public var imageToTextPadding: CGFloat = 15
  /// The distance between text and secondary text, in points.
  public var textToSecondaryTextPadding: CGFloat = 8
  /// The distance between the texts and the button, in points.
  public var textToButtonPadding: CGFloat = 15
  private var isLoading = false

  /// Returns a configuration without content.
  public static func empty() -> UIContentUnavailableConfiguration { Self() }
  /// Returns a configuration for content that is loading, with an activity indicator.
  public static func loading() -> UIContentUnavailableConfiguration {
    var configuration = Self()
    configuration.text = "Loading…"
    configuration.isLoading = true
    return configuration
  }
  /// Returns a configuration for a search without results.
  public static func search() -> UIContentUnavailableConfiguration {
    var configuration = Self()
    configuration.image = UIImage(systemName: "magnifyingglass")
    configuration.text = "No Results"
    configuration.secondaryText = "Check the spelling or try a new search."
    return configuration
  }

  /// Returns a view that shows the content as a centred column.
  @preconcurrency @MainActor public func makeContentView() -> any UIView & UIContentView {
    UIContentUnavailableView(configuration: self)
  }
  /// Returns the configuration for a state: always itself.
  public func updated(for state: any UIConfigurationState) -> UIContentUnavailableConfiguration {
    self
  }

  /// *Estimated*: the point size of a symbol above the text.
  private static let symbolSize: CGFloat = 48

  /// Returns the views of the column from top to bottom, each with the distance below it.
  @MainActor func parts() -> [(view: UIView, gap: CGFloat)] {
    var parts: [(view: UIView, gap: CGFloat)] = []
    if isLoading {
      let indicator = UIActivityIndicatorView(style: .medium)
      indicator.startAnimating()
      parts.append((indicator, imageToTextPadding))
    } else if let image {
      let view = UIImageView(image: image)
      view.tintColor = .secondaryLabel
      view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: Self.symbolSize)
      parts.append((view, imageToTextPadding))
    }
    if let attributed = attributedText ?? text.map({ NSAttributedString(string: $0) }) {
      let title = label(attributed, .title2)
      // *Estimated*: bold. The title follows the text size as its style does.
      let usual = UITraitCollection(preferredContentSizeCategory: .large)
      let size = UIFont.preferredFont(forTextStyle: .title2, compatibleWith: usual).pointSize
      title.font = UIFontMetrics(forTextStyle: .title2)
        .scaledFont(for: .systemFont(ofSize: size, weight: .bold))
      parts.append((title, textToSecondaryTextPadding))
    }
    if let attributed = secondaryAttributedText
      ?? secondaryText.map({ NSAttributedString(string: $0) })
    {
      let details = label(attributed, .subheadline)
      details.textColor = .secondaryLabel
      parts.append((details, textToButtonPadding))
    }
    for (configuration, properties) in [
      (button, buttonProperties), (secondaryButton, secondaryButtonProperties),
    ] where configuration.title != nil || configuration.image != nil {
      let button = UIButton(
        configuration: configuration, primaryAction: properties.primaryAction)
      // The title of the action is used only where the configuration has no title.
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
    label.adjustsFontForContentSizeCategory = true
    label.text = text.string
    label.numberOfLines = 0
    label.textAlignment = .center
    return label
  }
}

/// The view of a ``UIContentUnavailableConfiguration``.
@preconcurrency @MainActor open class UIContentUnavailableView: UIView, UIContentView {
  /// The configuration that the view shows.
  open var configuration: any UIContentConfiguration { didSet { show() } }
  private let column = UIStackView()

  /// Creates a view for a configuration.
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

  /// Returns nil: archives are not read.
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
  /// The placeholder that fills the view of the controller when content is missing.
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
