// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation
public import QuoinUIKit

/// The content of a list row: a text, a secondary text and an image.
///
/// Apple publishes neither the distances nor the fonts of its styles. The values here are those
/// that programs have observed in UIKit's cells: 16 points from the text to the sides, 11 to the
/// top and bottom, the body font, and caption 1 for a secondary text below it. Distances between
/// the parts are not verified. A program that depends on them sets them.
public struct UIListContentConfiguration: UIContentConfiguration {
  /// The image of the row.
  public var image: UIImage?
  /// The properties of the image.
  public var imageProperties = ImageProperties()
  /// The text of the row.
  public var text: String?
  /// The text with attributes, used in place of `text`.
  public var attributedText: NSAttributedString?
  /// The properties of the text.
  public var textProperties = TextProperties()
  /// The secondary text.
  public var secondaryText: String?
  /// The secondary text with attributes, used in place of `secondaryText`.
  public var secondaryAttributedText: NSAttributedString?
  /// The properties of the secondary text.
  public var secondaryTextProperties = TextProperties()
  /// The axes on which the margins are at least the layout margins of the superview.
  public var axesPreservingSuperviewLayoutMargins: UIAxis = .horizontal
  /// The distances of the content from the edges.
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(
    top: 11, leading: 16, bottom: 11, trailing: 16)
  /// Whether the texts are side by side if they fit.
  public var prefersSideBySideTextAndSecondaryText = false
  /// The distance between image and texts, in points.
  public var imageToTextPadding: CGFloat = 16
  /// The minimum distance between texts that are side by side, in points.
  public var textToSecondaryTextHorizontalPadding: CGFloat = 6
  /// The distance between texts that are stacked vertically, in points.
  public var textToSecondaryTextVerticalPadding: CGFloat = 4
  /// The opacity of the content; stored, not shown.
  public var alpha: CGFloat = 1

  private init(_ style: UIFont.TextStyle, _ secondary: UIFont.TextStyle) {
    textProperties.font = .preferredFont(forTextStyle: style)
    secondaryTextProperties.font = .preferredFont(forTextStyle: secondary)
    secondaryTextProperties.color = .secondaryLabel
  }

  /// Returns a view that shows the content.
  public func makeContentView() -> any UIView & UIContentView {
    UIListContentView(configuration: self)
  }

  /// Returns the configuration for a state: always itself, since colours are not shown.
  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration { self }

  // MARK: Styles

  /// Returns a row with the secondary text below the text.
  public static func cell() -> UIListContentConfiguration { Self(.body, .caption1) }
  /// Returns a row with the secondary text below the text.
  public static func subtitleCell() -> UIListContentConfiguration { Self(.body, .caption1) }
  /// Returns a row with the secondary text at the trailing edge.
  public static func valueCell() -> UIListContentConfiguration {
    var configuration = Self(.body, .body)
    configuration.prefersSideBySideTextAndSecondaryText = true
    return configuration
  }
  /// Returns a header of a plain list.
  public static func plainHeader() -> UIListContentConfiguration { Self(.headline, .footnote) }
  /// Returns a footer of a plain list.
  public static func plainFooter() -> UIListContentConfiguration { Self(.footnote, .footnote) }
  /// Returns a header of a grouped list.
  public static func groupedHeader() -> UIListContentConfiguration {
    var configuration = Self(.footnote, .footnote)
    configuration.textProperties.transform = .uppercase
    configuration.textProperties.color = .secondaryLabel
    return configuration
  }
  /// Returns a large header of a grouped list.
  public static func prominentInsetGroupedHeader() -> UIListContentConfiguration {
    boldHeader(.title3)
  }
  /// Returns an extra large header of a grouped list.
  public static func extraProminentInsetGroupedHeader() -> UIListContentConfiguration {
    boldHeader(.title2)
  }
  /// *Estimated*: the text styles and the weight.
  private static func boldHeader(_ style: UIFont.TextStyle) -> UIListContentConfiguration {
    var configuration = Self(style, .footnote)
    let font = configuration.textProperties.font
    if let bold = font.fontDescriptor.withSymbolicTraits(.traitBold) {
      configuration.textProperties.font = UIFont(descriptor: bold, size: 0)
    }
    return configuration
  }
  /// Returns a footer of a grouped list.
  public static func groupedFooter() -> UIListContentConfiguration {
    var configuration = Self(.footnote, .footnote)
    configuration.textProperties.color = .secondaryLabel
    return configuration
  }
  /// Returns a row of a sidebar.
  public static func sidebarCell() -> UIListContentConfiguration { Self(.body, .caption1) }
  /// Returns a row of a sidebar with the secondary text below the text.
  public static func sidebarSubtitleCell() -> UIListContentConfiguration { Self(.body, .caption1) }
  /// Returns a row of a sidebar beside another list.
  public static func accompaniedSidebarCell() -> UIListContentConfiguration {
    Self(.body, .caption1)
  }
  /// Returns a row of a sidebar beside another list, with the secondary text below the text.
  public static func accompaniedSidebarSubtitleCell() -> UIListContentConfiguration {
    Self(.body, .caption1)
  }
  /// Returns a header of a sidebar.
  public static func sidebarHeader() -> UIListContentConfiguration { Self(.headline, .footnote) }
}
