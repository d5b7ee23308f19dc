// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation
public import QuoinUIKit

extension UIListContentConfiguration {
  /// How a text is set. Font, number of lines and transform determine its size; the others are stored,
  /// not shown.
  public struct TextProperties {
    /// How the lines are aligned.
    public enum TextAlignment: Int, Hashable, Sendable {
      case natural = 0
      case center = 1
      case justified = 2
    }

    /// How letters are changed.
    public enum TextTransform: Int, Hashable, Sendable {
      case none = 0
      case uppercase = 1
      case lowercase = 2
      case capitalized = 3
    }

    /// The font.
    public var font: UIFont = .preferredFont(forTextStyle: .body)
    /// The colour; not shown.
    public var color: UIColor = .label
    /// Changes the colour for a state.
    public var colorTransformer: UIConfigurationColorTransformer?
    /// How the lines are aligned.
    public var alignment = TextAlignment.natural
    /// Where lines end.
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// The greatest number of lines; zero is any.
    public var numberOfLines = 0
    /// Whether the font shrinks.
    public var adjustsFontSizeToFitWidth = false
    /// How far the font shrinks.
    public var minimumScaleFactor: CGFloat = 0
    /// Whether letters move together.
    public var allowsDefaultTighteningForTruncation = false
    /// Whether the font follows the text size of the system.
    public var adjustsFontForContentSizeCategory = true
    /// Whether the whole text can be seen where it is cut off.
    public var showsExpansionTextWhenTruncated = false
    /// How letters are changed.
    public var transform = TextTransform.none

    /// Returns the colour with its transformer.
    public func resolvedColor() -> UIColor { colorTransformer?(color) ?? color }
  }

  /// How an image is placed. Sizes count; the others are stored, not shown.
  public struct ImageProperties {
    /// Stands for the length that UIKit reserves for symbols. Apple does not publish it: the length of
    /// the image is used here.
    public static let standardDimension = CGFloat.greatestFiniteMagnitude

    /// The configuration of symbols.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    /// The colour; nil is the tint colour.
    public var tintColor: UIColor?
    /// Changes the colour for a state.
    public var tintColorTransformer: UIConfigurationColorTransformer?
    /// The radius of the corners, in points.
    public var cornerRadius: CGFloat = 0
    /// The greatest size, which keeps the proportions of the image; zero is any length.
    public var maximumSize = CGSize.zero
    /// The space in whose middle the image is; zero is the length of the image.
    public var reservedLayoutSize = CGSize.zero
    /// Whether inverted colours leave the image as it is.
    public var accessibilityIgnoresInvertColors = false

    /// Returns the colour of the image, with a tint colour where there is none of its own.
    public func resolvedTintColor(for tintColor: UIColor) -> UIColor {
      let color = self.tintColor ?? tintColor
      return tintColorTransformer?(color) ?? color
    }
  }
}
