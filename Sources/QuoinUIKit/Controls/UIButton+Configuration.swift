// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation

extension UIButton {
  /// The content and appearance of a button. Texts, images, insets and padding determine the size
  /// of the button. Windows and pictures show its colours and shapes.
  public struct Configuration {
    /// The size of the insets unless the program sets others.
    public enum Size: Int, Hashable, Sendable {
      case medium = 0
      case small = 1
      case mini = 2
      case large = 3
    }

    /// The shape of the corners.
    public enum CornerStyle: Int, Hashable, Sendable {
      case fixed = -1
      case dynamic = 0
      case small = 1
      case medium = 2
      case large = 3
      case capsule = 4
    }

    /// The alignment of title and subtitle.
    public enum TitleAlignment: Int, Hashable, Sendable {
      case automatic = 0
      case leading = 1
      case center = 2
      case trailing = 3
    }

    /// The background configuration. Its colour and corner radius are shown.
    public var background = UIBackgroundConfiguration.clear()
    /// The indicator that the button has a menu. Stored, not shown.
    public var indicator = Indicator.automatic
    /// A function that changes the colour of the indicator. Stored, not shown.
    public var indicatorColorTransformer: UIConfigurationColorTransformer?
    /// A function that changes the colour of the activity indicator. Stored, not shown.
    public var activityIndicatorColorTransformer: UIConfigurationColorTransformer?
    /// The size and weight of a symbol in the place of the image.
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    /// The line break mode of the subtitle. By default a subtitle has several lines where the button
    /// is too narrow; modes that cut the text keep it on one line.
    public var subtitleLineBreakMode = NSLineBreakMode.byWordWrapping

    /// The text of the title.
    public var title: String? {
      get { attributedTitle.map { String($0.characters) } }
      set { attributedTitle = newValue.map { AttributedString($0) } }
    }
    /// The text with styles, of which the fonts count for the size.
    public var attributedTitle: AttributedString?
    /// The text below the title.
    public var subtitle: String? {
      get { attributedSubtitle.map { String($0.characters) } }
      set { attributedSubtitle = newValue.map { AttributedString($0) } }
    }
    /// The text below with styles, of which the fonts count for the size.
    public var attributedSubtitle: AttributedString?
    /// The image of the button.
    public var image: UIImage?
    /// The image in the size and weight of ``preferredSymbolConfigurationForImage``.
    var shownImage: UIImage? {
      guard let image, let symbol = preferredSymbolConfigurationForImage else { return image }
      return image.applyingSymbolConfiguration(symbol) ?? image
    }
    /// The side of the text on which the image is.
    public var imagePlacement = NSDirectionalRectEdge.leading
    /// The distance of image and text, in points.
    public var imagePadding: CGFloat = 0
    /// The distance of title and subtitle, in points.
    public var titlePadding: CGFloat = 1
    /// The alignment of title and subtitle.
    public var titleAlignment = TitleAlignment.automatic
    /// Whether an activity indicator is in the place of the image.
    public var showsActivityIndicator = false
    /// The size of the insets unless the program sets others.
    public var buttonSize = Size.medium
    /// The shape of the corners. Windows show capsules, and the radius of the background where it
    /// is fixed.
    public var cornerStyle = CornerStyle.dynamic
    /// The style of the button on a Mac. Stored, without effect.
    public var macIdiomStyle = MacIdiomStyle.automatic
    /// The colour of texts and image.
    public var baseForegroundColor: UIColor?
    /// The colour of the background.
    public var baseBackgroundColor: UIColor?
    /// A function that changes the attributes of the title, of which the fonts count for the size.
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// A function that changes the attributes of the subtitle, of which the fonts count for the size.
    public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// A function that changes the colour of the image. Stored, not shown.
    public var imageColorTransformer: UIConfigurationColorTransformer?
    /// The line break mode of the title. By default a title has several lines where the button is too
    /// narrow; modes that cut the text keep it on one line.
    public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
    /// Whether the button's changes of state change its configuration.
    public var automaticallyUpdateForSelection = true
    private var ownInsets: NSDirectionalEdgeInsets?
    /// The kind of background unless the program sets a colour.
    package enum Style { case plain, gray, tinted, filled }
    /// The style of the function that created the configuration.
    package private(set) var style = Style.plain

    /// The distances of the content from the edges. 7 above and below and 12 on the sides in a
    /// medium button, as measured; the numbers of the other sizes are not verified.
    public var contentInsets: NSDirectionalEdgeInsets {
      get { ownInsets ?? buttonSize.insets }
      set { ownInsets = newValue }
    }
    /// Restores the insets of the size.
    public mutating func setDefaultContentInsets() {
      ownInsets = nil
    }

    private init(_ style: Style) { self.style = style }

    /// Returns a configuration with text and image without background.
    public static func plain() -> Configuration { Configuration(.plain) }
    /// Returns a configuration with text and image on a tinted background.
    public static func tinted() -> Configuration { Configuration(.tinted) }
    /// Returns a configuration with text and image on a grey background.
    public static func gray() -> Configuration { Configuration(.gray) }
    /// Returns a style with a background in the tint colour.
    public static func filled() -> Configuration { Configuration(.filled) }
    /// Returns a style without a background, for buttons beside each other.
    public static func borderless() -> Configuration { Configuration(.plain) }
    /// Returns a configuration with text and image with a border.
    public static func bordered() -> Configuration { Configuration(.gray) }
    /// Returns a style with content in the tint colour and a border.
    public static func borderedTinted() -> Configuration { Configuration(.tinted) }
    /// Returns a style with a background in the tint colour and a border.
    public static func borderedProminent() -> Configuration { Configuration(.filled) }

    /// Returns the configuration for the state of a button: itself.
    public func updated(for button: UIButton) -> Configuration { self }
  }

  /// Changes the configuration of a button after its state changed.
  public typealias ConfigurationUpdateHandler = (UIButton) -> Void
}

/// Changes the attributes of a text for a state.
public struct UIConfigurationTextAttributesTransformer {
  /// The closure that changes attributes.
  public let transform: (AttributeContainer) -> AttributeContainer

  /// Creates a transformer with a closure.
  public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) {
    self.transform = transform
  }

  /// Returns the changed attributes.
  public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer {
    transform(input)
  }
}

/// A change of a colour for a state.
public struct UIConfigurationColorTransformer {
  /// The closure that changes a colour.
  public let transform: (UIColor) -> UIColor

  /// Creates a transformer with a closure.
  public init(_ transform: @escaping (UIColor) -> UIColor) {
    self.transform = transform
  }

  /// Returns the changed colour.
  public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }
}

extension UIButton.Configuration.Size {
  /// The distances of the content from the edges.
  fileprivate var insets: NSDirectionalEdgeInsets {
    switch self {
    case .medium: NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
    case .small, .mini: NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
    case .large: NSDirectionalEdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
    }
  }
}
