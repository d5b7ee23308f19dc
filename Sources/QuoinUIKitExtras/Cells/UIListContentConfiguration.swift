// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation
public import QuoinUIKit

/// The content of a row of a list: a text, a second one and an image.
///
/// Apple publishes neither the distances nor the fonts of its styles. Those here are the ones that
/// UIKit's cells have had in programs: texts 16 points from the sides and 11 from the top and bottom,
/// the body font, and caption 1 for a second text below it. Distances between the parts are not
/// verified. A program that depends on them sets them.
public struct UIListContentConfiguration: UIContentConfiguration {
  /// The image.
  public var image: UIImage?
  /// How the image is placed.
  public var imageProperties = ImageProperties()
  /// The text.
  public var text: String?
  /// The text with styles, in place of `text`.
  public var attributedText: NSAttributedString?
  /// How the text is set.
  public var textProperties = TextProperties()
  /// The second text.
  public var secondaryText: String?
  /// The second text with styles, in place of `secondaryText`.
  public var secondaryAttributedText: NSAttributedString?
  /// How the second text is set.
  public var secondaryTextProperties = TextProperties()
  /// The axes on which the margins are at least those of the superview.
  public var axesPreservingSuperviewLayoutMargins: UIAxis = .horizontal
  /// The distances of the content from the edges.
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(
    top: 11, leading: 16, bottom: 11, trailing: 16)
  /// Whether the texts are side by side where they fit.
  public var prefersSideBySideTextAndSecondaryText = false
  /// The distance of the image from the texts, in points.
  public var imageToTextPadding: CGFloat = 16
  /// The least distance between texts side by side, in points.
  public var textToSecondaryTextHorizontalPadding: CGFloat = 6
  /// The distance between texts below each other, in points.
  public var textToSecondaryTextVerticalPadding: CGFloat = 4
  /// The opacity; stored, not shown.
  public var alpha: CGFloat = 1

  private init(_ style: UIFont.TextStyle, _ secondary: UIFont.TextStyle) {
    textProperties.font = .preferredFont(forTextStyle: style)
    secondaryTextProperties.font = .preferredFont(forTextStyle: secondary)
    secondaryTextProperties.color = .secondaryLabel
  }

  /// Makes a view of the content.
  public func makeContentView() -> any UIView & UIContentView {
    UIListContentView(configuration: self)
  }

  /// The configuration for a state: itself, since colours are not shown.
  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration { self }

  // MARK: Styles

  /// A row with a second text below the text.
  public static func cell() -> UIListContentConfiguration { Self(.body, .caption1) }
  /// A row with a second text below the text.
  public static func subtitleCell() -> UIListContentConfiguration { Self(.body, .caption1) }
  /// A row with a second text at the trailing edge.
  public static func valueCell() -> UIListContentConfiguration {
    var configuration = Self(.body, .body)
    configuration.prefersSideBySideTextAndSecondaryText = true
    return configuration
  }
  /// A header of a plain list.
  public static func plainHeader() -> UIListContentConfiguration { Self(.headline, .footnote) }
  /// A footer of a plain list.
  public static func plainFooter() -> UIListContentConfiguration { Self(.footnote, .footnote) }
  /// A header of a grouped list.
  public static func groupedHeader() -> UIListContentConfiguration {
    var configuration = Self(.footnote, .footnote)
    configuration.textProperties.transform = .uppercase
    return configuration
  }
  /// A large header of a grouped list.
  public static func prominentInsetGroupedHeader() -> UIListContentConfiguration {
    Self(.title3, .footnote)
  }
  /// A large header above a plain list with extra space.
  public static func extraProminentInsetGroupedHeader() -> UIListContentConfiguration {
    Self(.title2, .footnote)
  }
  /// A footer of a grouped list.
  public static func groupedFooter() -> UIListContentConfiguration { Self(.footnote, .footnote) }
  /// A row of a sidebar.
  public static func sidebarCell() -> UIListContentConfiguration { Self(.body, .caption1) }
  /// A row of a sidebar with a second text below the text.
  public static func sidebarSubtitleCell() -> UIListContentConfiguration { Self(.body, .caption1) }
  /// A row of a sidebar beside another list.
  public static func accompaniedSidebarCell() -> UIListContentConfiguration {
    Self(.body, .caption1)
  }
  /// A row of a sidebar beside another list, with a second text below the text.
  public static func accompaniedSidebarSubtitleCell() -> UIListContentConfiguration {
    Self(.body, .caption1)
  }
  /// A header of a sidebar.
  public static func sidebarHeader() -> UIListContentConfiguration { Self(.headline, .footnote) }
}
